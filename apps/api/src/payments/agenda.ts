import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import type { Regular } from '../jobs/regular.ts'
import { verify } from './charge/send.ts'
import { reconcile } from './ledger/reconcile.ts'
import { saveMissingTermos } from './order/buyer-terms.ts'
import { giveUp } from './order/give-up.ts'
import { refund } from './refund/refund.ts'
import { workEspera } from './waiting/waiting-list.ts'
import { lockPedido } from './order/load-order.ts'
import { findViolations } from './ledger/invariants.ts'
import { tellExpiring } from './mail/tell-buyer.ts'
import { purgeInbox } from './charge/refused-notices.ts'
import type { PaymentDeps } from './order/change-order.ts'
import { lockLotesOf } from './cart/holds.ts'

/** When there is something to do for a church's money (Decision 41). */
export const paymentsAgenda: Agenda<PaymentDeps> = {
  reserva: releaseExpired,
  pedido: closeExpired,
  aviso: warn,
  pagamento: (deps, { igrejaId, referencia }) => verify(deps, { igrejaId, pagamentoId: referencia }),
  estorno: (deps, { igrejaId, referencia }) => refund(deps, { igrejaId, estornoId: referencia }),
  espera: (deps, { igrejaId, referencia }) => workEspera(deps, igrejaId, Number(referencia)),
  conciliacao: reconcileNightly,
}

/** Counts everything anew, forgets old messages, and makes orders findable that are not. */
export const paymentsRegular: readonly Regular<PaymentDeps>[] = [
  { name: 'count-money', cron: '0 * * * *', seconds: 1_800, run: tellViolations },
  { name: 'purge-webhooks', cron: '20 * * * *', seconds: 600, run: purgeInbox },
  { name: 'make-orders-findable', cron: '40 * * * *', seconds: 1_800, run: saveMissingTermos },
]

/** Closes an order whose time is over; one that was given more time meanwhile is looked at then. */
async function closeExpired(deps: PaymentDeps, { igrejaId, referencia }: Due): Promise<void> {
  const pedidoId = Number(referencia)
  const over = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const { pedido } = await lockPedido(deps, trx, { id: pedidoId })
    if (pedido.expiraEm && pedido.expiraEm <= new Date()) return true
    await putAgenda(trx, { igrejaId, tipo: 'pedido', referencia, when: pedido.expiraEm })
    return false
  })
  if (over) await giveUp(deps, { igrejaId, pedidoId, ator: 'sistema' })
}

async function reconcileNightly(deps: PaymentDeps, { igrejaId, referencia }: Due): Promise<void> {
  await reconcile(deps, igrejaId)
  const night = sql<Date>`date_trunc('day', now()) + interval '1 day 4 hours'`
  await withTenant(deps.db, { igrejaId }, (trx) =>
    putAgenda(trx, { igrejaId, tipo: 'conciliacao', referencia, when: night }),
  )
}

/** A last word to who has not paid yet, once. */
function warn(deps: PaymentDeps, { igrejaId, referencia }: Due): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const { pedido } = await lockPedido(deps, trx, { id: Number(referencia) })
    const gone = await trx
      .deleteFrom('agenda')
      .where('igrejaId', '=', igrejaId)
      .where('tipo', '=', 'aviso')
      .where('referencia', '=', referencia)
      .returning('tipo')
      .executeTakeFirst()
    const waits = pedido.situacao === 'pendente' || pedido.situacao === 'aguardando'
    if (gone && waits) await tellExpiring(deps, trx, pedido)
  })
}

/** Gives back a hold whose time is over. */
function releaseExpired(deps: PaymentDeps, { igrejaId, referencia: grupo }: Due): Promise<void> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    await lockLotesOf(sql`grupo = ${grupo}`).execute(trx)
    await trx
      .updateTable('reserva')
      .set({ situacao: 'liberada' })
      .where('grupo', '=', grupo)
      .where('situacao', '=', 'retida')
      .where('pedidoId', 'is', null)
      .where('expiraEm', '<=', sql<Date>`now()`)
      .execute()
  })
}

/** Tells what is not as it should be. */
async function tellViolations(deps: PaymentDeps): Promise<void> {
  for (const { igreja, regra, alvo } of await findViolations(deps)) {
    deps.onError(new Error(`money does not add up: church ${igreja}, ${regra}, ${alvo}`))
  }
}
