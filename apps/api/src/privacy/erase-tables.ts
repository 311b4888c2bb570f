import { sql, type RawBuilder } from 'kysely'
import { TENANT_TABLES } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { Person, PersonalTable } from '../personal.ts'

type EraseDeps = Pick<Deps, 'personal' | 'secrets'>

/**
 * Erases a person from every table of the church, and from those of the platform when it was their last church. What
 * refers to a row goes before it.
 */
export async function eraseTables(
  deps: EraseDeps,
  trx: TenantTrx,
  { person, isLast }: { person: Person; isLast: boolean },
): Promise<void> {
  const histories = await listHistories(trx, deps)
  const kept: { name: string; keys: string[] }[] = []
  for (const name of await inOrder(trx, [...deps.personal.tables.keys()])) {
    const table = deps.personal.tables.get(name)!
    if (!TENANT_TABLES.has(name) && !isLast) continue
    const where = rowsOf(name, table, person)
    const key = histories.get(name)
    if (key) {
      const { rows } = await sql<{ id: string }>`select busca_origem(to_jsonb(t), ${key}) as id
        from ${sql.table(name)} as t where ${where}`.execute(trx)
      kept.push({ name, keys: rows.map(({ id }) => id) })
    }
    await eraseRows(deps, trx, { name, table, person, where })
  }
  // Last: what was erased has just been written there.
  for (const { name, keys } of kept) {
    await sql`delete from revisao where recurso = ${name} and registro_id = any(${keys}::text[])`.execute(trx)
  }
}

/** A table's rows of the person; the database shows some of them at other churches too. */
export function rowsOf(name: string, { whose }: PersonalTable, person: Person): RawBuilder<unknown> {
  return TENANT_TABLES.has(name) ? sql`t.igreja_id = ${person.igrejaId} and ${whose(person)}` : whose(person)
}

async function eraseRows(
  { secrets }: EraseDeps,
  trx: TenantTrx,
  { name, table: { erase }, person, where }: Erasing,
): Promise<void> {
  const table = sql.table(name)
  if (erase === 'delete') {
    await sql`delete from ${table} as t where ${where}`.execute(trx)
    return
  }
  const cut = Object.entries(erase.cut ?? {})
  for (const [column, how] of cut) {
    if (typeof how === 'function') continue
    const by = sql.ref(how.by)
    const { rows } = await sql<{ by: string }>`select distinct ${by}::text as by from ${table} as t
      where ${where}`.execute(trx)
    for (const row of rows) {
      await sql`update ${table} as t set ${sql.ref(column)} = ${how.seal(secrets, row.by)}
        where ${where} and ${by}::text = ${row.by}`.execute(trx)
    }
  }
  const plain = cut.flatMap(([column, how]) =>
    typeof how === 'function' ? [sql`${sql.ref(column)} = ${how(person)}`] : [],
  )
  if (plain.length > 0) await sql`update ${table} as t set ${sql.join(plain)} where ${where}`.execute(trx)
}

interface Erasing {
  name: string
  table: PersonalTable
  person: Person
  where: RawBuilder<unknown>
}

/** Tables that keep a history, with the columns that name a row there. */
async function listHistories(trx: TenantTrx, { personal }: EraseDeps): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; given: string }>`
    select c.relname as name, encode(tgargs, 'escape') as given from pg_trigger join pg_class c on c.oid = tgrelid
    where tgname = 'revisao' and c.relnamespace = 'public'::regnamespace`.execute(trx)
  const known = rows.filter(({ name }) => personal.tables.has(name))
  return new Map(known.map(({ name, given }) => [name, given.split('\\000').slice(1, -1)]))
}

/** What refers comes before what it refers to; the two accounts, which all the others lead to, come last. */
async function inOrder(trx: TenantTrx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select c.relname as child, p.relname as parent from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and f.conrelid <> f.confrelid and f.connamespace = 'public'::regnamespace`.execute(
    trx,
  )
  const last = ['usuario', 'user']
  const left = new Set(names.filter((name) => !last.includes(name)))
  const order: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(
      (name) => !rows.some(({ child, parent }) => parent === name && left.has(child)),
    )
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...left].join(', ')}`)
    for (const name of free) {
      left.delete(name)
      order.push(name)
    }
  }
  return [...order, ...last]
}
