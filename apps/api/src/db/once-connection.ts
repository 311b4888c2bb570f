import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'

/** A connection for one statement: COMMIT goes out right behind it, before its answer is there. */
export class OnceConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  #commit: Promise<QueryResult<unknown>> | undefined

  constructor(inner: DatabaseConnection) {
    this.inner = inner
  }

  /** Whether the statement is on its way, and with it the end of the transaction. */
  get sent(): boolean {
    return this.#commit !== undefined
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.sent) throw new Error('A second statement: withTenantOnce is for one')
    const result = this.inner.executeQuery<Row>(query)
    void this.#send()
    return result
  }

  streamQuery(): never {
    throw new Error('withTenantOnce does not stream')
  }

  /** Waits until the end is known, having sent COMMIT where there was no statement. */
  async commit(): Promise<void> {
    await (this.#commit ?? this.#send())
  }

  #send(): Promise<QueryResult<unknown>> {
    this.#commit = this.inner.executeQuery(CompiledQuery.raw('commit'))
    // Whoever ends the transaction hears of it.
    this.#commit.catch(() => {})
    return this.#commit
  }
}
