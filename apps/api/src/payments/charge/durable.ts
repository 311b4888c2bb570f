import { sql } from 'kysely'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import type { Database } from '../../db/client.ts'

/**
 * Refuses to take real money into a database that may forget it: an order that was confirmed and lost with the power
 * was charged for nothing. The sandbox may run on anything.
 *
 * @throws Error that names the setting
 */
export async function requireDurable(db: Database, gateways: Pick<Gateways, 'all'>): Promise<void> {
  if (!gateways.all.some((gateway) => gateway.capabilities().live)) return
  const { rows } = await sql<{ name: string; value: string }>`
    select name, setting as value from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes')`.execute(db)
  const weak = rows.filter(({ value }) => value === 'off')
  if (weak.length > 0) {
    const names = weak.map(({ name }) => `${name} = off`).join(', ')
    throw new Error(
      `Live payments need a durable database, and this one has ${names}: switch it on, or take the live keys out`,
    )
  }
}
