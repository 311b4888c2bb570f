import { localeOf, parsePassagens, passagemCode } from '@atrio/rules'
import { sql } from 'kysely'
import { AppError } from '../../http/errors.ts'
import type { BeforePublish } from '../publish.ts'

/** More than a year of days, and more in one than anybody reads, is a mistake. */
const MAX_DAYS = 400
const MAX_PARTS = 12

/** What is read on each day, as every language reads it; a line that is no reference is named. */
export const planoLeituraRules: BeforePublish = async (trx, { valores }) => {
  const { rows } = await sql<{
    idioma: string
  }>`select idioma from igreja where id = current_igreja()`.execute(trx)
  const lines = String(valores['dias']).split('\n')
  const leituras = lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    const read = parsePassagens(line, localeOf(rows[0]!.idioma) ?? undefined)
    if (!read || read.length > MAX_PARTS) return refuse('passages', { linha: index + 1 })
    return [read.map(passagemCode)]
  })
  if (leituras.length > MAX_DAYS) refuse('max', { max: MAX_DAYS })
  return { leituras: JSON.stringify(leituras) }
}

function refuse(regra: string, params: Record<string, number>): never {
  throw new AppError('VALIDATION', { campos: [{ campo: 'valores.dias', regra, params }] })
}
