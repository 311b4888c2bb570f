import { planilha } from '@atrio/contract'
import { unzipSync } from 'fflate'
import { readSheet, type CellValue } from 'read-excel-file/universal'
import { SheetRefused, toTable, tooLarge, type Sheet } from './sheet.ts'

/** Of everything in it, unpacked. Five thousand people take less than a tenth. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_PARTS = 2_000

/** A spreadsheet: its first sheet, with what formulas came to when it was saved. @throws SheetRefused */
export async function readXlsx(bytes: Buffer): Promise<Sheet> {
  const parts = listParts(bytes)
  if (parts.some((name) => /vbaProject|macrosheets|\/activeX\//i.test(name)))
    throw new SheetRefused('FILE_ACTIVE')
  if (!parts.includes('xl/workbook.xml')) throw new SheetRefused('FILE_TYPE', { tipos: 'CSV, XLSX' })
  const { xml, sheets } = firstSheet(bytes)
  if (countRows(xml) > planilha.maxLinhas + 10) throw tooLarge()
  const cells = await readSheet(new Uint8Array(bytes).buffer, {
    trim: false,
    parseNumber: (written) => written,
  })
  return {
    ...toTable(cells.map((row) => row.map(toText))),
    formulas: xml.match(/<f[\s>/]/g)?.length ?? 0,
    formulasVazias: xml.match(/(<\/f>|<f[^>]*\/>)\s*<\/c>/g)?.length ?? 0,
    outrasFolhas: sheets - 1,
  }
}

/** What it holds, by what it says of itself: nothing is unpacked yet. */
function listParts(bytes: Buffer): string[] {
  const names: string[] = []
  let size = 0
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      names.push(name)
      size += originalSize
      if (size > MOST_BYTES || names.length > MOST_PARTS) throw tooLarge()
      return false
    },
  })
  return names
}

function firstSheet(bytes: Buffer): { xml: string; sheets: number } {
  const read = (...names: string[]) => unzipSync(bytes, { filter: ({ name }) => names.includes(name) })
  const [book, links] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']
  const plan = read(book, links)
  const listed = textOf(plan[book]).match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []
  const id = /\br:id="([^"]+)"/.exec(listed[0] ?? '')?.[1]
  const link = textOf(plan[links])
    .match(/<Relationship\s[^>]*>/g)
    ?.find((one) => one.includes(`Id="${id}"`))
  const target = /\bTarget="\/?(?:xl\/)?([^"]+)"/.exec(link ?? '')?.[1] ?? 'worksheets/sheet1.xml'
  const name = `xl/${target}`
  return { xml: textOf(read(name)[name]), sheets: Math.max(1, listed.length) }
}

const textOf = (part: Uint8Array | undefined) => (part ? new TextDecoder().decode(part) : '')

/** Rows with something in them: programs write those that only have a border, too. */
function countRows(xml: string): number {
  let count = 0
  for (const row of xml.split(/<row[\s>]/).slice(1)) if (/<(v|is|f)[\s>]/.test(row)) count += 1
  return count
}

/** Numbers are as they are written, days as data spells them. */
function toText(cell: CellValue<string> | null | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return plain(String(cell))
}

/** A long number is kept as 5.2998224725E10. */
function plain(text: string): string {
  return /^-?\d(\.\d+)?E\+?\d+$/i.test(text) ? BigInt(Math.round(Number(text))).toString() : text
}
