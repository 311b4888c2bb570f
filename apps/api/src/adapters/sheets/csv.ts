import { planilha } from '@atrio/contract'
import { CsvError, parse } from 'csv-parse/sync'
import { SheetRefused, toTable, tooLarge, type Sheet } from './sheet.ts'

/** How many letters tell what parts the cells. */
const SAMPLE = 20_000
const DELIMITERS = [';', ',', '\t', '|']

/** A table as text. @throws SheetRefused */
export function readCsv(bytes: Buffer): Sheet {
  if (isOtherFile(bytes)) throw new SheetRefused('FILE_TYPE', { tipos: 'CSV, XLSX' })
  const text = decode(bytes)
  // A page that some programs call a spreadsheet; and what is no text at all.
  // oxlint-disable-next-line no-control-regex -- they tell a file that is no text
  if (/^\s*</.test(text) || /[\0-\u0008\u000E-\u001F]/.test(text.slice(0, SAMPLE)))
    throw new SheetRefused('FILE_TYPE', { tipos: 'CSV, XLSX' })
  const said = /^sep=(.)\r?\n/.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const rows = parseRows(body, said?.[1] ?? guessDelimiter(body.slice(0, SAMPLE)))
  if (rows.length > planilha.maxLinhas * 2) throw tooLarge()
  const table = toTable(rows.map((row) => row.map(withoutTrick)))
  return {
    ...table,
    linhas: table.linhas.map((row) => ({ ...row, numero: row.numero + (said ? 1 : 0) })),
    formulas: 0,
    formulasVazias: 0,
    outrasFolhas: 0,
  }
}

function parseRows(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      // One more than are taken: the rest is not read at all.
      to: planilha.maxLinhas * 2 + 1,
      max_record_size: 200_000,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefused('FILE_DAMAGED', { linha: Number(error['lines'] ?? 0) })
  }
}

/** Programs write ="0123" so that Excel keeps the zero. */
function withoutTrick(cell: string): string {
  return /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell
}

/** Files of older programs say nothing of their encoding. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be', bytes)
  // Latin letters in two bytes each, without a mark before them.
  const sample = bytes.subarray(0, 400)
  const zeros = (odd: number) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length
  if (zeros(1) > sample.length / 4) return as('utf-16le', bytes)
  if (zeros(0) > sample.length / 4) return as('utf-16be', bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return as('windows-1252', bytes)
  }
}

function as(encoding: string, bytes: Buffer): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** What parts the first lines into as many cells each. */
function guessDelimiter(sample: string): string {
  const lines = sample
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line !== '')
    .slice(0, 20)
  const scores = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const most = Math.max(0, ...counts)
    return { delimiter, score: counts.filter((count) => count > 0 && count === most).length * 100 + most }
  })
  return scores.toSorted((a, b) => b.score - a.score)[0]!.delimiter
}

/** Older spreadsheets and those with a password, documents, pictures. */
function isOtherFile(bytes: Buffer): boolean {
  return ['d0cf11e0', '25504446', '89504e47', 'ffd8ff', '52617221', '1f8b'].some((signature) =>
    bytes.subarray(0, signature.length / 2).equals(Buffer.from(signature, 'hex')),
  )
}
