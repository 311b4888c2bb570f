import type { Field, Resource, Valores } from '@atrio/contract'
import {
  parseMoments,
  parseNamedLinks,
  writeMoments,
  writeNamedLinks,
  type Moment,
  type NamedLink,
} from '@atrio/rules'

/** A file of captions; `nome` is the language in itself. */
interface Legenda {
  idioma: string
  nome: string
  url: string
}

const CAPTIONS = /^([a-z]{2,3}(?:-[A-Z]{2})?) (\S+)$/

/** What a form types in lines and a column keeps as what it is. @throws Error for what `requireWhole` refuses */
export function toColumn({ ui }: Field, value: Valores[string]): unknown {
  const text = String(value ?? '')
  switch (ui.input) {
    case 'moments': {
      const read = parseMoments(text)
      if ('wrong' in read) throw new Error(`line ${read.wrong} is no moment`)
      return JSON.stringify(read.moments)
    }
    case 'captions':
      return JSON.stringify(parseCaptions(text))
    case 'links': {
      const read = parseNamedLinks(text)
      if ('wrong' in read) throw new Error(`line ${read.wrong} names no address`)
      return JSON.stringify(read.links)
    }
    case 'items':
      return text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    case 'records':
      return text === '' ? [] : text.split(',').map(Number)
    default:
      return value
  }
}

/** The same as it is on the wire, out of the row or its history. */
export function toField({ fields }: Pick<Resource, 'fields'>, name: string, value: unknown): Valores[string] {
  const input = fields[name]?.ui.input
  if (input === 'moment' && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return new Date(value).toISOString()
  // The database writes seconds, too.
  if (input === 'time' && typeof value === 'string') return value.slice(0, 5)
  if (!Array.isArray(value)) return value as Valores[string]
  if (value.length === 0) return null
  if (input === 'moments') return writeMoments(value as Moment[])
  if (input === 'captions')
    return (value as Legenda[]).map(({ idioma, url }) => `${idioma} ${url}`).join('\n')
  if (input === 'links') return writeNamedLinks(value as NamedLink[])
  return value.join(input === 'items' ? '\n' : ',')
}

/** @returns null where a line is none, or a language comes twice */
export function parseCaptions(text: string): Legenda[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const all = lines.map((line): Legenda | null => {
    const [, idioma, url] = CAPTIONS.exec(line.trim()) ?? []
    if (!idioma || !url) return null
    const nome = new Intl.DisplayNames([idioma], { type: 'language' }).of(idioma.slice(0, 2)) ?? idioma
    return { idioma, nome, url }
  })
  const languages = new Set(all.map((one) => one?.idioma))
  return all.every((one) => one !== null) && languages.size === all.length ? all : null
}
