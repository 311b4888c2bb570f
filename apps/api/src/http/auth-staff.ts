import type { Standing } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant, withTenantOnce, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { audit } from '../payments/ledger/audit.ts'
import type { Auth, Context } from './context.ts'
import { findStaffSession } from './staff-session.ts'

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
  const at = { igrejaId: asked.id, userId }
  const roles = await withTenantOnce(deps.db, at, (trx) => listStandings(trx, at))
  if (roles.length === 0) return { equipe, igreja: null, auth: null }
  // Who answers for the organisation does not come in unseen.
  if (isGuest(roles)) await noteEntry(deps, { igrejaId: asked.id, userId, sessionId })
  const auth: Auth = { userId, igrejaId: asked.id, sessionId, trocarSenha, roles }
  return { equipe, igreja: asked, auth }
}

function isGuest(roles: readonly Standing[]): boolean {
  return roles.includes('ROLE_SUPER_ADMIN') && !roles.includes('ROLE_ADMIN')
}

/** Once for each session: in the church's list of entries, and in its trail. */
async function noteEntry(
  { db }: Pick<Deps, 'db'>,
  { igrejaId, userId, sessionId }: { igrejaId: number; userId: number; sessionId: string },
): Promise<void> {
  const known = await withTenantOnce(db, { igrejaId }, (trx) =>
    trx.selectFrom('equipeEntrada').where('sessaoId', '=', sessionId).select('id').executeTakeFirst(),
  )
  if (known) return
  await withTenant(db, { igrejaId, userId }, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into equipe_entrada (igreja_id, sessao_id, user_id, nome)
      select ${igrejaId}, ${sessionId}, ${userId}, (select nome || ' ' || sobrenome from usuario
        where user_id = ${userId} order by flag_ativo desc, data_cadastro desc limit 1)
      on conflict do nothing returning id`.execute(trx)
    const [entry] = rows
    if (!entry) return
    audit(trx, [{ igrejaId, ator: `user:${userId}`, acao: 'equipeEntrada', alvo: `entrada:${entry.id}` }])
  })
}

/**
 * What somebody is at a church: their roles and charges there, and ROLE_SUPER_ADMIN who has it at a church of the same
 * organisation. An account that a church has switched off gives nothing.
 */
export async function listStandings(
  trx: TenantTrx,
  { igrejaId, userId }: { igrejaId: number; userId: number },
): Promise<Standing[]> {
  const { rows } = await sql<{ standing: Standing }>`
      select r.role as standing from user_igreja_role r
        where r.igreja_id = ${igrejaId} and r.user_id = ${userId} and r.role <> 'ROLE_SUPER_ADMIN'
          and not exists (select from usuario u
            where u.igreja_id = r.igreja_id and u.user_id = r.user_id and not u.flag_ativo)
      union
      select f.funcao from equipe_funcao f
        join usuario u on u.igreja_id = f.igreja_id and u.user_id = f.user_id and u.flag_ativo
        where f.igreja_id = ${igrejaId} and f.user_id = ${userId}
      union
      select r.role from user_igreja_role r
        join igreja theirs on theirs.id = r.igreja_id
        join igreja own on own.organizacao_id = theirs.organizacao_id
        where own.id = ${igrejaId} and r.user_id = ${userId} and r.role = 'ROLE_SUPER_ADMIN'
          and not exists (select from usuario u
            where u.igreja_id = r.igreja_id and u.user_id = r.user_id and not u.flag_ativo)
      order by 1`.execute(trx)
  return rows.map(({ standing }) => standing)
}
