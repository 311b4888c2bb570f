import { formatCivilDate, formatInstant, type Locale } from '@atrio/rules'
import type { ExportedRow } from './collect.ts'

/** In the person's language; a column or table without a word of its own is read by its name. */
export interface ExportWords {
  inicio: string
  titulo: string
  resumo: string
  sim: string
  nao: string
  arquivos: string
  /** With how many, where files were too many for one ZIP. */
  arquivosFora: string
  tabelas: Readonly<Record<string, string>>
  colunas: Readonly<Record<string, string>>
}

interface Page {
  igreja: string
  locale: Locale
  timeZone: string
  tabelas: Record<string, ExportedRow[]>
  arquivos: { nome: string }[]
  words: ExportWords
}

/** A page that needs nothing beside it: no script, no picture, no network. What people wrote is text in it. */
export function writePage(page: Page): string {
  const { words, locale } = page
  const sections = Object.entries(page.tabelas)
    .map(([name, rows]) => ({ title: words.tabelas[name] ?? readable(name), name, rows }))
    .toSorted(
      (a, b) =>
        Number(a.name !== 'usuario') - Number(b.name !== 'usuario') || a.title.localeCompare(b.title, locale),
    )
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(words.titulo)}</title>
<style>${STYLE}</style>
<main>
<h1>${escape(words.titulo)}</h1>
<p>${escape(words.resumo)}</p>
<nav><ul>${sections.map(({ name, title, rows }) => `<li><a href="#${name}">${escape(title)}</a> <small>${rows.length}</small></li>`).join('')}</ul></nav>
${sections.map((section) => writeSection(page, section)).join('\n')}
${writeFiles(page)}
</main>
</html>
`
}

function writeFiles({ arquivos, words }: Page): string {
  if (arquivos.length === 0 && words.arquivosFora === '') return ''
  const items = arquivos.map(({ nome }) => `<li><a href="arquivos/${escape(nome)}">${escape(nome)}</a></li>`)
  const left = words.arquivosFora === '' ? '' : `<p>${escape(words.arquivosFora)}</p>`
  return `<section><h2>${escape(words.arquivos)}</h2>${left}<ul>${items.join('')}</ul></section>`
}

function writeSection(
  page: Page,
  { name, title, rows }: { name: string; title: string; rows: ExportedRow[] },
): string {
  return `<section id="${name}"><h2>${escape(title)}</h2>${rows.map((row) => writeRow(page, row)).join('')}</section>`
}

function writeRow(page: Page, row: ExportedRow): string {
  const lines = Object.entries(row).flatMap(([column, value]) => {
    const text = say(page, value)
    // Numbers of rows tell a person nothing; they are in the JSON.
    if (text === '' || /^(id|versao)$|_id$|^uuid$/.test(column)) return []
    const label = page.words.colunas[column] ?? readable(column)
    return [`<dt>${escape(label)}</dt><dd>${escape(text)}</dd>`]
  })
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>`
}

function say(page: Page, value: unknown): string {
  const { words } = page
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.sim : words.nao
  if (typeof value === 'string') return sayText(page, value)
  if (Array.isArray(value)) return value.map((one) => say(page, one)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, one]) => [words.colunas[key] ?? readable(key), say(page, one)] as const)
      .flatMap(([label, text]) => (text === '' ? [] : [`${label}: ${text}`]))
      .join('\n')
  }
  return typeof value === 'number' ? String(value) : ''
}

/** What people wrote may look like a date and be none. */
function sayText({ locale, timeZone }: Page, text: string): string {
  const isDate = !Number.isNaN(Date.parse(text))
  if (isDate && /^\d{4}-\d\d-\d\d$/.test(text)) return formatCivilDate(text, 'short', locale)
  if (isDate && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text))
    return formatInstant(text, 'dateTime', locale, timeZone)
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

function readable(name: string): string {
  const text = name.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.6 system-ui, sans-serif; margin: 0 }
main { max-width: 46rem; padding: 2rem 1rem 4rem; margin: 0 auto }
h1 { line-height: 1.2 }
h2 { margin: 3rem 0 .5rem; border-bottom: 1px solid }
nav ul { columns: 2 14rem; padding-left: 1.2rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .15rem 1rem; margin: 0; padding: .8rem 0; border-bottom: 1px solid #8884 }
dt { opacity: .75 } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
`
