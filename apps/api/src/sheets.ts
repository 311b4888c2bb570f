import { deserialize } from 'node:v8'
import type { Documents } from './documents.ts'
import { AppError } from './http/errors.ts'
import type { ReadSheet } from './adapters/sheets/read-sheet.ts'
import type { Sheet } from './adapters/sheets/sheet.ts'

export type TakenSheet = Sheet

/**
 * Reads a table of people in a process of its own (Decision 69): a file that is a bomb takes nobody along.
 *
 * @param file where its bytes lie
 * @throws AppError FILE_TYPE, FILE_ACTIVE, FILE_DAMAGED, SHEET_TOO_LARGE, SHEET_EMPTY, UNAVAILABLE when too many wait
 */
export async function takeSheet(
  { documents }: { documents: Documents },
  { file, owner }: { file: string; owner: string },
): Promise<TakenSheet> {
  const bytes = await documents.make('planilha', { file }, { owner }).catch((cause: unknown) => {
    const isHeavy = cause instanceof AppError && cause.code === 'DOCUMENT_TOO_HEAVY'
    throw isHeavy ? new AppError('SHEET_TOO_LARGE', { cause }) : cause
  })
  const read = deserialize(bytes) as ReadSheet
  if (read.kind === 'refused') throw new AppError(read.code, { detalhes: read.detalhes })
  const { kind: _kind, ...sheet } = read
  return sheet
}
