import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { TENANT_TABLES } from './schema.generated.ts'

/**
 * A connection in a church's transaction. Nobody waits for BEGIN before the first statement leaves: should BEGIN fail
 * and the connection live on, the server runs what follows by itself, and keeps it.
 *
 * So that this does no harm: no answer is given before BEGIN's, and what may write the platform's rows waits for it.
 * Alone a statement sees no church's rows and may write none, and nobody is told what it saw.
 */
export class TenantConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #closing: readonly CompiledQuery[]
  #begun: Promise<unknown> = Promise.resolve()

  /** @param closing what leaves with COMMIT; may grow until then. */
  constructor(inner: DatabaseConnection, closing: readonly CompiledQuery[]) {
    this.inner = inner
    this.#closing = closing
  }

  /** Sends BEGIN, and does not wait for its answer. */
  begin(statement: string): void {
    this.#begun = this.inner.executeQuery(CompiledQuery.raw(statement))
    // Whoever asks for the first answer hears of it.
    this.#begun.catch(() => {})
  }

  /**
   * Ends the transaction.
   * @throws the error of BEGIN, where there is no transaction; that of a last statement, after which COMMIT gives up all.
   */
  async commit(): Promise<void> {
    await this.#begun
    const statements = [...this.#closing, CompiledQuery.raw('commit')]
    await Promise.all(statements.map((statement) => this.inner.executeQuery(statement)))
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (mayWrite(query.sql)) await this.#begun
    const [, result] = await Promise.all([this.#begun, this.inner.executeQuery<Row>(query)])
    return result
  }

  streamQuery(): never {
    throw new Error('A tenant transaction does not stream')
  }
}

/** By its words: rather wait once too often. A lock alone is no writing, and a church's table keeps nothing by itself. */
function mayWrite(statement: string): boolean {
  const table = ONE_TABLE.exec(statement)?.[1]
  if (table !== undefined) return !TENANT_TABLES.has(table)
  return !/^\s*(select|with)\b/i.test(statement) || WRITES.test(statement)
}

/** As Kysely writes it. */
const ONE_TABLE = /^(?:insert into|update|delete from) "(\w+)"(?!\.)/
const WRITES = /\b(insert\s+into|delete\s+from|merge\s+into|(?<!\bfor\s+|\bfor\s+no\s+key\s+)update)\b/i
