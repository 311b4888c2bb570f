import type { Valores } from '@atrio/contract'
import { parseMoments } from '@atrio/rules'
import { AppError } from '../../http/errors.ts'

type Value = Valores[string]

/** What begins in something that plays begins before it ends, where that is known. @throws AppError VALIDATION */
export function requireInside({
  campo,
  moments,
  ends,
}: {
  campo: string
  moments: Value
  ends: Value
}): void {
  const read = parseMoments(String(moments ?? ''))
  const late = 'moments' in read && ends ? read.moments.findIndex(({ inicio }) => inicio >= Number(ends)) : -1
  if (late < 0) return
  const params = { linha: late + 1 }
  throw new AppError('VALIDATION', { campos: [{ campo: `valores.${campo}`, regra: 'moments', params }] })
}
