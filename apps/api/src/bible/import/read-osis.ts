import type { LivroCodigo } from '@atrio/rules'
import { toLivro, toVerse, type ImportedVerse } from './imported-verse.ts'
import type { XmlToken } from './xml-tokens.ts'

/** Elements whose words are not the verse's own. */
const ASIDE = new Set(['note', 'title', 'header', 'reference', 'figure'])
const PARAGRAPH = new Set(['p', 'lg'])

/** OSIS, with verses as elements around their text or as marks before and after it. */
export async function* readOsis(tokens: AsyncIterable<XmlToken>): AsyncGenerator<ImportedVerse> {
  let verse: { livro: LivroCodigo; capitulo: number; versiculo: number; paragraph: boolean } | null = null
  let text = ''
  let aside = 0
  let paragraph = false
  const finish = () => {
    const done = verse && toVerse(verse.livro, verse.capitulo, verse.versiculo, text, verse.paragraph)
    verse = null
    text = ''
    return done
  }
  for await (const token of tokens) {
    if (token.kind === 'text') {
      if (verse && aside === 0) text += token.text
      continue
    }
    const { name } = token
    if (ASIDE.has(name)) {
      if (token.kind === 'close') aside = Math.max(0, aside - 1)
      else if (!token.selfClosing) aside += 1
      continue
    }
    if (token.kind === 'open' && startsParagraph(token)) {
      if (verse) text += ' '
      paragraph = true
    }
    if (name === 'l' && verse) text += ' '
    if (name !== 'verse') continue
    if (token.kind === 'open' && !token.attributes['eID']) {
      // A verse that nobody ended ends where the next begins.
      const unfinished = finish()
      if (unfinished) yield unfinished
      const place = toPlace(token.attributes['osisID'] ?? token.attributes['sID'] ?? '')
      verse = place && { ...place, paragraph }
      paragraph = false
    } else {
      const done = finish()
      if (done) yield done
    }
  }
  const last = finish()
  if (last) yield last
}

function startsParagraph(token: XmlToken & { kind: 'open' }): boolean {
  return PARAGRAPH.has(token.name) || (token.name === 'milestone' && token.attributes['type'] === 'x-p')
}

// `Gen.1.1`, or `Gen.1.1 Gen.1.2` where two are one; what follows `!` is a part of a verse.
function toPlace(osisId: string): { livro: LivroCodigo; capitulo: number; versiculo: number } | null {
  const [, book = '', capitulo, versiculo] = /^([\w]+)\.(\d+)\.(\d+)/.exec(osisId.trim()) ?? []
  const livro = book ? toLivro(book) : null
  return livro && { livro, capitulo: Number(capitulo), versiculo: Number(versiculo) }
}
