import type { SongFile } from './read-song-file.ts'
import { sectionOf } from './section-start.ts'
import { childrenOf, textOf, type XmlNode } from './small-xml.ts'

/** A song of OpenLyrics 0.8 or 0.9; null where the file is another program's. */
export function readOpenLyrics(root: XmlNode): SongFile | null {
  const [properties] = childrenOf(root, 'properties')
  if (!properties) return null
  const all = (group: string, name: string) =>
    childrenOf(childrenOf(properties, group)[0], name)
      .map((node) => textOf(node).trim())
      .filter(Boolean)
  const [titulo, subtitulo] = all('titles', 'title')
  const [songbook] = childrenOf(childrenOf(properties, 'songbooks')[0], 'songbook')
  const fields = {
    titulo,
    subtitulo,
    autor: all('authors', 'author').join(', '),
    codigo: songbook?.attributes['entry'],
    tom: textOf(childrenOf(properties, 'key')[0]).trim(),
    tema: all('themes', 'theme')[0],
  }
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
  return { ...said, conteudo: writeVerses(childrenOf(childrenOf(root, 'lyrics')[0], 'verse')) }
}

/** Of a song in several languages the first one. */
function writeVerses(verses: readonly XmlNode[]): string {
  const lang = verses[0]?.attributes['lang']
  const own = verses.filter(({ attributes }) => attributes['lang'] === lang)
  return own
    .map((verse) => {
      const { start, end } = sectionOf(verse.attributes['name'] ?? '')
      const lines = childrenOf(verse, 'lines').map((node) => writeLines(node).trim())
      return [
        start,
        ...lines
          .join('\n')
          .split('\n')
          .map((line) => line.trim()),
        end,
      ].join('\n')
    })
    .join('\n\n')
}

/** Lines end where `<br/>` or, in 0.8, `<line>` says so; line ends of the file mean nothing. */
function writeLines({ children }: XmlNode): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ')
      if (child.name === 'br') return '\n'
      if (child.name === 'chord') return `[${chordOf(child.attributes)}]${writeLines(child)}`
      if (child.name === 'line') return `${writeLines(child)}\n`
      return child.name === 'comment' ? '' : writeLines(child)
    })
    .join('')
}

function chordOf({ name, root = '', structure = '', bass }: Readonly<Record<string, string>>): string {
  if (name !== undefined) return name.replace(/[[\]]/g, '')
  const quality = STRUCTURES[structure] ?? structure
  return `${root}${quality}${bass ? `/${bass}` : ''}`.replace(/[[\]]/g, '')
}

const STRUCTURES: Record<string, string> = {
  maj: '',
  min: 'm',
  dom7: '7',
  min7: 'm7',
  min6: 'm6',
  min9: 'm9',
  maj6: '6',
  power: '5',
}
