import type { CampoImportacao } from '@atrio/contract'
import { fold } from '@atrio/rules'

/** What a row's cells have to be read by. */
export interface Reading {
  congregacoes: ReadonlyMap<string, number>
  /** By column, what of a date comes first where both could be. */
  monthFirst: (coluna: number) => boolean
  /** Of this century until then, of the one before after it. */
  year: number
}

/** What a cell says, as a registration would; `refused` where it says nothing that can be kept. */
export type ReadCell = { value: string | number } | { refused: string }

/** @param cell not empty */
export function readCell(
  campo: CampoImportacao,
  cell: string,
  { coluna, ...reading }: Reading & { coluna: number },
): ReadCell {
  if (isFormula(cell)) return { refused: 'formula' }
  if (campo === 'sexo') return wordOf(SEXO, cell)
  if (campo === 'estadoCivil') return wordOf(ESTADO_CIVIL, cell)
  if (campo === 'email') return { value: cell.replace(/^mailto:/i, '').toLowerCase() }
  // A program that takes a number for a number leaves its zeros out.
  if (campo === 'cpf') return { value: /^\d{9,10}$/.test(cell) ? cell.padStart(11, '0') : cell }
  if (campo === 'endereco.cep') return { value: /^\d{7}$/.test(cell) ? cell.padStart(8, '0') : cell }
  if (campo === 'congregacao') {
    const value = reading.congregacoes.get(fold(cell))
    return value === undefined ? { refused: 'unknown' } : { value }
  }
  if (campo === 'dataNascimento' || campo === 'dataCasamento') {
    const value = readDay(cell, { monthFirst: reading.monthFirst(coluna), year: reading.year })
    return value === null ? { refused: 'date' } : { value }
  }
  return { value: cell }
}

/** What begins like one, or ended in a failure. */
function isFormula(cell: string): boolean {
  return /^[=@]/.test(cell) || /^#(N\/[AD]|REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!)/.test(cell)
}

const WRITTEN = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[ T].*)?$/
const ISO = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[ T].*)?$/

/** As ISO, of any of the ways that a day is written in; whether there is such a day is for the rules to say. */
function readDay(cell: string, { monthFirst, year }: { monthFirst: boolean; year: number }): string | null {
  const iso = ISO.exec(cell)
  if (iso) return joinDay(iso[1]!, iso[2]!, iso[3]!)
  const written = WRITTEN.exec(cell)
  if (!written) return null
  const [, one, two, last] = written as unknown as [string, string, string, string]
  const [month, day] = monthFirst ? [one, two] : [two, one]
  return joinDay(last.length === 4 ? last : fullYear(last, year), month, day)
}

/** Whether months come first: as one of the cells says by a number above twelve, else as the country does. */
export function isMonthFirst(cells: readonly string[], byCountry: boolean): boolean {
  for (const cell of cells) {
    const [, one, two] = WRITTEN.exec(cell) ?? []
    if (Number(one) > 12) return false
    if (Number(two) > 12) return true
  }
  return byCountry
}

function fullYear(two: string, year: number): string {
  const century = Number(two) <= year % 100 ? 0 : 100
  return String(year - (year % 100) - century + Number(two))
}

function joinDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function wordOf(words: Readonly<Record<string, RegExp>>, cell: string): ReadCell {
  const folded = fold(cell)
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const [value] = Object.entries(words).find(([, pattern]) => pattern.test(folded)) ?? []
  return value === undefined ? { refused: 'unknown' } : { value }
}

const SEXO = {
  feminino: /^(f|fem|feminin[oa]|female|femenin[oa]|mulher|mujer|woman)$/,
  masculino: /^(m|masc|masculin[oa]|male|h|homem|hombre|man|varon)$/,
}

const ESTADO_CIVIL = {
  casado_civil_religioso:
    /^(casad[oa]( a)? (no |por lo |por el )?civil (e|y) ((no|lo|el|por lo|por el) )?religioso|civil and religious marriage)$/,
  casado_civil: /^(casad[oa]( a)? (no |por lo |por el )?civil|civil marriage)$/,
  casado: /^(casad[oa]( a)?|married)$/,
  divorciado: /^(divorciad[oa]( a)?|divorced|separad[oa]( a)?|separated)$/,
  mora_junto: /^(mora(m)? juntos?|amasiad[oa]|living together|cohabiting|conviven|conviviente)$/,
  solteiro: /^(solteir[oa]( a)?|single|solter[oa]( a)?)$/,
  uniao_estavel: /^(uniao estavel|domestic partnership|civil union|union (libre|estable|de hecho))$/,
  viuvo: /^(viuv[oa]( a)?|widow(ed|er)?|viud[oa]( a)?)$/,
}
