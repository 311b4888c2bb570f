import type { LivroCodigo } from '@atrio/rules'
import { toLivro, toVerse, type ImportedVerse } from './imported-verse.ts'
import type { XmlToken } from './xml-tokens.ts'

/** Elements whose words are not the verse's own: footnotes, references, headings, introductions. */
const ASIDE = new Set(['f', 'x', 'fe', 's', 'd', 'r', 'h', 'id', 'ide', 'toc', 'rem', 'cp', 'vp', 'ref'])

/** USFX: books, with marks where chapters and verses begin and `ve` where one ends. */
export async function* readUsfx(tokens: AsyncIterable<XmlToken>): AsyncGenerator<ImportedVerse> {
  let livro: LivroCodigo | null = null
  let capitulo = 0
  let verse: { versiculo: number; paragraph: boolean } | null = null
  let text = ''
  let aside = 0
  let paragraph = false
  const finish = () => {
    const done = livro && verse && toVerse(livro, capitulo, verse.versiculo, text, verse.paragraph)
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
    if (token.kind === 'close' && name !== 'book') continue
    const attributes = token.kind === 'open' ? token.attributes : {}
    if (name === 'p' || name === 'q') {
      if (verse) text += ' '
      paragraph = name === 'p'
    }
    if (!['book', 'c', 'v', 've'].includes(name)) continue
    const done = finish()
    if (done) yield done
    if (name === 'book') livro = token.kind === 'open' ? toLivro(attributes['id'] ?? '') : null
    if (name === 'c') capitulo = Number(attributes['id'])
    if (name === 'v') {
      verse = { versiculo: Number.parseInt(attributes['id'] ?? '', 10), paragraph }
      paragraph = false
    }
  }
  const last = finish()
  if (last) yield last
}
