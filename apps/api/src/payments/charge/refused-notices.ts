import { sql } from 'kysely'
import { withPlatform } from '../../db/tenant.ts'
import type { PaymentDeps } from '../order/change-order.ts'

/** How long messages of gateways are kept. */
const KEPT_DAYS = 90

/**
 * Counts a message that was not proved, by gateway and day: nothing of what it said is kept. The count stands in the
 * inbox as a row that is done, so that it is purged with the rest.
 */
export async function countRefusal({ db }: PaymentDeps, gatewayId: number): Promise<void> {
  await withPlatform(db, (trx) =>
    sql`insert into webhook_inbox (gateway_id, evento, tipo, tentativas, processado_em, resultado)
      values (${gatewayId}, 'recusados:' || (now() at time zone 'utc')::date, 'recusados', 1, now(), 'recusado')
      on conflict (gateway_id, evento) do update set tentativas = webhook_inbox.tentativas + 1
      where webhook_inbox.tipo = 'recusados'`.execute(trx),
  )
}

/**
 * Forgets messages that are older than that and were attended to; what still waits stays, however old.
 * @returns how many there were.
 */
export async function purgeInbox({ db }: Pick<PaymentDeps, 'db'>): Promise<number> {
  const { numAffectedRows } = await withPlatform(db, (trx) =>
    sql`delete from webhook_inbox
      where recebido_em < now() - ${KEPT_DAYS} * interval '1 day' and processado_em is not null`.execute(trx),
  )
  return Number(numAffectedRows ?? 0n)
}
