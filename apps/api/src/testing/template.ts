import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createDatabase, type Database } from '../db/client.ts'
import { clientConfig, withDatabase, type DatabaseTarget } from '../db/connection.ts'
import { migrate } from '../db/migrate.ts'

/** Names of the databases that tests copy: migrated and empty, and with the demo world. */
export interface DatabaseTemplates {
  migrated: string
  demo: string
}

/**
 * Makes a migrated database that tests copy, out of another one if told, and fills it with the given world.
 *
 * @returns its name.
 */
export async function createTemplate(
  server: DatabaseTarget,
  options: { from?: string; load?: (db: Database) => Promise<void> } = {},
): Promise<string> {
  const name = await createEmptyDatabase(server, options.from)
  const target = withDatabase(server, name)
  if (!options.from) await migrate(target)
  if (!options.load) return name
  const db = createDatabase({ ...target, poolSize: 2 })
  try {
    await options.load(db)
  } finally {
    await db.destroy()
  }
  return name
}

/** A new database on the test server: a copy of the template, or empty without one. */
export async function createEmptyDatabase(server: DatabaseTarget, template?: string): Promise<string> {
  const name = `atrio_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  return name
}

export async function dropDatabase(server: DatabaseTarget, name: string): Promise<void> {
  await administer(server, `drop database if exists ${name} with (force)`)
}

async function administer(server: DatabaseTarget, statement: string): Promise<void> {
  const client = new pg.Client(clientConfig(server, {}))
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
