import { CamelCasePlugin, Kysely, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { clientConfig, type DatabaseTarget } from './connection.ts'
import { TenantDialect } from './dialect.ts'
import { NamedClient } from './pg/named-client.ts'
import type { Pulse } from './pulse.ts'
import type { PlatformTables } from './schema.generated.ts'

/** The application's database. Its type knows the platform's tables alone: a church's need `withTenant`. */
export type Database = Kysely<PlatformTables>
export type PlatformTrx = Transaction<PlatformTables>

/** The roles that connections take; both are made by the migrations and can log in only through them. */
export type Role = 'atrio_app' | 'atrio_jobs'

export type PoolOptions = DatabaseTarget & {
  role: Role
  /** At most this many connections. */
  size: number
  /** Told of connections that break while idle, as when the server restarts. */
  onError?: (error: Error) => void
  pulse?: Pulse
}

/** Opens the application's connections, all as the non-owner role that the row policies bind. */
export function createDatabase(
  options: DatabaseTarget & { poolSize?: number; onError?: (error: Error) => void },
): Database {
  return databaseOn(openPool({ ...options, role: 'atrio_app', size: options.poolSize ?? 10 }))
}

/** The database through a pool that is there; whoever ends the database ends it. */
export function databaseOn(pool: pg.Pool, pulse?: Pulse): Database {
  return new Kysely<PlatformTables>({
    dialect: new TenantDialect(pool, pulse),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

/** A pool of connections that run as one of the application's roles. Opens none before the first query. */
export function openPool({ role, size, onError, pulse, ...target }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...clientConfig(target, {
      role,
      statement_timeout: '15s',
      lock_timeout: '5s',
      idle_in_transaction_session_timeout: '30s',
    }),
    // Who waits for a connection is answered as soon as who waits on one of a frozen server.
    connectionTimeoutMillis: 4_000,
    Client: NamedClient,
    // BEGIN does not wait for its answer: the first statement travels with it.
    pipeline: true,
    max: size,
    // Backends grow with the plans and catalogues that they have seen.
    maxLifetimeSeconds: 3_600,
  } as pg.PoolConfig)
  // Without a listener an idle connection that breaks ends the process.
  pool.on('error', (cause) => onError?.(new Error('a database connection was lost', { cause })))
  pulse?.watch(pool)
  return pool
}

/**
 * Refuses to serve with connections that row policies do not bind: a superuser, a role that bypasses them,
 * or the tables' owner.
 *
 * @param ownLogin whether that holds of the log-in behind the role as well, to which a statement can go back
 */
export async function verifyRole(db: Database, { ownLogin = false } = {}): Promise<void> {
  const { rows } = await sql<{ role: string; free: boolean }>`
    select r.rolname as role, rolsuper or rolbypassrls
      or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace
        and c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'member')) as free
    from pg_roles r where r.rolname = current_user or (${ownLogin} and r.rolname = session_user)`.execute(db)
  const free = rows.find((row) => row.free)
  if (rows.length === 0 || free) {
    throw new Error(
      `The database role ${free?.role ?? '(unknown)'} is not held by row-level security: ` +
        'the application must run as atrio_app, which is neither a superuser nor the owner of the tables',
    )
  }
}
