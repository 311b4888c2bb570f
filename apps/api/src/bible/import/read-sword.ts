import { posix } from 'node:path'
import { inflateSync } from 'node:zlib'
import { chapterCount, isNewTestament, LIVROS, verseCount, type LivroCodigo } from '@atrio/rules'
import { ImportError, toVerse, type ImportedVerse } from './imported-verse.ts'
import type { SwordFiles } from './sword-files.ts'
import { readXmlText } from './xml-tokens.ts'

/**
 * A SWORD module of the kind zText with its `mods.d`: three files for each testament. `bzz` holds blocks of compressed
 * text, `bzs` where each block lies, `bzv` where in which block each verse lies. Verses are in the order of the module's
 * numbering, with a slot for the introductions of module, testament, book and chapter.
 */
export async function* readSword(module: SwordFiles): AsyncGenerator<ImportedVerse> {
  const { data, numbering } = await describe(module)
  let found = false
  for (const testament of ['ot', 'nt'] as const) {
    const files = await openTestament(module, data, testament)
    if (!files) continue
    found = true
    yield* readTestament(files, testament, numbering)
  }
  if (!found) throw new ImportError(`There is no zText module in ${module.name}`)
}

/** How many verses a chapter has in a numbering. */
type Numbering = (livro: LivroCodigo, capitulo: number) => number

// That of the New Revised Standard Version divides two last verses of the others.
const NRSV: Record<string, number> = { '3jn 1': 15, 'rev 12': 18 }
const NUMBERINGS: Record<string, Numbering> = {
  KJV: verseCount,
  NRSV: (livro, capitulo) => NRSV[`${livro} ${capitulo}`] ?? verseCount(livro, capitulo),
}

async function describe(module: SwordFiles): Promise<{ data: string; numbering: Numbering }> {
  const config = (await module.list('mods.d')).find((name) => name.endsWith('.conf'))
  const described = config && (await module.read(`mods.d/${config}`))
  if (!described) throw new ImportError(`${module.name} has no mods.d with a module's description`)
  const text = described.toString('utf8')
  const setting = (name: string) => new RegExp(`^${name}=(.*)$`, 'mi').exec(text)?.[1]?.trim()
  const driver = setting('ModDrv') ?? ''
  if (driver.toLowerCase() !== 'ztext')
    throw new ImportError(`The module is ${driver}, only zText can be read`)
  const versification = setting('Versification') ?? 'KJV'
  const numbering = Object.hasOwn(NUMBERINGS, versification) ? NUMBERINGS[versification] : undefined
  if (!numbering)
    throw new ImportError(`Verses are numbered by ${versification}, only KJV and NRSV can be read`)
  const compression = setting('CompressType') ?? 'ZIP'
  if (compression !== 'ZIP')
    throw new ImportError(`The text is compressed by ${compression}, only ZIP can be read`)
  const data = posix.normalize(setting('DataPath') ?? '.')
  if (data.startsWith('/') || data.startsWith('..')) throw new ImportError('The module points outside itself')
  return { data, numbering }
}

type Testament = { blocks: Buffer; verses: Buffer; text: Buffer }

async function openTestament(
  module: SwordFiles,
  data: string,
  testament: 'ot' | 'nt',
): Promise<Testament | null> {
  const read = (ending: string) => module.read(posix.join(data, `${testament}.${ending}`))
  const [blocks, verses, text] = await Promise.all([read('bzs'), read('bzv'), read('bzz')])
  return blocks && verses && text ? { blocks, verses, text } : null
}

function* readTestament(
  files: Testament,
  testament: 'ot' | 'nt',
  numbering: Numbering,
): Generator<ImportedVerse> {
  const readBlock = blockReader(files)
  // The first two are the introductions of the module and of the testament.
  let slot = 2
  for (const livro of LIVROS.filter((book) => isNewTestament(book) === (testament === 'nt'))) {
    slot += 1
    let startsParagraph = false
    for (let capitulo = 1; capitulo <= chapterCount(livro); capitulo += 1) {
      slot += 1
      for (let versiculo = 1; versiculo <= numbering(livro, capitulo); versiculo += 1, slot += 1) {
        const entry = readEntry(files, readBlock, slot)
        const verse = toVerse(
          livro,
          capitulo,
          versiculo,
          entry.text,
          startsParagraph || entry.startsParagraph,
        )
        startsParagraph = entry.opensNext
        if (verse) yield verse
      }
    }
  }
}

function blockReader({ blocks, text }: Testament): (index: number) => Buffer {
  let last = -1
  let block = Buffer.alloc(0)
  return (index) => {
    if (index === last) return block
    const at = index * 12
    if (at + 12 > blocks.length) throw new ImportError('The module points to text that it does not have')
    const [offset, size] = [blocks.readUInt32LE(at), blocks.readUInt32LE(at + 4)]
    block = inflateSync(text.subarray(offset, offset + size), { maxOutputLength: 64 * 1024 * 1024 })
    last = index
    return block
  }
}

type Entry = { text: string; startsParagraph: boolean; opensNext: boolean }

function readEntry({ verses }: Testament, readBlock: (index: number) => Buffer, slot: number): Entry {
  const at = slot * 10
  const empty = { text: '', startsParagraph: false, opensNext: false }
  if (at + 10 > verses.length) return empty
  const size = verses.readUInt16LE(at + 8)
  if (size === 0) return empty
  const start = verses.readUInt32LE(at + 4)
  return stripMarkup(readBlock(verses.readUInt32LE(at)).toString('utf8', start, start + size))
}

const ASIDE = new Set(['note', 'title', 'figure'])

/** The words of one verse. A mark for a paragraph after the last word belongs to the next verse. */
function stripMarkup(markup: string): Entry {
  const entry: Entry = { text: '', startsParagraph: false, opensNext: false }
  let aside = 0
  for (const token of readXmlText(`${markup}<end/>`)) {
    if (token.kind === 'text') {
      if (aside === 0) entry.text += token.text
      if (token.text.trim() !== '') entry.opensNext = false
    } else if (ASIDE.has(token.name)) {
      aside = token.kind === 'close' ? Math.max(0, aside - 1) : aside + (token.selfClosing ? 0 : 1)
    } else if (token.kind === 'open' && isParagraph(token.name, token.attributes)) {
      if (entry.text.trim() === '') entry.startsParagraph = true
      else entry.opensNext = true
      entry.text += ' '
    } else if (token.name === 'l') entry.text += ' '
  }
  return entry
}

function isParagraph(name: string, attributes: Record<string, string>): boolean {
  if (name === 'p' || name === 'lg') return true
  if (name === 'div') return attributes['type'] === 'paragraph' && attributes['eID'] === undefined
  return name === 'milestone' && attributes['type'] === 'x-p'
}
