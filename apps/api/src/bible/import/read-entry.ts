import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CatalogueEntry } from '../catalogue.ts'
import { ImportError } from './imported-verse.ts'

/** Where the catalogue's files come from: their public addresses, or a folder or server that holds them by their names. */
export type BibleSource = 'internet' | (string & {})

/** Long enough for a slow line, short enough that a server that says nothing is given up. */
const LONGEST_MS = 5 * 60_000

/**
 * The file of an entry, as large as it must be and with the hash that it must have.
 *
 * @param onBytes told how many have come so far.
 * @throws ImportError that says what is wrong with it.
 */
export async function readEntry(
  entry: CatalogueEntry,
  source: BibleSource,
  {
    signal,
    onBytes = () => {},
  }: { signal?: AbortSignal | undefined; onBytes?: (bytes: number) => void } = {},
): Promise<Buffer> {
  const address = addressOf(entry, source)
  const file = /^https?:/.test(address)
    ? await download(address, entry.bytes, signal, onBytes)
    : await readLocal(address, entry.bytes)
  const sha256 = createHash('sha256').update(file).digest('hex')
  if (file.length !== entry.bytes || sha256 !== entry.sha256) {
    throw new ImportError(`${address} is not the file that the catalogue means: its size or SHA-256 differs`)
  }
  return file
}

function addressOf({ url }: CatalogueEntry, source: BibleSource): string {
  if (source === 'internet') return url
  const name = basename(new URL(url).pathname)
  return /^https?:/.test(source)
    ? new URL(name, source.endsWith('/') ? source : `${source}/`).href
    : join(source, name)
}

async function readLocal(path: string, bytes: number): Promise<Buffer> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new ImportError(`There is no file ${path}`)
  if (found.size !== bytes) throw new ImportError(`${path} has ${found.size} bytes and not ${bytes}`)
  return readFile(path)
}

async function download(
  url: string,
  bytes: number,
  signal: AbortSignal | undefined,
  onBytes: (bytes: number) => void,
): Promise<Buffer> {
  const limits = [AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])]
  const chunks: Uint8Array[] = []
  let received = 0
  try {
    const response = await fetch(url, { signal: AbortSignal.any(limits), redirect: 'error' })
    if (!response.ok || !response.body) throw new ImportError(`${url} answered ${response.status}`)
    for await (const chunk of response.body) {
      received += chunk.length
      if (received > bytes) throw new ImportError(`${url} sends more than the ${bytes} bytes it should`)
      chunks.push(chunk)
      onBytes(received)
    }
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    throw new ImportError(`${new URL(url).host} cannot be reached, or broke off`, { cause })
  }
  return Buffer.concat(chunks, received)
}
