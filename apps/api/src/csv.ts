import type { Locale } from '@atrio/rules'

/** A number of ours, as `decimal` writes it: the only thing that may begin with a sign. */
export interface CsvNumber {
  texto: string
}
export type CsvCell = string | CsvNumber | null

/** What a table program would run: a cell that begins like a formula, or like the white space before one. */
const FORMULA = /^[\s\u200B\uFEFF]*[=+\-@|%]|^[\t\r\n]/

/**
 * Rows as the table programs of a language open them by a double click: with its separator, and a mark that says UTF-8. No
 * text of anybody's becomes a formula (CWE-1236): an apostrophe goes before it, which those programs do not show.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: Locale): Buffer {
  const separator = locale === 'en' ? ',' : ';'
  const lines = rows.map((row) => row.map((cell) => quoted(cellText(cell), separator)).join(separator))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** `1234` cents as `12,34`. */
export function decimal(cents: bigint, locale: Locale): CsvNumber {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  const point = locale === 'en' ? '.' : ','
  return { texto: `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}${point}${digits.slice(-2)}` }
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return cell.texto
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
