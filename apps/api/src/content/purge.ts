import { allResources, type Resource } from '@atrio/contract'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { attendEach, igrejasWith } from '../jobs/rounds.ts'
import type { Regular } from '../jobs/regular.ts'
import { apagaEmOf, scopeOf, tableOf } from './sql.ts'

const gone = allResources.filter(({ archived }) => archived === 'goes')

/** What was archived long enough ago, removed for good (Decision 307). */
export const contentRegular: readonly Regular<Pick<Deps, 'db'>>[] = [
  { name: 'purge-archived', cron: '50 3 * * *', seconds: 3_600, run: purgeArchived },
]

async function purgeArchived({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  const has = gone.map((resource) => sql`exists (select ${overdue(resource)})`)
  await attendEach(
    igrejasWith(db, sql<boolean>`${sql.join(has, sql` or `)}`),
    (igrejaId) => withTenant(db, { igrejaId }, purge),
    signal,
  )
}

async function purge(trx: TenantTrx): Promise<void> {
  for (const resource of gone) await sql`delete ${overdue(resource)}`.execute(trx)
  // Of what went now, and of what stood under it; triggers have just written that it went, and how it was.
  for (const table of ['rascunho', 'mudanca_agendada', 'arquivo_uso', 'revisao'])
    await sql`delete from ${sql.table(table)} as t using revisao as r
      where r.acao = 'exclusao' and r.data_cadastro = now()
        and t.recurso = r.recurso and t.registro_id::text = r.registro_id`.execute(trx)
}

const overdue = (resource: Resource) =>
  sql`from ${tableOf(resource)} as t where ${apagaEmOf(resource)} <= now() and ${scopeOf(resource)}`
