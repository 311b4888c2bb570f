import { randomUUID } from 'node:crypto'
import { refundableCents } from '@atrio/rules'
import { sql } from 'kysely'
import type { Payee } from '../adapters/payment/attempt.ts'
import { gatewayIds, type Gateway, type SettlementEntry } from '../adapters/payment/gateway.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { audit } from './auditoria.ts'
import { loadPagamento, payeeOf, verify } from './cobrar.ts'
import { lockPedido } from './facts.ts'
import { loadMetodos } from './metodos.ts'
import { changePedido, type PaymentDeps } from './mudar-pedido.ts'
import { toRef } from './tentativa.ts'

/** What a gateway's list and our rows disagree on. */
export interface Difference {
  tipo: 'capturado_sem_pedido' | 'aprovado_sem_captura' | 'valor' | 'estorno' | 'repetido'
  pagamento: string
}

/**
 * Compares a church's last three days with what its gateways say moved. What a gateway has and we have not is read again
 * and heals; what cannot heal is written down and told.
 */
export async function reconcile(
  deps: PaymentDeps,
  igrejaId: number,
  days = lastDays(3),
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const gateway of await gatewaysOf(deps, igrejaId)) {
    for (const day of days) {
      const listed = await list(gateway, day, await payeesOf(deps, igrejaId, gateway))
      if (listed) found.push(...(await compare(deps, { igrejaId, gateway, day, ...listed })))
    }
  }
  if (found.length > 0) {
    await withTenant(deps.db, { igrejaId }, async (trx) => writeDown(trx, igrejaId, found))
    deps.onError(new Error(`reconciliation of church ${igrejaId}: ${found.length} differences`))
  }
  return found
}

async function gatewaysOf(deps: PaymentDeps, igrejaId: number): Promise<Gateway[]> {
  const metodos = await withTenant(deps.db, { igrejaId }, loadMetodos)
  const ids = new Set(metodos.map(({ idGatewayPagamento }) => idGatewayPagamento))
  return deps.gateways.all.filter(
    (gateway) => ids.has(gatewayIds[gateway.name]) && gateway.capabilities().settlements,
  )
}

/** The church's accounts at a gateway: its methods may have one each. */
async function payeesOf(deps: PaymentDeps, igrejaId: number, gateway: Gateway): Promise<Payee[]> {
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const own = (await loadMetodos(trx)).filter(
      ({ idGatewayPagamento }) => idGatewayPagamento === gatewayIds[gateway.name],
    )
    const accounts = new Map(own.map(({ contaGateway, codigo }) => [contaGateway, codigo]))
    const payees: Payee[] = []
    for (const codigo of accounts.values()) payees.push(await payeeOf(trx, igrejaId, codigo))
    return payees
  })
}

/** All that moved on a day in these accounts; null where the gateway has no list. */
async function list(
  gateway: Gateway,
  day: string,
  payees: readonly Payee[],
): Promise<Pick<Day, 'entries' | 'complete'> | null> {
  const all: Pick<Day, 'entries' | 'complete'> = { entries: [], complete: true }
  for (const payee of payees) {
    const listed = await gateway.listSettlements({ day, payee })
    if (listed.kind === 'unknown') throw new Error(`${gateway.name} does not list ${day}: ${listed.detail}`)
    if (listed.kind !== 'listed') return null
    all.entries.push(...listed.entries)
    all.complete &&= listed.complete ?? true
  }
  return all
}

interface Day {
  igrejaId: number
  gateway: Gateway
  day: string
  entries: SettlementEntry[]
  complete: boolean
}

async function compare(deps: PaymentDeps, given: Day): Promise<Difference[]> {
  const { igrejaId, entries } = given
  const before = await readOwn(deps, given)
  const suspects = entries.filter(({ paymentId, tipo, amountCents }) => {
    const own = before.find(({ provider }) => provider === paymentId)
    if (!own) return false
    return tipo === 'payment' ? own.capturado !== amountCents : own.devolvido < refundsOf(entries, paymentId)
  })
  // The provider is asked about each: what it has and we have not is taken over as if its message had come.
  for (const { paymentId } of suspects) {
    await verify(deps, { igrejaId, pagamentoId: before.find(({ provider }) => provider === paymentId)!.id })
  }
  const after = suspects.length > 0 ? await readOwn(deps, given) : before
  const lost = given.complete ? missing(given, after) : []
  for (const { pagamento } of lost) await takeBack(deps, given, pagamento)
  return [...listed(entries, after), ...lost]
}

/**
 * We have money that is on no list. Where the provider, asked about it, says that it was never taken, it is booked as gone
 * and the order follows; anything else somebody has to look at.
 */
async function takeBack(deps: PaymentDeps, { igrejaId, gateway }: Day, pagamentoId: string): Promise<void> {
  const loaded = await loadPagamento(deps, { igrejaId, pagamentoId })
  const read = loaded && (await gateway.fetch(toRef(loaded.row, loaded.payee)))
  if (!loaded || read?.kind !== 'declined') return
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    const { facts } = await lockPedido(trx, loaded.row.pedidoId)
    const cents = refundableCents(facts.pagamentos[pagamentoId]!)
    if (cents <= 0n) return
    await changePedido(deps, trx, {
      id: loaded.row.pedidoId,
      ator: 'sistema',
      event: { type: 'estornoExternal', pagamento: pagamentoId, estorno: randomUUID(), cents },
    })
  })
}

function listed(entries: SettlementEntry[], own: Own[]): Difference[] {
  const seen = new Set<string>()
  return entries.flatMap(({ paymentId, tipo, amountCents }): Difference[] => {
    const row = own.find(({ provider }) => provider === paymentId)
    // Of another church at the same account, or of another program.
    if (!row) return []
    if (tipo !== 'payment') {
      // A debit that never counted as paid, and came back.
      if (row.capturado === 0n) return []
      return row.devolvido < refundsOf(entries, paymentId) ? [{ tipo: 'estorno', pagamento: row.id }] : []
    }
    if (seen.has(paymentId)) return [{ tipo: 'repetido', pagamento: row.id }]
    seen.add(paymentId)
    if (row.capturado === 0n) return [{ tipo: 'capturado_sem_pedido', pagamento: row.id }]
    return row.capturado === amountCents ? [] : [{ tipo: 'valor', pagamento: row.id }]
  })
}

function missing({ entries, day }: Day, own: Own[]): Difference[] {
  return own
    .filter(({ capturado, devolvido, dia }) => capturado > devolvido && dia === day)
    .filter(
      ({ provider }) => !entries.some(({ paymentId, tipo }) => tipo === 'payment' && paymentId === provider),
    )
    .map(({ id }) => ({ tipo: 'aprovado_sem_captura', pagamento: id }))
}

function refundsOf(entries: SettlementEntry[], paymentId: string): bigint {
  return entries
    .filter((entry) => entry.paymentId === paymentId && entry.tipo !== 'payment')
    .reduce((sum, { amountCents }) => sum + amountCents, 0n)
}

interface Own {
  id: string
  provider: string
  capturado: bigint
  devolvido: bigint
  /** On which the money was booked, in UTC as providers list it. */
  dia: string | null
}

function readOwn(deps: PaymentDeps, { igrejaId, gateway, day, entries }: Day): Promise<Own[]> {
  const ids = entries.map(({ paymentId }) => paymentId)
  return withTenant(deps.db, { igrejaId }, async (trx) => {
    const { rows } = await sql<Own>`
      select p.id, p.provider_payment_id as provider, p.capturado, to_char(l.at, 'YYYY-MM-DD') as dia,
        (select coalesce(sum(valor), 0) from estorno e where e.pagamento_id = p.id and e.situacao <> 'falhou')::bigint
          as devolvido
      from pagamento p left join lateral (
        select min(data_cadastro) as at from lancamento where pagamento_id = p.id and conta = 'gateway' and debito > 0
      ) l on true
      where p.gateway_id = ${gatewayIds[gateway.name]} and p.provider_payment_id is not null
        and (p.provider_payment_id = any(${ids}) or to_char(l.at, 'YYYY-MM-DD') = ${day})`.execute(trx)
    return rows
  })
}

function writeDown(trx: TenantTrx, igrejaId: number, found: Difference[]): void {
  audit(
    trx,
    found.map(({ tipo, pagamento }) => ({
      igrejaId,
      ator: 'sistema',
      acao: `conciliacao:${tipo}`,
      alvo: `pagamento:${pagamento}`,
    })),
  )
}

/** Yesterday and before, in UTC; today's list is not complete. */
function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    new Date(Date.now() - (i + 1) * 86_400_000).toISOString().slice(0, 10),
  )
}
