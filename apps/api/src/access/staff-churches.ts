import type { IgrejaEquipe, Standing } from '@atrio/contract'
import { churchOrigin } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenantOnce } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'

/** No church has this number: the policies of a person’s own rows show theirs, and no others do. */
const NOWHERE = 2_147_483_647

interface Row {
  id: number
  codigo: string
  slug: string
  nome: string
  fusoHorario: string
  host: string | null
  papeis: Standing[]
}

type Found = Omit<IgrejaEquipe, 'modulos'> & { id: number }

/** Churches at which somebody is something, and those of the organisations that they answer for (Decision 156). */
export async function listIgrejasEquipe(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { userId }: { userId: number },
): Promise<Found[]> {
  const { rows } = await withTenantOnce(db, { igrejaId: NOWHERE, userId }, (trx) =>
    sql<Row>`
      with own as (
        select igreja_id, role as papel from user_igreja_role where user_id = ${userId}
        union all select igreja_id, funcao from equipe_funcao where user_id = ${userId}
      ), active as (
        select * from own where not exists (select from usuario u
          where u.igreja_id = own.igreja_id and u.user_id = ${userId} and not u.flag_ativo)
      ), given as (
        select igreja_id, papel from active where papel <> 'ROLE_SUPER_ADMIN'
        union select other.id, papel from active
          join igreja home on home.id = active.igreja_id
          join igreja other on other.organizacao_id = home.organizacao_id
          where papel = 'ROLE_SUPER_ADMIN'
      )
      select igreja.id, igreja.codigo, slug, igreja.nome, fuso_horario, d.host, array_agg(papel order by papel) as papeis
      from given join igreja on igreja.id = given.igreja_id and igreja.flag_ativo
        left join igreja_dominio d on d.igreja_id = igreja.id and d.flag_principal
      group by igreja.id, d.host order by igreja.nome, igreja.id limit 200`.execute(trx),
  )
  return rows.map(({ host, ...igreja }) => ({
    ...igreja,
    portal: churchOrigin({ codigo: igreja.codigo, host }, env.hosts),
  }))
}

/** The same, each with what it has turned on. */
export async function viewIgrejasEquipe(
  deps: Pick<Deps, 'db' | 'env' | 'tenants'>,
  who: { userId: number },
): Promise<IgrejaEquipe[]> {
  const igrejas: IgrejaEquipe[] = []
  for (const { id, ...igreja } of await listIgrejasEquipe(deps, who)) {
    const found = await deps.tenants.findById(id)
    igrejas.push({ ...igreja, modulos: [...(found?.modulos ?? [])] })
  }
  return igrejas
}

/** As they are called at one of their churches. */
export async function findNome(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: number },
): Promise<{ nome: string; email: string; igrejaId: number }> {
  const { rows } = await withTenantOnce(db, { igrejaId: NOWHERE, userId }, (trx) =>
    sql<{ nome: string | null; email: string; igrejaId: number }>`
      select u.nome || ' ' || u.sobrenome as nome, "user".email, coalesce(u.igreja_id,
        (select min(igreja_id) from user_igreja_role where user_id = ${userId})) as "igrejaId" from "user"
      left join usuario u on u.user_id = "user".id where "user".id = ${userId}
      order by u.flag_ativo desc nulls last, u.data_cadastro desc limit 1`.execute(trx),
  )
  const { nome, email, igrejaId } = rows[0]!
  return { nome: nome ?? email, email, igrejaId }
}
