import type { CallInput, CallResult, groupsCalls } from '@atrio/contract'
import { PRAZO_RESPOSTA_CELULA } from '@atrio/contract'
import { splitRichText } from '@atrio/rich-text'
import { sql } from 'kysely'
import { readPage } from '../db/pages.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { findNewestSolicitacao } from './minhas-solicitacoes.ts'
import { distanceTo, matching, shown } from './busca.ts'
import { listed, participating, toListada, toParticipacao } from './celula-shape.ts'

type Calls = typeof groupsCalls
type Query = CallInput<Calls['listCelulas']>['query']

/** The groups that are listed, by name; the nearest first for who says where. */
export async function listCelulas(trx: TenantTrx, query: Query): Promise<CallResult<Calls['listCelulas']>> {
  const distance = distanceTo(query)
  const ordered = matching(trx, query)
    .where('flagListada', '=', true)
    .select(listed)
    .select(distance.as('distancia'))
    .$if(query.latitude !== undefined, (so) => so.orderBy(distance, (by) => by.asc().nullsLast()))
    .orderBy('celula.nome')
    .orderBy('celula.id')
  const { rows, total } = await readPage(ordered, query)
  return { celulas: rows.map((row) => toListada(row)), total }
}

/** The groups that somebody is in, with what only who is in them is told. */
export async function listMinhasCelulas(
  trx: TenantTrx,
  { userId, ...query }: Query & { userId: number },
): Promise<CallResult<Calls['listCelulas']>> {
  const ordered = matching(trx, query)
    .innerJoin('celulaMembro as eu', (join) =>
      join.onRef('eu.igrejaId', '=', 'celula.igrejaId').onRef('eu.celulaId', '=', 'celula.id'),
    )
    .where('eu.userId', '=', userId)
    .select(listed)
    .select(participating)
    .select(distanceTo(query).as('distancia'))
    .orderBy('celula.nome')
    .orderBy('celula.id')
  const { rows, total } = await readPage(ordered, query)
  return { celulas: rows.map((row) => ({ ...toListada(row), participacao: toParticipacao(row) })), total }
}

/** @throws AppError NOT_FOUND, also for one that is not listed, without its invitation */
export async function getCelula(
  trx: TenantTrx,
  { id, convite = '', userId = 0 }: { id: number; convite?: string | undefined; userId?: number | undefined },
): Promise<CallResult<Calls['getCelula']>> {
  const row = await shown(trx)
    .leftJoin('celulaMembro as eu', (join) =>
      join
        .onRef('eu.igrejaId', '=', 'celula.igrejaId')
        .onRef('eu.celulaId', '=', 'celula.id')
        .on('eu.userId', '=', userId),
    )
    .where('celula.id', '=', id)
    .select(listed)
    .select(participating)
    .select('celula.descricao')
    .select(sql<number | null>`null::int`.as('distancia'))
    .executeTakeFirst()
  const solicitacao = row && userId ? await findNewestSolicitacao(trx, { celulaId: id, userId }) : null
  // Who asked was invited, and comes back to the answer.
  const asked = ['enviada', 'vista', 'recusada'].includes(solicitacao?.situacao ?? '')
  if (!row || !(row.flagListada || row.papel || asked || row.convite === convite)) {
    throw new AppError('NOT_FOUND')
  }
  return {
    celula: {
      ...toListada(row),
      descricao: row.descricao,
      partes: splitRichText(row.descricao ?? ''),
      prazoResposta: PRAZO_RESPOSTA_CELULA,
      participacao: toParticipacao(row),
      solicitacao,
    },
  }
}
