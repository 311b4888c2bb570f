import { planilha } from '@atrio/contract'

/** A table as it was read: its headings, and rows of as many cells. */
export interface Sheet {
  titulos: string[]
  linhas: { numero: number; celulas: string[] }[]
  /** Cells that a formula worked out. */
  formulas: number
  /** Of those the ones that it never worked out: they are empty. */
  formulasVazias: number
  /** Further sheets, which are not read. */
  outrasFolhas: number
}

export interface SheetRefusal {
  code: 'FILE_TYPE' | 'FILE_ACTIVE' | 'FILE_DAMAGED' | 'SHEET_TOO_LARGE' | 'SHEET_EMPTY'
  detalhes: Record<string, string | number>
}

export class SheetRefused extends Error implements SheetRefusal {
  readonly code: SheetRefusal['code']
  readonly detalhes: SheetRefusal['detalhes']

  constructor(code: SheetRefusal['code'], detalhes: SheetRefusal['detalhes'] = {}) {
    super(code)
    this.code = code
    this.detalhes = detalhes
  }
}

/** Longer than any field may be: the rest of a cell says nothing more. */
const MOST_LETTERS = 500
/** A title and some words of explanation may stand above the headings. */
const MOST_ABOVE = 10

export function tooLarge(): SheetRefused {
  return new SheetRefused('SHEET_TOO_LARGE', { linhas: planilha.maxLinhas, colunas: planilha.maxColunas })
}

/**
 * Finds the headings, and what stands below them.
 *
 * @throws SheetRefused SHEET_EMPTY, SHEET_TOO_LARGE
 */
export function toTable(cells: readonly string[][]): Pick<Sheet, 'titulos' | 'linhas'> {
  const rows = cells
    .map((row, index) => ({ numero: index + 1, celulas: row.map(clean) }))
    .filter(({ celulas }) => celulas.some(Boolean))
  const wide = rows.slice(0, MOST_ABOVE).findIndex(({ celulas }) => celulas.filter(Boolean).length > 1)
  const [head, ...below] = rows.slice(Math.max(wide, 0))
  if (!head || below.length === 0) throw new SheetRefused('SHEET_EMPTY')
  const width = Math.max(...[head, ...below].map(({ celulas }) => celulas.findLastIndex(Boolean) + 1))
  if (below.length > planilha.maxLinhas || width > planilha.maxColunas) throw tooLarge()
  const fill = (row: readonly string[]) => Array.from({ length: width }, (_, index) => row[index] ?? '')
  return {
    titulos: fill(head.celulas),
    linhas: below.map(({ numero, celulas }) => ({ numero, celulas: fill(celulas) })),
  }
}

/** Without what nobody sees, nor a database keeps. */
function clean(cell: string): string {
  return cell
    .slice(0, MOST_LETTERS * 2)
    .replaceAll(/[\p{Cc}\u200B\uFEFF\u00A0\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .toWellFormed()
}
