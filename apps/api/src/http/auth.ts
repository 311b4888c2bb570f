import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { verifyAccessToken } from './access-token.ts'
import type { Auth } from './context.ts'
import type { TenantIgreja } from './tenant.ts'

/**
 * Who a request's bearer token stands for at the church of the host. A token of another church, of a session that has
 * ended, or anything else that is not right counts as no token at all.
 */
export async function authenticate(
  deps: Deps,
  igreja: TenantIgreja | null,
  authorization: string | undefined,
): Promise<Auth | null> {
  const token = /^Bearer (\S{1,2000})$/i.exec(authorization ?? '')?.[1]
  if (!token || !igreja) return null
  const subject = await verifyAccessToken(deps.secrets, token)
  if (!subject || subject.igrejaId !== igreja.id) return null
  const session = await withTenantOnce(deps.db, { igrejaId: igreja.id }, (trx) =>
    trx
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .where('session.igrejaId', '=', igreja.id)
      .where('session.id', '=', subject.sessionId)
      .where('session.userId', '=', subject.userId)
      .where('session.revokedAt', 'is', null)
      .where('session.expiresAt', '>', new Date())
      .select('user.passwordChangeRequired as trocarSenha')
      .executeTakeFirst(),
  )
  return session ? { ...subject, trocarSenha: session.trocarSenha } : null
}
