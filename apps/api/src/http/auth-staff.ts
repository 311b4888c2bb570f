import type { Standing } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Auth, Context } from './context.ts'
import { findStaffSession } from './staff-session.ts'
import type { TenantIgreja } from './tenant.ts'

/**
 * Who a request at the staff's site comes from, by its cookie alone, and the church of its address where they are
 * something there. Where they are nothing it is not there (Decision 156).
 */
export async function authenticateStaff(
  deps: Deps,
  { header }: Pick<Context, 'header'>,
  slug: string | undefined,
): Promise<Pick<Context, 'igreja' | 'auth' | 'equipe'>> {
  const equipe = await findStaffSession(deps.db, header('cookie'))
  // What no slug can be is not asked of the database.
  const isSlug = slug !== undefined && /^[\w-]{1,80}$/.test(slug)
  const asked = equipe?.isOpen && isSlug ? await deps.tenants.findBySlug(slug) : null
  if (!equipe || !asked?.flagAtivo) return { equipe, igreja: null, auth: null }
  const { id: sessionId, userId, trocarSenha } = equipe
  const roles = await findStandings(deps, { igreja: asked, userId })
  if (roles.length === 0) return { equipe, igreja: null, auth: null }
  const auth: Auth = { userId, igrejaId: asked.id, sessionId, trocarSenha, roles }
  return { equipe, igreja: asked, auth }
}

/**
 * What somebody is at a church: their roles and charges there, and ROLE_SUPER_ADMIN who has it at a church of the same
 * organisation. An account that a church has switched off gives nothing.
 */
async function findStandings(
  deps: Pick<Deps, 'db'>,
  { igreja, userId }: { igreja: Pick<TenantIgreja, 'id'>; userId: number },
): Promise<Standing[]> {
  const { rows } = await withTenantOnce(deps.db, { igrejaId: igreja.id, userId }, (trx) =>
    sql<{ standing: Standing }>`
      select r.role as standing from user_igreja_role r
        where r.igreja_id = ${igreja.id} and r.user_id = ${userId} and r.role <> 'ROLE_SUPER_ADMIN'
          and not exists (select from usuario u
            where u.igreja_id = r.igreja_id and u.user_id = r.user_id and not u.flag_ativo)
      union
      select f.funcao from equipe_funcao f
        join usuario u on u.igreja_id = f.igreja_id and u.user_id = f.user_id and u.flag_ativo
        where f.igreja_id = ${igreja.id} and f.user_id = ${userId}
      union
      select r.role from user_igreja_role r
        join igreja theirs on theirs.id = r.igreja_id
        join igreja own on own.organizacao_id = theirs.organizacao_id
        where own.id = ${igreja.id} and r.user_id = ${userId} and r.role = 'ROLE_SUPER_ADMIN'
          and not exists (select from usuario u
            where u.igreja_id = r.igreja_id and u.user_id = r.user_id and not u.flag_ativo)
      order by 1`.execute(trx),
  )
  return rows.map(({ standing }) => standing)
}
