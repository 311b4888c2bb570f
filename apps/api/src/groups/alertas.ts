import { MAX_ALERTAS_CELULA, type AlertaCelula, type CallInput, type groupsCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { lockUsuario } from '../http/usuario.ts'

type Procura = CallInput<(typeof groupsCalls)['createAlertaCelula']>['body']

/** What somebody waits for, newest first. */
export async function listAlertas(trx: TenantTrx, { userId }: { userId: number }): Promise<AlertaCelula[]> {
  const rows = await ofPerson(trx, userId).orderBy('id', 'desc').execute()
  return rows.map(toAlerta)
}

/**
 * Waits for a group. Whether it has room goes without saying.
 * @throws AppError FORBIDDEN without an account here, ACCOUNT_LIMIT
 */
export async function createAlerta(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    procura: { vagas: _vagas, ...procura },
  }: { igrejaId: number; userId: number; procura: Procura },
): Promise<AlertaCelula> {
  await lockUsuario(trx, { igrejaId, userId })
  const filtros = JSON.stringify(procura)
  const same = await ofPerson(trx, userId).where('filtros', '=', filtros).executeTakeFirst()
  if (same) return toAlerta(same)
  const others = await ofPerson(trx, userId).execute()
  if (others.length >= MAX_ALERTAS_CELULA)
    throw new AppError('ACCOUNT_LIMIT', { detalhes: { maximo: MAX_ALERTAS_CELULA } })
  const made = await trx
    .insertInto('celulaAlerta')
    .values({ userId, filtros })
    .returning(['id', 'filtros', 'dataCadastro'])
    .executeTakeFirstOrThrow()
  return toAlerta(made)
}

/** @throws AppError NOT_FOUND, also for another person's */
export async function deleteAlerta(
  trx: TenantTrx,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  const gone = await trx
    .deleteFrom('celulaAlerta')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new AppError('NOT_FOUND')
}

function ofPerson(trx: TenantTrx, userId: number) {
  return trx.selectFrom('celulaAlerta').where('userId', '=', userId).select(['id', 'filtros', 'dataCadastro'])
}

type Row = { id: number; filtros: unknown; dataCadastro: Date }

function toAlerta({ id, filtros, dataCadastro }: Row): AlertaCelula {
  return { id, filtros: filtros as AlertaCelula['filtros'], dataCadastro: dataCadastro.toISOString() }
}
