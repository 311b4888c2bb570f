import { CompiledQuery, type QueryResult } from 'kysely'
import { TenantConnection } from './tenant-connection.ts'

/** A connection for one statement: COMMIT goes out right behind it, before its answer is there. */
export class OnceConnection extends TenantConnection {
  #asked = false
  #commit: Promise<QueryResult<unknown>> | undefined

  /** Whether the statement is on its way, and with it the end of the transaction. */
  get sent(): boolean {
    return this.#commit !== undefined
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#asked) throw new Error('A second statement: withTenantOnce is for one')
    this.#asked = true
    return super.executeQuery(query)
  }

  protected override send<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = super.send<Row>(query)
    void this.#end()
    return result
  }

  /** Waits until the end is known, having sent COMMIT where there was no statement. */
  protected override async end(): Promise<void> {
    await (this.#commit ?? this.#end())
  }

  #end(): Promise<QueryResult<unknown>> {
    this.#commit = this.inner.executeQuery(CompiledQuery.raw('commit'))
    // Whoever ends the transaction hears of it.
    this.#commit.catch(() => {})
    return this.#commit
  }
}
