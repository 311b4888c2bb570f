import type { Locale } from '@atrio/rules'
import { strToU8, zipSync, type Zippable } from 'fflate'
import type { ExportedRow } from './collect.ts'
import { writePage, type ExportWords } from './export-page.ts'

export interface ExportInput {
  igreja: string
  locale: Locale
  timeZone: string
  /** When it was made, ISO. */
  quando: string
  tabelas: Record<string, ExportedRow[]>
  arquivos: { nome: string; bytes: Uint8Array }[]
  words: ExportWords
}

/** One file of all that is known of a person: a page to read, each table as JSON, and their files. */
export async function zipExport({ tabelas, arquivos, ...page }: ExportInput): Promise<Buffer> {
  const files: Zippable = {
    [`${page.words.inicio}.html`]: strToU8(writePage({ tabelas, arquivos, ...page })),
  }
  for (const [name, rows] of Object.entries(tabelas)) {
    files[`json/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
  }
  // Pictures are packed as they are.
  for (const { nome, bytes } of arquivos) files[`arquivos/${nome}`] = [bytes, { level: 0 }]
  return Buffer.from(zipSync(files, { level: 6, mtime: new Date(page.quando) }))
}
