import type { CallInput, CallResult, prayerCalls } from '@atrio/contract'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import type { Secrets } from '../secrets.ts'
import { waitsForApproval } from './aprovacao.ts'
import { listMensagens } from './mensagens.ts'
import { ON_WALL, selectOracoes, toListada } from './oracao-shape.ts'

type Calls = typeof prayerCalls

/** What is on the wall, newest first, by the number of the last one of the page before. */
export async function listOracoes(
  secrets: Secrets,
  trx: TenantTrx,
  {
    motivo,
    situacao,
    cursor,
    limit,
    naoOradasDe,
  }: Omit<CallInput<Calls['listOracoes']>['query'], 'naoOradas'> & { naoOradasDe?: number | undefined },
): Promise<CallResult<Calls['listOracoes']>> {
  const rows = await selectOracoes(trx)
    .where(ON_WALL)
    .$if(motivo !== undefined, (so) => so.where('oracao.motivoId', '=', motivo!))
    .$if(situacao === 'abertas', (so) => so.where('oracao.respondidaEm', 'is', null))
    .$if(situacao === 'respondidas', (so) => so.where('oracao.respondidaEm', 'is not', null))
    .$if(naoOradasDe !== undefined, (so) => so.where(notPrayedBy(naoOradasDe!)))
    .$if(cursor !== undefined, (so) => so.where('oracao.id', '<', cursor!))
    .orderBy('oracao.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    oracoes: page.map((row) => toListada(secrets, row)),
    proximo: rows.length > limit ? page.at(-1)!.id : null,
  }
}

/** @throws AppError NOT_FOUND, also for what is not on the wall */
export async function getOracao(
  secrets: Secrets,
  trx: TenantTrx,
  { id }: { id: number },
): Promise<CallResult<Calls['getOracao']>['oracao']> {
  const row = await selectOracoes(trx).where('oracao.id', '=', id).where(ON_WALL).executeTakeFirst()
  if (!row) throw new AppError('NOT_FOUND')
  return { ...toListada(secrets, row), mensagens: await listMensagens(secrets, trx, { oracaoId: id }) }
}

export async function listMotivos(
  trx: TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<CallResult<Calls['listOracaoMotivos']>> {
  const motivos = await trx
    .selectFrom('oracaoMotivo')
    .where(isKept('oracaoMotivo'))
    .select(['id', 'nome'])
    .orderBy('ordem')
    .orderBy('id')
    .execute()
  return { motivos, flagAprovacao: await waitsForApproval(trx, { igrejaId }) }
}

function notPrayedBy(userId: number) {
  return sql<boolean>`oracao.user_id <> ${userId} and not exists (select from oracao_orada o
    where o.igreja_id = oracao.igreja_id and o.oracao_id = oracao.id and o.user_id = ${userId})`
}
