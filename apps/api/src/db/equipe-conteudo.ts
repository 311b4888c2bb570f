import { sql } from 'kysely'
import type { TenantTrx } from './tenant.ts'

/**
 * Runs a part of a church's transaction with the rights of the staff's engine, which has none on money, prayer and people:
 * its statements are built from declarations, and a mistake in one reaches no further (Decision 164). When it fails the
 * transaction does.
 */
export async function asEquipeConteudo<Result>(trx: TenantTrx, run: () => Promise<Result>): Promise<Result> {
  await sql`set local role equipe_conteudo`.execute(trx)
  const result = await run()
  await sql`set local role atrio_app`.execute(trx)
  return result
}
