import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { declaracaoPronta } from './kinds.ts'

/** One transaction tells at most so many. */
const BATCH = 100

/** Who gave last year is told once that their statement is there; a church stands here for its next January (Decision 287). */
export const declaracaoAgenda: Agenda<Pick<Deps, 'db' | 'announce'>> = {
  async declaracao(deps, due: Due) {
    while (await withTenant(deps.db, { igrejaId: due.igrejaId }, (trx) => tellSome(deps, trx, due)));
  },
}

/** Tells some of those who were not told yet, and answers whether there may be more of them. */
async function tellSome(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, referencia }: Due,
): Promise<boolean> {
  const ano = await lastYear(trx)
  const envio = await holdEnvio(trx, { ano })
  const people = envio ? await listGivers(trx, { ano, after: envio.ultimo }) : []
  let told = 0
  for (const { userId, email, idioma } of people) {
    const by = await announce(trx, {
      kind: declaracaoPronta,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId },
      facts: { url: '/user/giving', ano },
    })
    if (by.length > 0) told += 1
  }
  const isLast = people.length < BATCH
  if (envio)
    await trx
      .updateTable('declaracaoEnvio')
      .set((eb) => ({
        ultimo: people.at(-1)?.userId ?? envio.ultimo,
        pessoas: eb('pessoas', '+', told),
        ...(isLast && { concluidoEm: sql<Date>`now()` }),
      }))
      .where('ano', '=', ano)
      .execute()
  if (!isLast) return true
  const when = sql<Date>`declaracao_em(${igrejaId}::int)`
  await putAgenda(trx, { igrejaId, tipo: 'declaracao', referencia, when })
  return false
}

/** The year that is over by the church's clock. */
async function lastYear(trx: TenantTrx): Promise<number> {
  const { rows } = await sql<{ ano: number }>`
    select extract(year from now() at time zone fuso_horario)::int - 1 as ano from igreja where id = current_igreja()`.execute(
    trx,
  )
  return rows[0]!.ano
}

/** Held, so that nobody is told by two processes; null where all were told, or the church has put giving away. */
async function holdEnvio(trx: TenantTrx, { ano }: { ano: number }): Promise<{ ultimo: number } | null> {
  await sql`insert into declaracao_envio (ano) select ${ano}::int
    where exists (select from igreja_modulo where codigo = 'MOD_DOACAO') on conflict do nothing`.execute(trx)
  const row = await trx
    .selectFrom('declaracaoEnvio')
    .where('ano', '=', ano)
    .where('concluidoEm', 'is', null)
    .where(sql<boolean>`exists (select from igreja_modulo where codigo = 'MOD_DOACAO')`)
    .select('ultimo')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whose gifts of a year arrived and did not all go back, of those with an account here. */
async function listGivers(trx: TenantTrx, { ano, after }: { ano: number; after: number }) {
  const { rows } = await sql<{ userId: number; email: string; idioma: string }>`
    select "user".id as user_id, "user".email, "user".idioma from "user"
      join usuario u on u.igreja_id = current_igreja() and u.user_id = "user".id and u.flag_ativo
    where "user".id > ${after}::int and exists (select from pedido p join igreja i on i.id = p.igreja_id
      where p.user_id = "user".id and p.tipo = 'doacao' and p.situacao = 'aprovado'
        and p.data_aprovacao >= make_timestamptz(${ano}::int, 1, 1, 0, 0, 0, i.fuso_horario)
        and p.data_aprovacao < make_timestamptz(${ano}::int + 1, 1, 1, 0, 0, 0, i.fuso_horario))
    order by "user".id limit ${BATCH}`.execute(trx)
  return rows
}
