import type PDFDocument from 'pdfkit'
import { collectPdf } from './collect-pdf.ts'
import { fontFile, fontNames } from './pdf-fonts.ts'

export type PdfDocument = InstanceType<typeof PDFDocument>

type Options = Pick<PDFKit.PDFDocumentOptions, 'margin' | 'margins' | 'bufferPages'> & {
  title: string
  author: string
  lang: string
}

/**
 * An A4 document that screen readers can read, in the portal's letters, and its bytes once it has ended. What sets it is
 * loaded for the first one: at rest a server does not hold it.
 */
export async function openDocument({ title, author, ...options }: Options): Promise<{
  doc: PdfDocument
  bytes: Promise<Buffer>
}> {
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: author },
    ...options,
  })
  const bytes = collectPdf(doc)
  for (const name of fontNames) doc.registerFont(name, fontFile(name))
  return { doc, bytes }
}
