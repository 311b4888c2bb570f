import type { Payee } from '../../adapters/payment/attempt.ts'
import { withTenant, withTenantOnce, type TenantTrx } from '../../db/tenant.ts'
import { applyResult, isCaptured } from '../order/apply-result.ts'
import { lockPedido, type PagamentoRow } from '../order/load-order.ts'
import type { PagamentoConfiguracao } from './methods.ts'
import { changePedido, type PaymentDeps } from '../order/change-order.ts'
import { openAttempt, requireGateway, toRef } from './attempt.ts'

export interface PagamentoRef {
  igrejaId: number
  pagamentoId: string
}

/**
 * Sends an attempt to its gateway and writes down what came of it. To be called with what the transaction that made the
 * attempt has written, once it is committed, and at any time again: the key makes it one charge.
 */
export async function send(deps: PaymentDeps, row: PagamentoRow): Promise<void> {
  const ref = { igrejaId: row.igrejaId, pagamentoId: row.id }
  const gateway = requireGateway(deps.gateways, row.gatewayId)
  const result = await gateway.authorize(openAttempt(deps.secrets, row))
  const next = await withTenant(deps.db, ref, (trx) =>
    applyResult(deps, trx, { pedidoId: row.pedidoId, pagamentoId: row.id, result }),
  )
  if (next === 'capture') await capture(deps, ref)
}

/** Asks the gateway about an attempt, and goes on from what it says. The only way by which money is believed. */
export async function verify(deps: PaymentDeps, ref: PagamentoRef): Promise<void> {
  const loaded = await loadPagamento(deps, ref)
  if (!loaded || loaded.row.gatewayId === null) return
  const { row, payee } = loaded
  const gateway = requireGateway(deps.gateways, row.gatewayId)
  const result = await gateway.fetch(toRef(row, payee))
  // Known already, and it does not become less: most notices tell of what the answer itself has told.
  if (result.kind === 'approved' && isCaptured(row) && result.refundedCents === 0n) return
  const next = await withTenant(deps.db, ref, (trx) =>
    applyResult(deps, trx, { pedidoId: row.pedidoId, pagamentoId: row.id, result }),
  )
  if (next === 'replay') return sendAgain(deps, ref)
  if (next === 'capture') await capture(deps, ref)
}

/**
 * Makes an attempt that waits for the person unpayable and reads it again: it may have been paid meanwhile.
 * @returns whether it is off for certain.
 */
export async function callOff(deps: PaymentDeps, ref: PagamentoRef): Promise<boolean> {
  const loaded = await loadPagamento(deps, ref)
  if (!loaded) return true
  const { row, payee } = loaded
  if (row.gatewayId !== null && row.situacao !== 'criado') {
    const gateway = requireGateway(deps.gateways, row.gatewayId)
    const canceled = await gateway.cancelInstrument(toRef(row, payee))
    const read = await gateway.fetch(toRef(row, payee))
    if (read.kind === 'approved') {
      await withTenant(deps.db, ref, (trx) =>
        applyResult(deps, trx, { pedidoId: row.pedidoId, pagamentoId: row.id, result: read }),
      )
      return false
    }
    const off = read.kind === 'declined' || (read.kind === 'not_found' && row.situacao !== 'desconhecido')
    if (!off && canceled.kind !== 'canceled') return false
  }
  return withTenant(deps.db, ref, async (trx) => {
    const { kind } = await changePedido(deps, trx, {
      id: row.pedidoId,
      ator: 'sistema',
      event: { type: 'pagamentoMoved', pagamento: row.id, to: 'cancelado' },
    })
    return kind !== 'refused'
  })
}

/** Sends what was sent before, if nothing has become of it meanwhile. */
async function sendAgain(deps: PaymentDeps, ref: PagamentoRef): Promise<void> {
  const loaded = await loadPagamento(deps, ref)
  if (!loaded || !['criado', 'processando', 'desconhecido'].includes(loaded.row.situacao)) return
  await send(deps, loaded.row)
}

async function capture(deps: PaymentDeps, ref: PagamentoRef): Promise<void> {
  const loaded = await loadPagamento(deps, ref)
  if (!loaded || loaded.row.situacao !== 'processando') return
  const { row, payee } = loaded
  const result = await requireGateway(deps.gateways, row.gatewayId).capture(toRef(row, payee))
  await withTenant(deps.db, ref, (trx) =>
    applyResult(deps, trx, { pedidoId: row.pedidoId, pagamentoId: row.id, result }),
  )
}

/** An attempt, and whose money it is. */
export function loadPagamento(
  deps: PaymentDeps,
  { igrejaId, pagamentoId }: PagamentoRef,
): Promise<{ row: PagamentoRow; payee: Payee } | null> {
  return withTenantOnce(deps.db, { igrejaId }, async (trx) => {
    const found = await trx
      .selectFrom('pagamento')
      .innerJoin('igreja', 'igreja.id', 'pagamento.igrejaId')
      .leftJoin('cliente', 'cliente.igrejaId', 'igreja.id')
      .where('pagamento.id', '=', pagamentoId)
      .selectAll('pagamento')
      .select(['igreja.nome', 'cliente.cidade'])
      .executeTakeFirst()
    if (!found) return null
    const { nome, cidade, ...row } = found
    return { row, payee: payeeAs(igrejaId, { nome, cidade: cidade ?? '' }, row.contaGateway) }
  })
}

/** Whose account at the gateway the money of a method goes to now. */
export async function payeeOf(
  trx: TenantTrx,
  { igrejaId, metodo }: { igrejaId: number; metodo: string },
): Promise<Payee> {
  const row = await trx
    .selectFrom('metodoPagamento')
    .where('codigo', '=', metodo)
    .select('contaGateway')
    .executeTakeFirst()
  return payeeAt(trx, { igrejaId, conta: row?.contaGateway ?? null })
}

/** The church with one of its accounts; null is the platform's. */
export async function payeeAt(
  trx: TenantTrx,
  { igrejaId, conta }: { igrejaId: number; conta: string | null },
): Promise<Payee> {
  const row = await trx
    .selectFrom('igreja')
    .leftJoin('cliente', 'cliente.igrejaId', 'igreja.id')
    .where('igreja.id', '=', igrejaId)
    .select(['igreja.nome', 'cliente.cidade'])
    .executeTakeFirstOrThrow()
  return payeeAs(igrejaId, { nome: row.nome, cidade: row.cidade ?? '' }, conta)
}

/** The same, of what is known already. */
export function payeeAs(
  igrejaId: number,
  { nome, cidade }: Pick<PagamentoConfiguracao, 'cidade' | 'nome'>,
  contaGateway: string | null,
): Payee {
  return { igrejaId, name: nome, city: cidade, merchantId: contaGateway }
}

/** Whether anything of an order may still take money by itself. */
export async function activePagamento(
  deps: Pick<PaymentDeps, 'purchases'>,
  trx: TenantTrx,
  { pedidoId }: { pedidoId: number },
): Promise<PagamentoRow | undefined> {
  const { pagamentos } = await lockPedido(deps, trx, { id: pedidoId })
  return pagamentos.find(({ situacao }) =>
    ['criado', 'processando', 'requer_acao', 'pendente', 'desconhecido'].includes(situacao),
  )
}
