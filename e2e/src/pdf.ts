import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'

/** The name of what was downloaded, once it is seen to be a PDF document from its first to its last line. */
export async function nameOfPdf(download: Download): Promise<string> {
  const bytes = await readFile(await download.path())
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.trimEnd().endsWith('%%EOF') || !text.includes('/Page')) {
    throw new Error(`${download.suggestedFilename()} is no PDF document: ${bytes.length} bytes`)
  }
  return download.suggestedFilename()
}
