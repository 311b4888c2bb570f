import type { Sessao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'

/** The person's sessions that live, at whichever church: the database shows nobody else's (policy `own_sessions`). */
export async function listSessoes(
  trx: TenantTrx,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<Sessao[]> {
  const rows = await trx
    .selectFrom('session')
    .innerJoin('igreja', 'igreja.id', 'session.igrejaId')
    .where('session.userId', '=', userId)
    .where('session.revokedAt', 'is', null)
    .where('session.expiresAt', '>', sql<Date>`now()`)
    .select(['session.id', 'igreja.codigo', 'igreja.nome', 'navegador', 'sistema', 'createdAt', 'lastUsedAt'])
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, codigo, nome, navegador, sistema, createdAt, lastUsedAt }) => ({
    id,
    igreja: { codigo, nome },
    navegador,
    sistema,
    dataInicio: createdAt.toISOString(),
    dataUltimoUso: lastUsedAt.toISOString(),
    flagAtual: id === sessionId,
  }))
}

/** @throws AppError NOT_FOUND for one that has ended, or is somebody else's */
export async function endSessao(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: string },
): Promise<void> {
  if ((await end(trx, userId, sql<boolean>`id::text = ${id}`)) === 0) throw new AppError('NOT_FOUND')
}

/** @returns how many ended */
export function endOutrasSessoes(
  trx: TenantTrx,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<number> {
  return end(trx, userId, sql<boolean>`id <> ${sessionId}`)
}

async function end(trx: TenantTrx, userId: number, which: ReturnType<typeof sql<boolean>>): Promise<number> {
  const ended = await trx
    .updateTable('session')
    .set({ revokedAt: sql<Date>`now()`, revokedReason: 'ended' })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where(which)
    .returning('id')
    .execute()
  return ended.length
}
