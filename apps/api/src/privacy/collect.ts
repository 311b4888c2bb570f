import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import type { PersonalTable } from '../personal.ts'
import { columnPurposes, sealedColumns, type ColumnPurpose } from '../sealed-columns.ts'
import { unseal } from '../sealed.ts'
import { rowsOf } from './erase-tables.ts'
import type { FoundPerson } from './person.ts'

/** A row as it is exported: by column, with what was sealed opened and without digests. */
export type ExportedRow = Record<string, unknown>

/** All that is known of a person, by table; tables without a row are left out. */
export async function collect(
  { personal, secrets }: Pick<Deps, 'personal' | 'secrets'>,
  trx: TenantTrx,
  person: FoundPerson,
): Promise<Record<string, ExportedRow[]>> {
  const binary = await listBinary(trx)
  const all: Record<string, ExportedRow[]> = {}
  for (const [name, table] of personal.tables) {
    if (table.hidden === true) continue
    const left = table.hidden ?? []
    const hidden = [...left, ...(binary.get(name) ?? []), 'igreja_id']
    const sealed = columnPurposes.filter(
      (purpose) => sealedColumns[purpose].table === name && !left.includes(sealedColumns[purpose].column),
    )
    const { rows } = await sql<{ row: ExportedRow } & Record<string, unknown>>`
      select to_jsonb(t) - ${hidden}::text[] || ${namesOf(table)} as row ${sql.join(sealed.map(selectSealed), sql``)}
      from ${sql.table(name)} as t where ${rowsOf(name, table, person)}`.execute(trx)
    if (rows.length === 0) continue
    all[name] = rows.map((found) => ({
      ...found.row,
      ...Object.fromEntries(
        sealed.flatMap((purpose, index) => {
          const value = found[`sealed${index}`] as Buffer | null
          const column = sealedColumns[purpose].column.replace('_encrypted', '')
          return value === null
            ? []
            : [[column, open(unseal(secrets, purpose, String(found[`context${index}`]), value))]]
        }),
      ),
    }))
  }
  return all
}

function namesOf({ named = {} }: PersonalTable) {
  const pairs = Object.entries(named).map(([column, value]) => sql`${sql.lit(column)}, ${value}`)
  return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs)})`
}

function selectSealed(purpose: ColumnPurpose, index: number) {
  const { column, context } = sealedColumns[purpose]
  // Without a dash, a dot or a capital: the driver would write them otherwise.
  return sql`, ${sql.ref(column)} as ${sql.ref(`sealed${index}`)}, ${sql.raw(context)} as ${sql.ref(`context${index}`)}`
}

/** What is sealed is a text, or JSON. */
function open(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function listBinary(trx: TenantTrx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.relname as name, array_agg(attname::text) as columns from pg_attribute join pg_class c on c.oid = attrelid
    where atttypid = 'bytea'::regtype and c.relnamespace = 'public'::regnamespace and attnum > 0 group by 1`.execute(
    trx,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}
