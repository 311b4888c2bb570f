import type { CallInput, CallResult, newsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readNeighbours, readPage, readValues } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'

type Calls = typeof newsCalls

/** The news that are out, newest first. */
export async function listNoticias(
  trx: TenantTrx,
  { busca, categoria, filtros, page, limit }: CallInput<Calls['listNoticias']>['query'],
): Promise<CallResult<Calls['listNoticias']>> {
  const matching = published(trx)
    .where(holdsWords(busca))
    .$if(categoria !== undefined, (query) => query.where('categoria', '=', categoria!))
  const { rows, total } = await readPage(
    matching.select(listed).orderBy('dataPublicacao', 'desc').orderBy('id', 'desc'),
    { page, limit },
  )
  const categorias =
    filtros === 'true' ? await readValues(published(trx).select('categoria'), 'categoria') : []
  return { noticias: rows.map(toListada), total, categorias }
}

/** @throws AppError NOT_FOUND, also while it is not out yet. */
export async function getNoticia(
  trx: TenantTrx,
  { id }: { id: number },
): Promise<CallResult<Calls['getNoticia']>> {
  const row = await published(trx)
    .where('id', '=', id)
    .select([...listed, 'conteudo'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  // The moment is compared inside the database, which keeps it finer than a `Date` does.
  const place = sql`(select data_publicacao, id from noticia where id = ${id})`
  const neighbours = await readNeighbours(published(trx).select(['id', 'titulo']), {
    columns: ['dataPublicacao', 'id'],
    place,
  })
  return { noticia: { ...toListada(row), ...neighbours } }
}

const listed = [
  'id',
  'titulo',
  'categoria',
  'resumo',
  'autor',
  'imagem',
  'imagemAlt',
  'dataPublicacao',
  'minutos',
] as const

function toListada<Row extends { imagem: string | null; imagemAlt: string | null; dataPublicacao: Date }>(
  row: Row,
) {
  return { ...withImagem(row), dataPublicacao: row.dataPublicacao.toISOString() }
}

function published(trx: TenantTrx) {
  return trx
    .selectFrom('noticia')
    .where(isShown('noticia'))
    .where('dataPublicacao', '<=', sql<Date>`now()`)
}
