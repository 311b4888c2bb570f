import { churchOrigin } from '@atrio/rules'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Tables } from '../db/schema.generated.ts'
import type { TenantTrx } from '../db/tenant.ts'
import type { Env } from '../env.ts'

/** Where a church's portal is. What a request calls it decides nothing: its host header is anyone's to write. */
export async function portalOrigin(
  { hosts }: Pick<Env, 'hosts'>,
  db: Database | TenantTrx,
  { igrejaId }: { igrejaId: number },
): Promise<string> {
  const igreja = await (db as Database)
    .selectFrom('igreja')
    .where('igreja.id', '=', igrejaId)
    .select((eb) => ['codigo', mainHost(eb).as('host')])
    .executeTakeFirstOrThrow()
  return churchOrigin(igreja, hosts)
}

/** The one of a church's own hosts that links lead to. */
export function mainHost(eb: ExpressionBuilder<Pick<Tables, 'igreja' | 'igrejaDominio'>, 'igreja'>) {
  return eb
    .selectFrom('igrejaDominio')
    .whereRef('igrejaDominio.igrejaId', '=', 'igreja.id')
    .where('flagPrincipal', '=', true)
    .select('host')
}
