import type { Resource, Valores } from '@atrio/contract'
import { AppError } from '../../http/errors.ts'

/** A declaration as the engine's functions take any of them. */
export const resourceOf = (declared: object) => declared as Resource

/** More than a row of `rascunho` holds, with room for how the database writes it. @throws AppError VALIDATION */
export function requireRoom(valores: Valores): Valores {
  if (JSON.stringify(valores).length > MAX_DRAFT)
    throw new AppError('VALIDATION', {
      campos: [{ campo: 'valores.bilheteria', regra: 'max', params: { max: MAX_DRAFT } }],
    })
  return valores
}

const MAX_DRAFT = 150_000
