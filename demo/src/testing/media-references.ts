import type pg from 'pg'

/** What the rows of every table name below `/media/`, each file once: whatever column, list or text it stands in. */
export async function mediaReferences(owner: pg.Client): Promise<string[]> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const files = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await owner.query<{ file: string }>(
      `select distinct (regexp_matches(t::text, '/media/([\\w/.-]+)', 'g'))[1] as file from ${owner.escapeIdentifier(name)} t`,
    )
    for (const { file } of rows) files.add(file)
  }
  return [...files]
}
