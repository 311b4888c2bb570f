import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import type { Client } from 'pg'
import { LOOSEN_ROW_FUNCTIONS } from './row-functions.ts'

/** One `.sql` file, in the form that Kysely's Migrator runs. */
export type MigrationFile = {
  /** `202611240930_igreja`, without the ending. */
  name: string
  checksum: string
  up(db: Kysely<unknown>): Promise<void>
}

/**
 * Reads a folder's files in order. They are named by the minute in which they were begun (`202611240930_igreja.sql`), so
 * that two people who work at once do not take the same name; those before were numbered (`001_igreja.sql`).
 *
 * @throws Error for a `.sql` file with another name, or a number or minute used twice.
 */
export async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const entries = (await readdir(folder)).filter((entry) => entry.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  for (const entry of entries) {
    const number = /^(\d{3}|20\d{10})_[a-z0-9_]+\.sql$/.exec(entry)?.[1]
    if (!number) throw new Error(`The migration ${entry} must be named like 202611240930_igreja.sql`)
    if (numbers.has(number)) throw new Error(`Two migrations begin with ${number}`)
    numbers.add(number)
  }
  return Promise.all(entries.map((entry) => readMigration(folder, entry)))
}

/** Refuses a migration that has changed since it ran: two databases would differ with nothing to show it. */
export async function refuseChanged(client: Client, files: MigrationFile[]): Promise<void> {
  await client.query(`
    create schema if not exists migration;
    create table if not exists migration.checksum (name text primary key, sha256 text not null)`)
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration.checksum',
  )
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  for (const file of files) {
    const before = applied.get(file.name)
    if (before !== undefined && before !== file.checksum) {
      throw new Error(`The migration ${file.name}.sql has changed since it ran: write a new one instead`)
    }
  }
}

async function readMigration(folder: URL, entry: string): Promise<MigrationFile> {
  // A Windows checkout may end lines with CRLF: the same migration all the same.
  const text = (await readFile(new URL(entry, folder), 'utf8')).replaceAll('\r\n', '\n')
  const name = entry.replace(/\.sql$/, '')
  const checksum = createHash('sha256').update(text).digest('hex')
  return {
    name,
    checksum,
    async up(db) {
      await sql.raw(LOOSEN_ROW_FUNCTIONS).execute(db)
      await sql
        .raw(text)
        .execute(db)
        .catch((error: { message: string; position?: string }) => {
          const line = text.slice(0, Number(error.position ?? 0)).split('\n').length
          throw new Error(`${error.message} (at or after line ${line})`, { cause: error })
        })
      await sql`insert into migration.checksum (name, sha256) values (${name}, ${checksum})`.execute(db)
    },
  }
}

/** The newest of our own by its name: what this installation's tables are. */
export async function newestMigration(): Promise<string> {
  const entries = await readdir(new URL('./migrations/', import.meta.url))
  const [newest] = entries
    .filter((entry) => entry.endsWith('.sql'))
    .toSorted()
    .toReversed()
  return newest!.replace(/\.sql$/, '')
}
