import { sql, type RawBuilder } from 'kysely'
import { withTenant, type TenantTrx } from './db/tenant.ts'
import type { Deps } from './deps.ts'
import type { Regular } from './jobs/regular.ts'
import { attendEach, igrejasWith } from './jobs/rounds.ts'
import { rehashContato } from './payments/waiting/contact.ts'
import { renewTermos } from './payments/order/buyer-terms.ts'
import { columnPurposes, sealedColumns, type ColumnPurpose } from './sealed-columns.ts'
import { rememberKey } from './sealed-keys.ts'
import type { Secrets } from './secrets.ts'
import { seal, SEAL_MARK, sealHeader, unseal } from './sealed.ts'

type SealDeps = Pick<Deps, 'db' | 'secrets' | 'jobs' | 'onError'>
interface Swept {
  anew: number
  /** What no given key opens. */
  stuck: number
}

const BATCH = 100

/**
 * Seals by the present key whatever is sealed by one of before, a batch in a transaction: what is done stays done when
 * the process ends. Keys under which nothing is found twice, an hour apart, are forgotten (Decision 99).
 */
export async function sealAnew(deps: SealDeps, signal?: AbortSignal): Promise<Swept> {
  const { db, secrets } = deps
  await rememberKey(db, secrets)
  const before = ['', ...secrets.ids.slice(1)]
  const known = await db.selectFrom('chaveSelo').where('chave', 'in', before).select('chave').execute()
  const all = { anew: 0, stuck: 0 }
  if (known.length === 0) return all
  const add = (more: Swept) => {
    all.anew += more.anew
    all.stuck += more.stuck
  }
  add(await deps.jobs.sealedMail.sealAnew())
  const has = columnPurposes.map((purpose) => {
    const rows = sql`select from ${sql.table(sealedColumns[purpose].table)} where ${isBefore(secrets, purpose)}`
    return sql<boolean>`exists (${rows})`
  })
  const done = await attendEach(
    igrejasWith(db, sql`(${sql.join(has, sql` or `)})`),
    async (igrejaId) => {
      for (const purpose of columnPurposes) add(await sweepColumn(deps, igrejaId, purpose, signal))
    },
    signal,
  )
  if (!done) return all
  if (all.stuck > 0) {
    const message = `${all.stuck} sealed values open with none of the secrets given: ATRIO_SECRET_PREVIOUS lacks theirs`
    deps.onError(new Error(message))
  } else
    await forget(
      deps,
      known.map(({ chave }) => chave),
      all.anew === 0,
    )
  return all
}

/** Every hour: other processes may still seal by the key before. */
export const sealRegular: readonly Regular<SealDeps>[] = [
  { name: 'seal-anew', cron: '50 * * * *', seconds: 3_000, run: sealAnew },
]

async function sweepColumn(
  deps: SealDeps,
  igrejaId: number,
  purpose: ColumnPurpose,
  signal?: AbortSignal,
): Promise<Swept> {
  const all = { anew: 0, stuck: 0 }
  let after: string | null = null
  do {
    const rows: Row[] = await withTenant(deps.db, { igrejaId }, async (trx) => {
      const found = await listBefore(deps, trx, purpose, after)
      for (const row of found) all[await sealRow(deps, trx, { igrejaId, purpose, row })] += 1
      return found
    })
    after = rows.length === BATCH && !signal?.aborted ? rows.at(-1)!.id : null
  } while (after !== null)
  return all
}

interface Row {
  id: string
  contexto: string
  valor: Buffer
}

async function listBefore(
  { secrets }: SealDeps,
  trx: TenantTrx,
  purpose: ColumnPurpose,
  after: string | null,
): Promise<Row[]> {
  const { table, column, key, context } = sealedColumns[purpose]
  const [name, id] = [sql.ref(column), sql.ref(key.column)]
  const { rows } = await sql<Row>`
    select ${id}::text as id, ${sql.raw(context)} as contexto, ${name} as valor from ${sql.table(table)}
    where ${isBefore(secrets, purpose)}
      and (${after}::text is null or ${id} > ${after}::${sql.raw(key.type)})
    order by ${id} limit ${sql.lit(BATCH)}`.execute(trx)
  return rows
}

/** Sealed by one of the keys of before, or before values named theirs. */
function isBefore({ ids }: Secrets, purpose: ColumnPurpose): RawBuilder<boolean> {
  const value = sql.ref(sealedColumns[purpose].column)
  const headers = ids
    .slice(1)
    .map((id) => sql` or substring(${value} from 1 for 9) = ${bytes(sealHeader(id))}`)
  return sql`(substring(${value} from 1 for ${sql.lit(SEAL_MARK.length)}) <> ${bytes(SEAL_MARK)}
    ${sql.join(headers, sql``)})`
}

const bytes = (beginning: Buffer) => sql`${sql.lit(`\\x${beginning.toString('hex')}`)}::bytea`

/** What was changed meanwhile is left to the next time. */
async function sealRow(
  { secrets }: SealDeps,
  trx: TenantTrx,
  { igrejaId, purpose, row }: { igrejaId: number; purpose: ColumnPurpose; row: Row },
): Promise<keyof Swept> {
  const { table, column, key } = sealedColumns[purpose]
  let text: string
  try {
    text = unseal(secrets, purpose, row.contexto, row.valor)
  } catch {
    return 'stuck'
  }
  const id = sql`${row.id}::${sql.raw(key.type)}`
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${seal(secrets, purpose, row.contexto, text)}
    where ${sql.ref(key.column)} = ${id} and ${sql.ref(column)} = ${row.valor}`.execute(trx)
  if (purpose === 'comprador') {
    await renewTermos(secrets, trx, { igrejaId, id: Number(row.id), comprador: text })
  }
  if (purpose === 'espera') await rehashContato(secrets, trx, { igrejaId, id: Number(row.id), contato: text })
  return 'anew'
}

/** Two rounds an hour apart have found nothing: no process that still seals by it is left. */
async function forget({ db }: SealDeps, chaves: string[], foundNone: boolean): Promise<void> {
  const since = sql<Date>`now()`
  await db
    .updateTable('chaveSelo')
    .where('chave', 'in', chaves)
    .set({ vaziaDesde: foundNone ? sql<Date>`coalesce(vazia_desde, now())` : since })
    .execute()
  await db
    .deleteFrom('chaveSelo')
    .where('chave', 'in', chaves)
    .where('vaziaDesde', '<', sql<Date>`now() - interval '50 minutes'`)
    .execute()
}
