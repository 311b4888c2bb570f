import type { Standing } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { verifyAccessToken, type TokenSubject } from './access-token.ts'
import type { Auth } from './context.ts'
import type { TenantIgreja } from './tenant.ts'

/**
 * Who a request's bearer token stands for at the church of the host. A token of another church, of a session that has
 * ended or of an account that the church has switched off, or anything else that is not right counts as no token at
 * all. Who has no account here may have a session all the same: to make one (Spec §6).
 */
export async function authenticate(
  deps: Deps,
  igreja: TenantIgreja | null,
  authorization: string | undefined,
): Promise<Auth | null> {
  const token = /^Bearer (\S{1,2000})$/i.exec(authorization ?? '')?.[1]
  if (!token || !igreja) return null
  const subject = await verifyAccessToken(deps.secrets, token)
  return subject?.igrejaId === igreja.id ? findSession(deps, subject) : null
}

/** The person of a session, as long as it has not ended. */
export async function findSession(deps: Pick<Deps, 'db'>, subject: TokenSubject): Promise<Auth | null> {
  const session = await withTenantOnce(deps.db, { igrejaId: subject.igrejaId }, (trx) =>
    trx
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .leftJoin('usuario', (join) =>
        join
          .onRef('usuario.igrejaId', '=', 'session.igrejaId')
          .onRef('usuario.userId', '=', 'session.userId'),
      )
      .where('session.igrejaId', '=', subject.igrejaId)
      .where('session.id', '=', subject.sessionId)
      .where('session.userId', '=', subject.userId)
      .where('session.revokedAt', 'is', null)
      .where('session.expiresAt', '>', new Date())
      .where('usuario.flagAtivo', 'is distinct from', false)
      .select('user.passwordChangeRequired as trocarSenha')
      // One question for all: who asks is known before the call begins.
      .select(
        sql<Standing[]>`array(select role from user_igreja_role r
          where r.igreja_id = session.igreja_id and r.user_id = session.user_id
          union all select funcao from equipe_funcao f
          where f.igreja_id = session.igreja_id and f.user_id = session.user_id)`.as('roles'),
      )
      .executeTakeFirst(),
  )
  return session ? { ...subject, ...session } : null
}
