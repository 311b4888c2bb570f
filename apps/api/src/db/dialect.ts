import { PostgresDialect, PostgresDriver, type DatabaseConnection, type TransactionSettings } from 'kysely'
import type pg from 'pg'
import { DatabaseUnavailable, toDatabaseError } from './errors.ts'
import type { NamedClient } from './pg/named-client.ts'
import type { Pulse } from './pulse.ts'
import { OnceConnection } from './once-connection.ts'
import { openScope, scopeSettings } from './scope.ts'
import { TenantConnection } from './tenant-connection.ts'

/** PostgreSQL with tenant transactions: BEGIN, the church's settings and the first statement travel together. */
export class TenantDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  readonly #pulse: Pulse | undefined

  /** @param pool of `NamedClient`s */
  constructor(pool: pg.Pool, pulse?: Pulse) {
    super({ pool })
    this.#pool = pool
    this.#pulse = pulse
  }

  override createDriver(): TenantDriver {
    return new TenantDriver(this.#pool, this.#pulse)
  }
}

class TenantDriver extends PostgresDriver {
  readonly #pool: pg.Pool
  readonly #pulse: Pulse | undefined

  constructor(pool: pg.Pool, pulse: Pulse | undefined) {
    super({ pool })
    this.#pool = pool
    this.#pulse = pulse
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const scope = openScope()
    if (scope?.connected) {
      // A second connection would not see the open transaction, and under load each request would hold one
      // connection while it waits for another.
      throw new Error('A query outside its transaction: inside withTenant and withPlatform use only trx')
    }
    if (this.#pulse?.frozen) throw new DatabaseUnavailable(new Error('The database has stopped answering'))
    if (scope) scope.connected = true
    try {
      if (scope?.once) return new OnceConnection(await this.#lend(), scope.tenant)
      const connection = await super.acquireConnection()
      return scope?.tenant ? new TenantConnection(connection, scope) : connection
    } catch (error) {
      throw toDatabaseError(error)
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    if (connection instanceof OnceConnection) return
    const tenant = openScope()?.tenant
    if (!tenant || !(connection instanceof TenantConnection)) {
      return super.beginTransaction(connection, settings)
    }
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const mode = `${level}${settings.accessMode ? ` ${settings.accessMode}` : ''}`
    connection.begin(`begin${mode}; ${scopeSettings(tenant)}`)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof OnceConnection) return
    if (connection instanceof TenantConnection) await connection.commit()
    else await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: OfPostgres): Promise<void> {
    // What failed by itself has left nothing, and what has not stays.
    if (connection instanceof OnceConnection) return
    await super.rollbackTransaction(inner(connection))
  }

  override async releaseConnection(connection: OfPostgres): Promise<void> {
    if (connection instanceof OnceConnection) connection.release()
    else await super.releaseConnection(inner(connection))
  }

  async #lend(): Promise<NamedClient & pg.PoolClient> {
    return (await this.#pool.connect()) as NamedClient & pg.PoolClient
  }
}

/** Kysely does not export its name. */
type OfPostgres = Parameters<PostgresDriver['releaseConnection']>[0]

function inner<Connection extends DatabaseConnection>(connection: Connection): Connection {
  return connection instanceof TenantConnection ? (connection.inner as Connection) : connection
}
