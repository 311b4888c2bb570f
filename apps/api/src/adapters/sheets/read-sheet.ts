import { readFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import { readCsv } from './csv.ts'
import { SheetRefused, type Sheet, type SheetRefusal } from './sheet.ts'
import { readXlsx } from './xlsx.ts'

export type ReadSheet = ({ kind: 'read' } & Sheet) | ({ kind: 'refused' } & SheetRefusal)

/** Reads a table of people out of a file: what it is is told by its bytes. */
export async function readSheetFile({ file }: { file: string }): Promise<Buffer> {
  return serialize(await read(await readFile(file)))
}

async function read(bytes: Buffer): Promise<ReadSheet> {
  try {
    return { kind: 'read', ...(isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes)) }
  } catch (error) {
    if (error instanceof SheetRefused) return { kind: 'refused', code: error.code, detalhes: error.detalhes }
    return { kind: 'refused', code: 'FILE_DAMAGED', detalhes: {} }
  }
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
}
