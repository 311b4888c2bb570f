import type pg from 'pg'

/** How many rows each table holds, and a digest of them all: equal when nothing has changed. */
export async function snapshot(owner: pg.Client): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const tables: Record<string, string> = {}
  for (const { name } of rows) {
    const table = owner.escapeIdentifier(name)
    const { rows: found } = await owner.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as digest from ${table} t`,
    )
    tables[name] = found[0]!.digest
  }
  return tables
}
