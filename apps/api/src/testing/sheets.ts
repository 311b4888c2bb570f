import { strToU8, zipSync } from 'fflate'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** A cell: words, a number as it is written, a day by its number since 1900, or a formula with what it came to. */
export type Cell = string | { number: string } | { day: number } | { formula: string; cached?: string }

/** A spreadsheet, as programs write one. @param more parts beside, by name */
export function makeXlsx(
  rows: readonly (readonly Cell[])[],
  { sheets = ['Pessoas'], more = {} }: { sheets?: string[]; more?: Record<string, Uint8Array> } = {},
): Buffer {
  const body = rows
    .map(
      (cells, r) =>
        `<row r="${r + 1}">${cells.map((cell, c) => cellOf(cell, `${letter(c)}${r + 1}`)).join('')}</row>`,
    )
    .join('')
  const list = sheets
    .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join('')
  const links = sheets
    .map(
      (_, i) =>
        `<Relationship Id="rId${i + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
    )
    .join('')
  const parts = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${REL}"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${links}<Relationship Id="rId90" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet ${MAIN}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((_, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `${XML}<worksheet ${MAIN}><sheetData>${i === 0 ? body : ''}</sheetData></worksheet>`,
      ]),
    ),
  }
  const written = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return Buffer.from(zipSync({ ...written, ...more }))
}

function cellOf(cell: Cell, at: string): string {
  if (typeof cell === 'string') {
    return cell === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`
  }
  if ('number' in cell) return `<c r="${at}"><v>${cell.number}</v></c>`
  if ('day' in cell) return `<c r="${at}" s="1"><v>${cell.day}</v></c>`
  const value = cell.cached === undefined ? '' : `<v>${escape(cell.cached)}</v>`
  return `<c r="${at}" t="str"><f>${escape(cell.formula)}</f>${value}</c>`
}

const letter = (index: number) => String.fromCodePoint(65 + index)
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words in the encoding that programs in Brazil wrote for thirty years. */
export function inWindows1252(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
