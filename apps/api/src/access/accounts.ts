import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { toEmailKey } from '../http/tolls.ts'

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('user')
    .where('email', '=', toEmailKey(email))
    .select(['id', 'email', 'idioma', 'passwordHash', 'passwordChangeRequired'])
    .executeTakeFirst()
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

/** Confirms an account, where there is one. Every link that was mailed for it has served then (Decision 95). */
export async function activateUsuario(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<void> {
  await trx
    .updateTable('usuario')
    .set({ flagAtivo: sql<boolean>`true` })
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .execute()
  await trx
    .updateTable('oneTimeCode')
    .set({ usedAt: sql<Date>`now()` })
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('purpose', '=', 'activation')
    .where('usedAt', 'is', null)
    .execute()
}

/**
 * Whether a person may be at a church: `ready`, or the church whose activation is missing. Who has no account here may
 * come with an active one of another church, to link it (`usuario/troca-igreja`).
 */
export async function accountStanding(
  trx: TenantTrx,
  { userId, igrejaId }: { userId: number; igrejaId: number },
): Promise<'ready' | { inactiveAt: number }> {
  const usuarios = await trx
    .selectFrom('usuario')
    .where('userId', '=', userId)
    .select(['igrejaId', 'flagAtivo'])
    .orderBy('dataCadastro', 'desc')
    .execute()
  const here = usuarios.find((usuario) => usuario.igrejaId === igrejaId)
  if (here) return here.flagAtivo ? 'ready' : { inactiveAt: igrejaId }
  const [newest] = usuarios
  if (!newest || usuarios.some(({ flagAtivo }) => flagAtivo)) return 'ready'
  return { inactiveAt: newest.igrejaId }
}
