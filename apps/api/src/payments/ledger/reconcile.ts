import { randomUUID } from 'node:crypto'
import { refundableCents } from '@atrio/rules'
import type { Payee } from '../../adapters/payment/attempt.ts'
import { gatewayIds, type Gateway } from '../../adapters/payment/gateway.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import { audit } from './audit.ts'
import { loadPagamento, payeeAt, verify } from '../charge/send.ts'
import { lockPedido } from '../order/load-order.ts'
import { differences, missing, readOwn, refundsOf, type Compared, type Difference } from './differences.ts'
import { distinct, lastDays, listsOf } from './movement-lists.ts'
import { loadEveryMetodo } from '../charge/methods.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { toRef } from '../charge/attempt.ts'

/**
 * Compares a church's last three days with what its gateways say moved. What a gateway has and we have not is read again
 * and heals; what cannot heal is told every night, and written into the trail once.
 */
export async function reconcile(
  deps: PaymentDeps,
  igrejaId: number,
  days = lastDays(3),
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const gateway of await gatewaysOf(deps, igrejaId)) {
    const payees = await payeesOf(deps, igrejaId, gateway)
    const lists = listsOf(gateway, payees)
    found.push(...(await compare(deps, { igrejaId, gateway, days, lists })))
  }
  if (found.length > 0) {
    const fresh = await withTenant(deps.db, { igrejaId }, (trx) => writeDown(trx, igrejaId, found))
    deps.onError(
      new Error(`reconciliation of church ${igrejaId}: ${found.length} differences, ${fresh} of them new`),
    )
  }
  return found
}

async function gatewaysOf(deps: PaymentDeps, igrejaId: number): Promise<Gateway[]> {
  const metodos = await withTenant(deps.db, { igrejaId }, loadEveryMetodo)
  const ids = new Set(metodos.map(({ idGatewayPagamento }) => idGatewayPagamento))
  return deps.gateways.all.filter(
    (gateway) => ids.has(gatewayIds[gateway.name]) && gateway.capabilities().settlements,
  )
}

/** In days: by then a payment is disputed no more. */
const DISPUTED = 180

/** The church's accounts at a gateway: its methods may have one each, and payments of before another (Decision 288). */
async function payeesOf(deps: PaymentDeps, igrejaId: number, gateway: Gateway): Promise<Payee[]> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const own = (await loadEveryMetodo(trx)).filter(
      ({ idGatewayPagamento }) => idGatewayPagamento === gatewayIds[gateway.name],
    )
    const before = await trx
      .selectFrom('pagamento')
      .where('gatewayId', '=', gatewayIds[gateway.name])
      .where('dataCadastro', '>', new Date(Date.now() - DISPUTED * 86_400_000))
      .select('contaGateway')
      .distinct()
      .execute()
    const accounts = new Set([...own, ...before].map(({ contaGateway }) => contaGateway))
    const payees: Payee[] = []
    for (const conta of accounts) payees.push(await payeeAt(trx, { igrejaId, conta }))
    return payees
  })
}

async function compare(deps: PaymentDeps, given: Compared): Promise<Difference[]> {
  const { igrejaId, days, lists } = given
  const listed = (await Promise.all(days.map(lists))).filter((day) => day !== null)
  if (listed.length === 0) return []
  const entries = distinct(listed.map((day) => day.entries))
  const before = await readOwn(deps, given, entries)
  const suspects = new Set(
    entries.flatMap(({ paymentId, tipo, amountCents }) => {
      const own = before.find(({ provider }) => provider === paymentId)
      if (!own) return []
      const differs =
        tipo === 'payment' ? own.capturado !== amountCents : own.devolvido < refundsOf(entries, paymentId)
      return differs ? [own.id] : []
    }),
  )
  // The provider is asked about each: what it has and we have not is taken over as if its message had come.
  for (const pagamentoId of suspects) await verify(deps, { igrejaId, pagamentoId })
  const after = suspects.size > 0 ? await readOwn(deps, given, entries) : before
  const lost = await missing(given, after)
  for (const { pagamento } of lost) await takeBack(deps, given, pagamento)
  return [...differences(entries, after), ...lost]
}

/**
 * We have money that is on no list. Where the provider, asked about it, says that it was never taken, it is booked as gone
 * and the order follows; anything else somebody has to look at.
 */
async function takeBack(
  deps: PaymentDeps,
  { igrejaId, gateway }: Compared,
  pagamentoId: string,
): Promise<void> {
  const loaded = await loadPagamento(deps, { igrejaId, pagamentoId })
  const read = loaded && (await gateway.fetch(toRef(loaded.row, loaded.payee)))
  if (!loaded || read?.kind !== 'declined') return
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    const { facts } = await lockPedido(deps, trx, { id: loaded.row.pedidoId })
    const cents = refundableCents(facts.pagamentos[pagamentoId]!)
    if (cents <= 0n) return
    await changePedido(deps, trx, {
      id: loaded.row.pedidoId,
      ator: 'sistema',
      event: { type: 'estornoExternal', pagamento: pagamentoId, estorno: randomUUID(), cents },
    })
  })
}

/** @returns how many were not in the trail yet. */
async function writeDown(trx: TenantTrx, igrejaId: number, found: Difference[]): Promise<number> {
  const entries = found.map(({ tipo, pagamento }) => ({
    igrejaId,
    ator: 'sistema',
    acao: `conciliacao:${tipo}`,
    alvo: `pagamento:${pagamento}`,
  }))
  const known = await trx
    .selectFrom('auditoria')
    .where('acao', 'like', 'conciliacao:%')
    .where('alvo', '=', (eb) => eb.fn.any(eb.val(entries.map(({ alvo }) => alvo))))
    .select(['acao', 'alvo'])
    .execute()
  const fresh = entries.filter(
    ({ acao, alvo }) => !known.some((entry) => entry.acao === acao && entry.alvo === alvo),
  )
  audit(trx, fresh)
  return fresh.length
}
