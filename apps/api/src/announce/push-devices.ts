import { randomUUID } from 'node:crypto'
import type { DispositivoPush } from '@atrio/contract'
import type { Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { Assinatura } from '../adapters/push/push.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { seal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'

interface Person {
  igrejaId: number
  userId: number
}

/** As many as a person carries, and some that are forgotten. */
const MOST = 10

export async function listDispositivos(
  trx: TenantTrx,
  { igrejaId, userId, sessionId }: Person & { sessionId: string },
): Promise<DispositivoPush[]> {
  const rows = await trx
    .selectFrom('pushDispositivo as d')
    .innerJoin('session as s', (join) =>
      join.onRef('s.igrejaId', '=', 'd.igrejaId').onRef('s.id', '=', 'd.sessionId'),
    )
    .where('d.igrejaId', '=', igrejaId)
    .where('d.userId', '=', userId)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .select(['d.id', 'd.sessionId', 's.navegador', 's.sistema', 'd.dataCadastro', 'd.dataUltimoEnvio'])
    .orderBy('d.dataCadastro', 'desc')
    .orderBy('d.id')
    .execute()
  return rows.map(({ sessionId: own, dataCadastro, dataUltimoEnvio, ...device }) => ({
    ...device,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimoEnvio: dataUltimoEnvio?.toISOString() ?? null,
    flagAtual: own === sessionId,
  }))
}

interface Subscribed {
  assinatura: Assinatura
  chave: string
  secrets: Secrets
}

/**
 * A browser, and a session, is one device: what it had subscribed before goes. So does the oldest of too many.
 * @returns its id, and what renews it without a log-in
 */
export async function createDispositivo(
  trx: TenantTrx,
  {
    igrejaId,
    userId,
    sessionId,
    locale,
    secrets,
    assinatura,
    chave,
  }: Person & Subscribed & { sessionId: string; locale: Locale },
): Promise<{ id: string; renovacao: string }> {
  const [id, renovacao] = [randomUUID(), randomToken()]
  const endpointHash = hashToken(assinatura.endpoint)
  await sql`delete from push_dispositivo where igreja_id = ${igrejaId}
    and (endpoint_hash = ${endpointHash} or user_id = ${userId} and session_id = ${sessionId})`.execute(trx)
  await sql`delete from push_dispositivo where igreja_id = ${igrejaId} and id in (
    select id from push_dispositivo where igreja_id = ${igrejaId} and user_id = ${userId}
    order by data_cadastro desc, id offset ${MOST - 1})`.execute(trx)
  await trx
    .insertInto('pushDispositivo')
    .values({
      igrejaId,
      id,
      userId,
      sessionId,
      endpointHash,
      assinaturaEncrypted: sealAssinatura(secrets, { igrejaId, id, assinatura }),
      chave,
      renovacaoHash: hashToken(renovacao),
      locale,
    })
    .execute()
  return { id, renovacao }
}

/** @throws AppError NOT_FOUND where nothing was given out like this, or its person has logged out */
export async function renewDispositivo(
  trx: TenantTrx,
  { igrejaId, renovacao, assinatura, chave, secrets }: Subscribed & { igrejaId: number; renovacao: string },
): Promise<void> {
  const device = await trx
    .selectFrom('pushDispositivo')
    .where('igrejaId', '=', igrejaId)
    .where('renovacaoHash', '=', hashToken(renovacao))
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!device) throw new AppError('NOT_FOUND')
  const { id } = device
  const endpointHash = hashToken(assinatura.endpoint)
  await trx
    .deleteFrom('pushDispositivo')
    .where('igrejaId', '=', igrejaId)
    .where('endpointHash', '=', endpointHash)
    .where('id', '<>', id)
    .execute()
  await trx
    .updateTable('pushDispositivo')
    .set({ endpointHash, chave, assinaturaEncrypted: sealAssinatura(secrets, { igrejaId, id, assinatura }) })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .execute()
}

/** @throws AppError NOT_FOUND for one that is somebody else's */
export async function deleteDispositivo(
  trx: TenantTrx,
  { igrejaId, userId, id }: Person & { id: string },
): Promise<void> {
  const gone = await trx
    .deleteFrom('pushDispositivo')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where(sql<boolean>`id::text = ${id}`)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new AppError('NOT_FOUND')
}

export function sealContext({ igrejaId, id }: { igrejaId: number; id: string }): string {
  return `push:${igrejaId}:${id}`
}

function sealAssinatura(
  secrets: Secrets,
  {
    assinatura: { endpoint, p256dh, auth },
    ...row
  }: { igrejaId: number; id: string; assinatura: Assinatura },
): Buffer {
  return seal(secrets, 'push', sealContext(row), JSON.stringify({ endpoint, p256dh, auth }))
}
