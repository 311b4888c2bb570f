import type { CallInput, CallResult, publicationsCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept, isShown } from '../db/content.ts'
import { holdsWords } from '../db/holds-words.ts'
import { readNeighbours, readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { withImagem } from '../http/imagem.ts'

type Calls = typeof publicationsCalls

/** The publications that are out, newest first; those of one kind when it is given. */
export async function listPublicacoes(
  trx: TenantTrx,
  { busca, tipo, page, limit }: CallInput<Calls['listPublicacoes']>['query'],
): Promise<CallResult<Calls['listPublicacoes']>> {
  const matching = published(trx)
    .where(holdsWords(busca))
    .$if(tipo !== undefined, (query) => query.where('publicacaoTipo.slug', '=', tipo!))
  const { rows, total } = await readPage(
    matching.select(listed).orderBy('dataPublicacao', 'desc').orderBy('publicacao.id', 'desc'),
    { page, limit },
  )
  return { publicacoes: rows.map(toListada), total }
}

/** @throws AppError NOT_FOUND, also while it is not out yet. */
export async function getPublicacao(
  trx: TenantTrx,
  { publicacaoSlug }: { publicacaoSlug: string },
): Promise<CallResult<Calls['getPublicacao']>> {
  const row = await published(trx)
    .where('publicacao.slug', '=', publicacaoSlug)
    .select([...listed, 'publicacaoTipoId', 'conteudo', 'arquivo'])
    .executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  const place = sql`(${row.dataPublicacao}::date, ${row.id}::int)`
  const ofKind = published(trx)
    .where('publicacaoTipoId', '=', row.publicacaoTipoId)
    .select(['publicacao.slug', 'publicacao.titulo'])
  const neighbours = await readNeighbours(ofKind, { columns: ['dataPublicacao', 'publicacao.id'], place })
  return { publicacao: { ...toListada(row), ...neighbours } }
}

const listed = [
  'publicacao.id',
  'publicacao.slug',
  'publicacao.titulo',
  'publicacao.resumo',
  'publicacao.autor',
  'publicacao.imagem',
  'publicacao.imagemAlt',
  'publicacao.dataPublicacao',
  'publicacao.minutos',
  'publicacaoTipo.slug as tipoSlug',
  'publicacaoTipo.nome as tipoNome',
] as const

function toListada<
  Row extends { imagem: string | null; imagemAlt: string | null; tipoSlug: string; tipoNome: string },
>(row: Row) {
  return { ...withImagem(row), tipo: { slug: row.tipoSlug, nome: row.tipoNome } }
}

function published(trx: TenantTrx) {
  return trx
    .selectFrom('publicacao')
    .innerJoin('publicacaoTipo', 'publicacaoTipo.id', 'publicacao.publicacaoTipoId')
    .where(isShown('publicacao'))
    .where(isKept('publicacaoTipo'))
    .where('dataPublicacao', '<=', sql<string>`current_igreja_day()`)
}
