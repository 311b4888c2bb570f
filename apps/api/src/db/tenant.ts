import type { Kysely, Transaction } from 'kysely'
import type { Database, PlatformTrx } from './client.ts'
import { openScope, scopes, type OpenScope, type TenantScope } from './scope.ts'
import type { Tables } from './schema.generated.ts'

export type { TenantScope } from './scope.ts'

/** A transaction that sees one church's rows, and the platform's. */
export type TenantTrx = Transaction<Tables>

/**
 * The only door to tenant tables: a short transaction that sees and writes the rows of one church. The row
 * policies hold it to that church even where a query forgets to ask for it.
 *
 * @throws Error when called inside another transaction.
 * @throws DatabaseUnavailable when no connection can be had.
 */
export function withTenant<Result>(
  db: Database,
  scope: TenantScope,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  return within({ tenant: scope, open: true, connected: false }, () =>
    (db as unknown as Kysely<Tables>).transaction().execute(fn),
  )
}

/**
 * One statement on one church's rows, for what many requests do: its BEGIN and COMMIT cost no round trip. What it writes
 * stays, whatever `fn` does afterwards.
 *
 * @throws Error when `fn` makes a second statement, or is called inside another transaction.
 * @throws DatabaseUnavailable when no connection can be had.
 */
export function withTenantOnce<Result>(
  db: Database,
  scope: TenantScope,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  return within({ tenant: scope, open: true, once: true, connected: false }, () =>
    (db as unknown as Kysely<Tables>).transaction().execute(fn),
  )
}

/** A transaction on platform tables; tenant tables show it no row. */
export function withPlatform<Result>(
  db: Database,
  fn: (trx: PlatformTrx) => Promise<Result>,
): Promise<Result> {
  return within({ open: true, connected: false }, () => db.transaction().execute(fn))
}

async function within<Result>(scope: OpenScope, run: () => Promise<Result>): Promise<Result> {
  if (openScope()) throw new Error('withTenant and withPlatform do not nest: pass trx on instead')
  try {
    return await scopes.run(scope, run)
  } finally {
    scope.open = false
  }
}
