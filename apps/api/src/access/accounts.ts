import type { Database } from '../db/client.ts'
import type { TenantTrx } from '../db/tenant.ts'

/** An e-mail as accounts are found by it. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

export function findUserByEmail(db: Database, email: string) {
  return db
    .selectFrom('user')
    .where('email', '=', toEmailKey(email))
    .select(['id', 'email', 'idioma', 'passwordHash', 'passwordChangeRequired'])
    .executeTakeFirst()
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUserByEmail>>>

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
