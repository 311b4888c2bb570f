import type { CompiledQuery, Kysely, Transaction } from 'kysely'
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
  return within({ tenant: scope, open: true, connected: false, closing: [] }, () =>
    (db as unknown as Kysely<Tables>).transaction().execute(fn),
  )
}

/**
 * The same for reading alone: the server refuses whatever would write.
 *
 * @throws Error when called inside another transaction.
 * @throws DatabaseUnavailable when no connection can be had.
 */
export function readTenant<Result>(
  db: Database,
  scope: TenantScope,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  return within({ tenant: scope, open: true, reads: true, connected: false, closing: [] }, () =>
    (db as unknown as Kysely<Tables>).transaction().setAccessMode('read only').execute(fn),
  )
}

/**
 * The same with everything as it is at one moment, however long the reading takes.
 *
 * @throws Error when called inside another transaction.
 * @throws DatabaseUnavailable when no connection can be had.
 */
export function snapshotTenant<Result>(
  db: Database,
  scope: TenantScope,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  return within({ tenant: scope, open: true, reads: true, connected: false, closing: [] }, () =>
    (db as unknown as Kysely<Tables>)
      .transaction()
      .setAccessMode('read only')
      .setIsolationLevel('repeatable read')
      .execute(fn),
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
  return within({ tenant: scope, open: true, once: true, connected: false, closing: [] }, () =>
    (db as unknown as Kysely<Tables>).transaction().execute(fn),
  )
}

/**
 * Keeps a statement for the end of the transaction that this code runs in, in the order of the calls: it leaves right
 * before COMMIT, and what it locks is locked for no longer than that. When it fails the transaction does.
 *
 * @throws Error outside of `withTenant`.
 */
export function beforeCommit(trx: TenantTrx, statement: { compile: () => CompiledQuery }): void {
  const scope = openScope()
  if (!scope?.tenant || scope.once || scope.reads || !trx.isTransaction)
    throw new Error('beforeCommit is for withTenant')
  scope.closing.push(statement.compile())
}

/** A transaction on platform tables; tenant tables show it no row. */
export function withPlatform<Result>(
  db: Database,
  fn: (trx: PlatformTrx) => Promise<Result>,
): Promise<Result> {
  return within({ open: true, connected: false, closing: [] }, () => db.transaction().execute(fn))
}

async function within<Result>(scope: OpenScope, run: () => Promise<Result>): Promise<Result> {
  if (openScope()) throw new Error('withTenant and withPlatform do not nest: pass trx on instead')
  try {
    return await scopes.run(scope, run)
  } finally {
    scope.open = false
  }
}
