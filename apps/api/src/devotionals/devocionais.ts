import type { CallInput, CallResult, devotionalsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readNeighbours, readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'

type Calls = typeof devotionalsCalls

/** The devotionals whose day has come, newest first. */
export async function listDevocionais(
  trx: TenantTrx,
  { busca, mes, filtros, page, limit }: CallInput<Calls['listDevocionais']>['query'],
): Promise<CallResult<Calls['listDevocionais']>> {
  const matching = published(trx)
    .where(holdsWords(busca))
    .$if(mes !== undefined, (query) => query.where(month, '=', mes!))
  const { rows, total } = await readPage(
    matching.select(listed).orderBy('data', 'desc').orderBy('id', 'desc'),
    { page, limit },
  )
  const meses = filtros === 'true' ? await listMonths(trx) : []
  return { devocionais: rows.map(withImagem), total, meses }
}

/** @throws AppError NOT_FOUND, also while its day is still to come. */
export async function getDevocional(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<CallResult<Calls['getDevocional']>> {
  const row = await published(trx)
    .where('id', '=', id)
    .select([...listed, 'versiculo', 'conteudo', 'oracao'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const place = sql`(${row.data}::date, ${row.id}::int)`
  const neighbours = await readNeighbours(published(trx).select(['id', 'titulo']), {
    columns: ['data', 'id'],
    place,
  })
  return { devocional: { ...withImagem(row), ...neighbours } }
}

const listed = [
  'id',
  'data',
  'titulo',
  'referencia',
  'resumo',
  'autor',
  'imagem',
  'imagemAlt',
  'minutos',
] as const

const month = sql<string>`to_char(data, 'YYYY-MM')`

async function listMonths(trx: TenantTrx): Promise<string[]> {
  const rows = await published(trx).select(month.as('mes')).distinct().orderBy('mes', 'desc').execute()
  return rows.map(({ mes }) => mes)
}

function published(trx: TenantTrx) {
  return trx
    .selectFrom('devocional')
    .where(isShown('devocional'))
    .where('data', '<=', sql<string>`current_igreja_day()`)
}
