import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { toDatabaseError } from './errors.ts'
import { OnceConnection } from './once-connection.ts'
import { openScope, scopeSettings } from './scope.ts'
import { TenantConnection } from './tenant-connection.ts'

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
      if (!scope?.tenant) return connection
      const { closing, once } = scope
      return once ? new OnceConnection(connection, closing) : new TenantConnection(connection, closing)
    } catch (error) {
      throw toDatabaseError(error)
    }
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const tenant = openScope()?.tenant
    if (!tenant || !(connection instanceof TenantConnection)) {
      return super.beginTransaction(connection, settings)
    }
    const mode = settings.accessMode ? ` ${settings.accessMode}` : ''
    connection.begin(`begin${mode}; ${scopeSettings(tenant)}`)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof TenantConnection) await connection.commit()
    else await super.commitTransaction(connection)
  }

  override async rollbackTransaction(connection: OfPostgres): Promise<void> {
    // The COMMIT that is on its way already rolls back a statement that has failed.
    if (connection instanceof OnceConnection && connection.sent) await connection.commit().catch(() => {})
    else await super.rollbackTransaction(inner(connection))
  }

  override releaseConnection(connection: OfPostgres): Promise<void> {
    return super.releaseConnection(inner(connection))
  }
}

/** Kysely does not export its name. */
type OfPostgres = Parameters<PostgresDriver['releaseConnection']>[0]

function inner<Connection extends DatabaseConnection>(connection: Connection): Connection {
  return connection instanceof TenantConnection ? (connection.inner as Connection) : connection
}
