import { open, type FileHandle } from 'node:fs/promises'
import { conteudoArquivos } from '@atrio/contract'
import { readCaptions } from '@atrio/rules'
import { isMp3 } from './mp3.ts'

/** How much of a file's beginning and end is read. */
const PART = 64 * 1024
/** Of the table of an MP4 file, wherever in it that stands. */
const MAX_TABLE = 8 * 1024 * 1024

/**
 * What a file is by its bytes, as the ending that its address gets: of its name nothing is believed.
 * @returns null for anything that no content takes, `damaged` where it begins as one of them and does not go on
 */
export async function tellFormat(path: string): Promise<string | null> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const head = await readAt(handle, 0, PART)
    const word = (from: number, to: number) => head.subarray(from, to).toString('latin1')
    if (word(0, 5) === '%PDF-') {
      const tail = await readAt(handle, Math.max(0, size - PART), PART)
      return tail.includes('%%EOF') ? 'pdf' : 'damaged'
    }
    if (word(0, 4) === 'PK\x03\x04' && word(30, 58) === 'mimetypeapplication/epub+zip') return 'epub'
    if (word(0, 4) === 'RIFF' && word(8, 12) === 'WAVE') return 'wav'
    if (word(0, 4) === 'OggS') return /OpusHead|vorbis/.test(word(0, 256)) ? 'ogg' : null
    if (word(4, 8) === 'ftyp') return tellMp4(handle, size)
    if (head.includes('-->')) return tellCaptions(handle, size)
    return (await isMp3(handle, head)) ? 'mp3' : null
  } finally {
    await handle.close()
  }
}

/** Captions are small and read whole; a line that no browser understands makes them none. */
async function tellCaptions(handle: FileHandle, size: number): Promise<string | null> {
  if (size > conteudoArquivos.legenda.maxBytes) return null
  const text = (await readAt(handle, 0, size)).toString('utf8')
  if (!text.startsWith('WEBVTT')) return null
  return 'vtt' in readCaptions(text) ? 'vtt' : 'damaged'
}

/** An MP4 file without a picture is a recording; one whose table is missing has not come whole. */
async function tellMp4(handle: FileHandle, size: number): Promise<string | null> {
  for (let at = 0, boxes = 0; at + 8 <= size && boxes < 1_000; boxes += 1) {
    const head = await readAt(handle, at, 16)
    const short = head.readUInt32BE(0)
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short
    if (head.toString('latin1', 4, 8) === 'moov') {
      const table = await readAt(handle, at, Math.min(length || size, MAX_TABLE))
      return table.includes('soun') && !table.includes('avc1') && !table.includes('hvc1') ? 'm4a' : null
    }
    if (length < 8) break
    at += length
  }
  return 'damaged'
}

async function readAt(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
