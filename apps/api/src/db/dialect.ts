import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { toDatabaseError } from './errors.ts'
import { OnceConnection } from './once-connection.ts'
import { openScope, scopeSettings } from './scope.ts'

/** PostgreSQL with tenant transactions: BEGIN, the church's settings and the first statement travel together. */
export class TenantDialect extends PostgresDialect {
  #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): TenantDriver {
    return new TenantDriver(this.#config)
  }
}

class TenantDriver extends PostgresDriver {
  /** Of open tenant transactions: the answer to their BEGIN, which nobody has waited for yet. */
  #begun = new WeakMap<DatabaseConnection, Promise<QueryResult<unknown>>>()

  override async acquireConnection(): Promise<DatabaseConnection> {
    const scope = openScope()
    if (scope?.connected) {
      // A second connection would not see the open transaction, and under load each request would hold one
      // connection while it waits for another.
      throw new Error('A query outside its transaction: inside withTenant and withPlatform use only trx')
    }
    if (scope) scope.connected = true
    try {
      const connection = await super.acquireConnection()
      return scope?.once ? new OnceConnection(connection) : connection
    } catch (error) {
      throw toDatabaseError(error)
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const tenant = openScope()?.tenant
    if (!tenant) return super.beginTransaction(connection, settings)
    const mode = settings.accessMode ? ` ${settings.accessMode}` : ''
    const begin = CompiledQuery.raw(`begin${mode}; ${scopeSettings(tenant)}`)
    const begun = inner(connection).executeQuery(begin)
    // Should it fail, what follows sees no church's rows, and nothing is committed.
    begun.catch(() => {})
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection)
    if (isOnce(connection)) await connection.commit()
    else await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: OfPostgres): Promise<void> {
    // The COMMIT that is on its way already rolls back a statement that has failed.
    if (isOnce(connection) && connection.sent) await connection.commit().catch(() => {})
    else await super.rollbackTransaction(inner(connection))
  }

  override releaseConnection(connection: OfPostgres): Promise<void> {
    return super.releaseConnection(inner(connection))
  }
}

/** Kysely does not export its name. */
type OfPostgres = Parameters<PostgresDriver['releaseConnection']>[0]

function isOnce(connection: DatabaseConnection): connection is OnceConnection {
  return connection instanceof OnceConnection
}

function inner<Connection extends DatabaseConnection>(connection: Connection): Connection {
  return isOnce(connection) ? (connection.inner as Connection) : connection
}
