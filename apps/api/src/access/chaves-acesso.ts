import type { ChaveAcesso } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { AppError } from '../http/errors.ts'
import { isCopy } from './passkey-steps.ts'

/** More than anybody has devices. */
export const MAX_CHAVES = 20

/** A person's passkeys, at whichever church: the database shows nobody else's (policy `own_chaves`). */
export async function listChaves(
  trx: TenantTrx,
  { userId, host }: { userId: number; host: string },
): Promise<ChaveAcesso[]> {
  const rows = await trx
    .selectFrom('chaveAcesso')
    .innerJoin('igreja', 'igreja.id', 'chaveAcesso.igrejaId')
    .where('chaveAcesso.userId', '=', userId)
    .select([
      'chaveAcesso.id',
      'chaveAcesso.nome',
      'igreja.codigo',
      'igreja.nome as nomeIgreja',
      'host',
      'flagSincronizada',
      'chaveAcesso.dataCadastro',
      'dataUltimoUso',
    ])
    .orderBy(sql`coalesce(data_ultimo_uso, chave_acesso.data_cadastro)`, 'desc')
    .limit(100)
    .execute()
  return rows.map(({ codigo, nomeIgreja, dataCadastro, dataUltimoUso, ...chave }) => ({
    ...chave,
    igreja: { codigo, nome: nomeIgreja },
    flagAqui: chave.host === host,
    dataCadastro: dataCadastro.toISOString(),
    dataUltimoUso: dataUltimoUso?.toISOString() ?? null,
  }))
}

/** Their names, for what a mail says of them; empty for none. */
export async function nameChaves(trx: TenantTrx, { userId }: { userId: number }): Promise<string> {
  const chaves = await listChaves(trx, { userId, host: '' })
  return chaves.map(({ nome, igreja }) => `${nome} (${igreja.nome})`).join(', ')
}

/** What is signed with at one host of the church. */
export function findChave(
  trx: TenantTrx,
  { igrejaId, host, credencialId }: { igrejaId: number; host: string; credencialId: string },
) {
  return trx
    .selectFrom('chaveAcesso')
    .innerJoin('user', 'user.id', 'chaveAcesso.userId')
    .where('chaveAcesso.igrejaId', '=', igrejaId)
    .where('host', '=', host)
    .where('credencialId', '=', Buffer.from(credencialId, 'base64url'))
    .select([
      'chaveAcesso.id',
      'chaveAcesso.nome',
      'chaveAcesso.userId',
      'user.email',
      'user.idioma',
      'credencialId',
      'chavePublica',
      'identificador',
      'transportes',
    ])
    .executeTakeFirst()
}

export type FoundChave = NonNullable<Awaited<ReturnType<typeof findChave>>>

/** Those of a person at one host. */
export function listKept(
  trx: TenantTrx,
  { igrejaId, userId, host }: { igrejaId: number; userId: number; host: string },
) {
  return trx
    .selectFrom('chaveAcesso')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('host', '=', host)
    .select(['credencialId', 'chavePublica', 'identificador', 'transportes'])
    .execute()
}

/** Counts one use. */
export async function countUse(
  trx: TenantTrx,
  of: { igrejaId: number; id: number; contador: bigint; flagSincronizada: boolean },
): Promise<'counted' | 'copied' | 'gone'> {
  const { igrejaId, id, contador, flagSincronizada } = of
  const before = await trx
    .selectFrom('chaveAcesso')
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .select('contador')
    .forUpdate()
    .executeTakeFirst()
  if (!before) return 'gone'
  if (isCopy({ known: before.contador, contador })) return 'copied'
  await trx
    .updateTable('chaveAcesso')
    .set({ contador, flagSincronizada, dataUltimoUso: sql<Date>`now()` })
    .where('igrejaId', '=', igrejaId)
    .where('id', '=', id)
    .execute()
  return 'counted'
}

/** @throws AppError NOT_FOUND for another's */
export async function renameChave(
  trx: TenantTrx,
  { userId, id, nome }: { userId: number; id: number; nome: string },
): Promise<void> {
  const renamed = await trx
    .updateTable('chaveAcesso')
    .set({ nome })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new AppError('NOT_FOUND')
}

/** @returns what it was called. @throws AppError NOT_FOUND for another's */
export async function removeChave(
  trx: TenantTrx,
  { userId, id }: { userId: number; id: number },
): Promise<string> {
  const removed = await trx
    .deleteFrom('chaveAcesso')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('nome')
    .executeTakeFirst()
  if (!removed) throw new AppError('NOT_FOUND')
  return removed.nome
}
