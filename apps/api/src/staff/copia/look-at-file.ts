import { open, readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { conteudoArquivos } from '@atrio/contract'
import { readCaptions } from '@atrio/rules'
import { namesOnlyItsOwn } from '../../files/film-list.ts'
import { tellFormat } from '../../files/tell-format.ts'
import { hasScript, tellType } from '../../files/tell-type.ts'
import { CopiaRefused } from './look.ts'

/** What lies in `arquivo`, by its ending (`keyOf`). */
export const TIPOS: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
}
const HEAD = 4_096
/** What films of MP4 begin with. */
const BOXES = /^(?:ftyp|styp|sidx|moof|moov|mdat|emsg|prft|free|skip|wide)$/
/** What is read whole. */
const MOST_TEXT = 2 * 1024 * 1024
/** Of a film of ten hours in pieces of two seconds. */
const MOST_LIST = 2 * 1024 * 1024
/** Of the church's media, what is marked up and no document that a browser would run. */
const MARKED_UP = new Set(['.xml', '.rss', '.json', '.txt'])

/** What a file of a film has to be, as one that was sent here would be or have been made. @throws CopiaRefused */
export async function requireFilmFile(path: string, file: string): Promise<void> {
  switch (extname(file)) {
    case '.m3u8':
      return must(namesOnlyItsOwn(await readText(path, MOST_LIST)))
    case '.vtt':
      return requireCaptions(path)
    case '.jpg':
      return requirePicture(path, 'image/jpeg')
    default:
      must((await tellHead(path)) === null)
  }
}

/** @throws CopiaRefused where it is not the picture or the document that its name says */
export async function requireUpload(path: string, tipo: string): Promise<void> {
  if (tipo.startsWith('image/')) return requirePicture(path, tipo)
  const formato = await tellFormat(path)
  must(formato !== null && TIPOS[formato] === tipo)
}

async function requirePicture(path: string, tipo: string): Promise<void> {
  must((await tellHead(path)) === tipo)
}

/** Of a church's media: nothing that is a page, or could be run as one. @throws CopiaRefused */
export async function requireMedia(path: string): Promise<void> {
  const ending = extname(path).toLowerCase()
  if (ending === '.vtt') await requireCaptions(path)
  else if (ending === '.m3u8') must(namesOnlyItsOwn(await readText(path, MOST_LIST)))
  else if (ending === '.svg') must(!(await isActive(path)))
  else if (!MARKED_UP.has(ending)) must((await tellHead(path)) !== 'markup')
}

async function isActive(path: string): Promise<boolean> {
  // Programs that draw say so at the beginning, which runs nothing.
  const drawing = (await readText(path, MOST_TEXT)).replace(/<!doctype svg\b[^>[]*>/i, '')
  return hasScript(Buffer.from(drawing)) || /\son\w+\s*=|<foreignobject/i.test(drawing)
}

async function requireCaptions(path: string): Promise<void> {
  const text = await readText(path, conteudoArquivos.legenda.maxBytes)
  const read = readCaptions(text)
  // Without a caption yet they are some all the same.
  must(text.startsWith('WEBVTT') && ('vtt' in read || read.wrong === 0))
}

async function readText(path: string, most: number): Promise<string> {
  const { size } = await stat(path)
  must(size <= most)
  return readFile(path, 'utf8')
}

async function tellHead(path: string): Promise<string | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const told = tellType(buffer.subarray(0, bytesRead))
    // The length of a box may look like the beginning of a tag.
    return told === 'markup' && BOXES.test(buffer.toString('latin1', 4, 8)) ? null : told
  } finally {
    await file.close()
  }
}

function must(holds: boolean): void {
  if (!holds) throw new CopiaRefused('formato')
}
