import type { Readable } from 'node:stream'

/** The bytes of a document that is being set; to be asked for before its first word. */
export function collectPdf(doc: Pick<Readable, 'on'>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
