import type { Traducao } from '@atrio/contract'
import { localeOf, type Locale } from '@atrio/rules'
import type { Database } from '../db/client.ts'
import { AppError } from '../http/errors.ts'

export async function listTraducoes(db: Database): Promise<Traducao[]> {
  const rows = await db.selectFrom('bibliaTraducao').selectAll().orderBy('idioma').orderBy('nome').execute()
  return rows as (Traducao & { dataCadastro: Date })[]
}

/** @throws AppError NOT_FOUND */
export async function getTraducao(db: Database, codigo: string): Promise<Traducao> {
  const row = await db
    .selectFrom('bibliaTraducao')
    .where('codigo', '=', codigo.toLowerCase())
    .selectAll()
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return row as Traducao & { dataCadastro: Date }
}

/**
 * The translation for a reader of a language: one in it, else English, else any.
 *
 * @throws AppError NOT_FOUND when there is none at all.
 */
export async function pickTraducao(db: Database, locale: Locale): Promise<Traducao> {
  const traducoes = await listTraducoes(db)
  const found =
    traducoes.find(({ idioma }) => localeOf(idioma) === locale) ??
    traducoes.find(({ idioma }) => idioma === 'en') ??
    traducoes[0]
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
