import { sql } from 'kysely'
import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'

/** No church has this number: the policies of a person’s own rows show theirs, and no others do. */
const NOWHERE = 2_147_483_647

/** What somebody is at churches where it counts, each once. */
const served = (userId: number) => sql`
  with own as (
    select igreja_id, role as papel from user_igreja_role where user_id = ${userId}
    union select igreja_id, funcao from equipe_funcao where user_id = ${userId}
  ), served as (
    select i.id, i.organizacao_id, papel from own join igreja i on i.id = own.igreja_id and i.flag_ativo
    where not exists (select from usuario u
      where u.igreja_id = own.igreja_id and u.user_id = ${userId} and not u.flag_ativo))`

/** Churches where somebody is something themselves, and not by their organisation. */
export async function listServed(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<number[]> {
  const { rows } = await withTenantOnce(db, { igrejaId: NOWHERE, userId }, (trx) =>
    sql<{ id: number }>`${served(userId)} select distinct id from served order by id`.execute(trx),
  )
  return rows.map(({ id }) => id)
}

/**
 * How many have not said yes to what somebody asks: each church where they serve, by itself or by its organisation, and
 * for who answers for an organisation that one. None of nobody's yes is enough.
 */
export async function countMissing(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<number> {
  const { rows } = await withTenantOnce(db, { igrejaId: NOWHERE, userId }, (trx) =>
    sql<{ missing: number }>`${served(userId)}
      select case when f.flag_operador then 0 when cardinality(f.igrejas) = 0 then 1 else (
        select count(*)::int from served s where not s.organizacao_id = any(f.organizacoes)
          and (s.papel = 'ROLE_SUPER_ADMIN' or not s.id = any(f.igrejas))) end as missing
      from equipe_fator_perdido f where f.user_id = ${userId} and f.expires_at > now()`.execute(trx),
  )
  return rows[0]?.missing ?? 1
}
