import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely'
import { toDatabaseError } from './errors.ts'
import { openScope, scopeSettings } from './scope.ts'

/** PostgreSQL with tenant transactions: BEGIN and the church's settings travel together. */
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
  override async acquireConnection(): ReturnType<PostgresDriver['acquireConnection']> {
    const scope = openScope()
    if (scope?.connected) {
      // A second connection would not see the open transaction, and under load each request would hold one
      // connection while it waits for another.
      throw new Error('A query outside its transaction: inside withTenant and withPlatform use only trx')
    }
    if (scope) scope.connected = true
    try {
      return await super.acquireConnection()
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
    await connection.executeQuery(CompiledQuery.raw(`begin${mode}; ${scopeSettings(tenant)}`))
  }
}
