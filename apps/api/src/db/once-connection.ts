import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { NamedClient } from './pg/named-client.ts'
import type { TenantScope } from './scope.ts'

/** A connection for one statement, which is a transaction by itself. */
export class OnceConnection implements DatabaseConnection {
  readonly #client: Lent
  readonly #scope: TenantScope
  #asked = false

  constructor(client: Lent, scope: TenantScope) {
    this.#client = client
    this.#scope = scope
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#asked) throw new Error('A second statement: withTenantOnce is for one')
    this.#asked = true
    const { command, rowCount, rows } = await this.#client.queryWithin<Row>(this.#scope, sql, parameters)
    return { rows, ...(WRITES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  streamQuery(): never {
    throw new Error('A tenant transaction does not stream')
  }

  release(): void {
    this.#client.release()
  }
}

/** A client that a pool has lent. */
type Lent = NamedClient & { release: () => void }

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
