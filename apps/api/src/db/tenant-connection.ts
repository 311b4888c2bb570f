import {
  CompiledQuery,
  TableNode,
  type DatabaseConnection,
  type OperationNode,
  type QueryResult,
} from 'kysely'
import { TENANT_TABLES } from './schema.generated.ts'
import type { OpenScope } from './scope.ts'

/**
 * A connection in a church's transaction. Nobody waits for BEGIN before the first statement leaves: should BEGIN fail
 * and the connection live on, the server runs what follows by itself, and keeps it.
 *
 * So that this does no harm: no answer is given before BEGIN's, and in a scope that writes, what may write the
 * platform's rows waits for it. In a scope that only reads nothing waits: whoever would write there is refused by the
 * server in every transaction that has begun, so no code does. Alone a statement sees no church's rows and may write none, and nobody is told what it saw.
 */
export class TenantConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #scope: Pick<OpenScope, 'closing' | 'reads'>
  #begun: Promise<unknown> = Promise.resolve()

  /** @param scope whose `closing` leaves with COMMIT, and may grow until then. */
  constructor(inner: DatabaseConnection, scope: Pick<OpenScope, 'closing' | 'reads'>) {
    this.inner = inner
    this.#scope = scope
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
    const statements = [...this.#scope.closing, CompiledQuery.raw('commit')]
    await Promise.all(statements.map((statement) => this.inner.executeQuery(statement)))
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#scope.reads && !isHarmlessAlone(query)) await this.#begun
    const [, result] = await Promise.all([this.#begun, this.inner.executeQuery<Row>(query)])
    return result
  }

  streamQuery(): never {
    throw new Error('A tenant transaction does not stream')
  }
}

/**
 * Whether a statement that the server would run without BEGIN keeps nothing: one that reads, or that writes a church's
 * table, whose policies refuse it alone. Told by how Kysely built it; what is written by hand is not known.
 */
function isHarmlessAlone({ query }: CompiledQuery): boolean {
  switch (query.kind) {
    case 'SelectQueryNode':
      return !query.with
    case 'InsertQueryNode':
      return !query.with && isTenantTable(query.into)
    case 'UpdateQueryNode':
      return !query.with && isTenantTable(query.table)
    case 'DeleteQueryNode':
      return !query.with && query.from.froms.every(isTenantTable)
    default:
      return false
  }
}

function isTenantTable(node: OperationNode | undefined): boolean {
  if (!node || !TableNode.is(node) || node.table.schema) return false
  return TENANT_TABLES.has(node.table.identifier.name)
}
