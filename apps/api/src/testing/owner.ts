import pg from 'pg'
import { clientConfig, type DatabaseTarget } from '../db/connection.ts'

/** Runs a statement as the owner of the tables, past every row policy: to set what a test needs, or to look. */
export async function asOwner<Row extends object>(
  target: DatabaseTarget,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(clientConfig(target, {}))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
