import pg from 'pg'
import type { ScopeValues } from '../scope.ts'

/** Sets what the row policies read, for this transaction; answers no row. Both are always set. */
export const SCOPE = {
  name: 'atrio_scope',
  text: "select 1 where set_config('app.igreja', $1, true) is null or set_config('app.user', $2, true) is null",
}

/**
 * One statement in the transaction of its scope: the server runs what comes before a Sync as one, and where the scope
 * cannot be set it skips the statement. So there is no BEGIN that could fail without it, and one answer instead of three.
 *
 * The scope's own statement has to be prepared on the connection.
 */
export class ScopedQuery extends (pg.Query as unknown as typeof PreparedQuery) {
  readonly #scope: ScopeValues
  #isScoped = false

  constructor(scope: ScopeValues, { name, text, values }: Config, answer: Answer) {
    super(text, values, answer)
    this.name = name
    this.#scope = scope
  }

  /** Also without parameters: else the statement would be a message of its own, with a Sync of its own. */
  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: SCOPE.name, values: this.#scope })
    connection.execute({})
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.#isScoped) super.handleCommandComplete(message, connection)
    this.#isScoped = true
  }
}

export type Answer = (error: Error | null, result: pg.QueryResult) => void

/** What `pg.Query` has and its types do not tell. */
declare class PreparedQuery {
  name: string | undefined
  constructor(text: string, values: unknown[], answer: Answer)
  requiresPreparation(): boolean
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

interface Config {
  name: string | undefined
  text: string
  values: unknown[]
}

interface Connection {
  bind: (config: { statement: string; values: readonly string[] }) => void
  execute: (config: object) => void
}
