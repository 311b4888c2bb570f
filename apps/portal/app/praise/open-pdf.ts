import type { PDFDocumentLoadingTask } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the address of the file, by the bundler
import library from 'pdfjs-dist/legacy/build/pdf.min.mjs?url'
// oxlint-disable-next-line import/default -- the address of the file, by the bundler
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/**
 * Begins to read a PDF file of this site. The library is half a megabyte with its worker: it is a file of its own that
 * no other page loads, and the service worker does not keep it.
 */
export async function openPdf(href: string): Promise<PDFDocumentLoadingTask> {
  const pdf = (await import(/* @vite-ignore */ library)) as typeof import('pdfjs-dist')
  pdf.GlobalWorkerOptions.workerSrc = worker
  // A score has no forms and no scripts, and nothing in it may lead the browser elsewhere.
  return pdf.getDocument({ url: href, enableXfa: false, stopAtErrors: false })
}
