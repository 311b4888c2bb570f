import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf.ts'

export type PdfState = { state: 'loading' } | { state: 'failed' } | { state: 'open'; pdf: PDFDocumentProxy }

/** A PDF file of this site, read as long as the component is there. */
export function usePdf(href: string): PdfState {
  const [found, setFound] = useState<PdfState>({ state: 'loading' })
  useEffect(() => {
    let left = false
    const task = openPdf(href)
    task
      .then(({ promise }) => promise)
      .then(
        (pdf) => !left && setFound({ state: 'open', pdf }),
        () => !left && setFound({ state: 'failed' }),
      )
    return () => {
      left = true
      void task.then((opened) => opened.destroy()).catch(() => undefined)
    }
  }, [href])
  return found
}
