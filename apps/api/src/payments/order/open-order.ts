import { randomUUID } from 'node:crypto'
import type { PedidoTipo } from '@atrio/contract'
import { churchOrigin, openPedido, pedidoStatus, reducePedido, type Locale } from '@atrio/rules'
import { saveAceites } from '../../aceites.ts'
import type { InstrumentSource, MetodoOnline } from '../../adapters/payment/attempt.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { idiomaOf } from '../../http/context.ts'
import { AppError } from '../../http/errors.ts'
import { audit } from '../ledger/audit.ts'
import { payeeAs } from '../charge/send.ts'
import { newPedidoCodigo } from './codes.ts'
import { openComprador, sealComprador, toPayer, type Comprador } from './buyer.ts'
import { saveTermos } from './buyer-terms.ts'
import type { LoadedPedido, PagamentoRow, PedidoRow } from './load-order.ts'
import {
  ACTS_OUTSIDE,
  gatewayOf,
  OFFLINE,
  type Metodo,
  type PagamentoConfiguracao,
} from '../charge/methods.ts'
import { changePedido, type PaymentDeps } from './change-order.ts'
import { instrumentoExterno } from '../charge/external-instrument.ts'
import { pedidoPath } from './order-path.ts'
import type { Prazo } from '../charge/deadline.ts'
import { sealAttempt } from '../charge/attempt.ts'

export interface NewPedido {
  igrejaId: number
  tipo: PedidoTipo
  userId: number | null
  eventoId?: number
  comprador: Comprador
  valor: bigint
  taxas: bigint
  juros: bigint
  moeda: string
  metodo: string
  parcelas: number
  locale: Locale
  carrinhoHash: Buffer | null
  expiraEm: Date | null
  recorrenciaDias?: number | null
  flagUsuarioTaxa?: boolean
}

/**
 * Writes an order down, and that who sends it accepts the texts that its form names (Decision 97). One that costs
 * nothing is approved at once.
 * @param aceite what is said yes by; null for an order that nobody sends, because something is due.
 */
export async function openOrder(
  deps: PaymentDeps,
  trx: TenantTrx,
  { order, aceite }: { order: NewPedido; aceite: 'compra' | 'doacao' | null },
): Promise<PedidoRow> {
  const { comprador, ...given } = order
  const codigo = newPedidoCodigo()
  const total = given.valor + given.taxas + given.juros
  const facts = openPedido(total)
  const situacao = pedidoStatus(facts)
  const row = await trx
    .insertInto('pedido')
    .values({
      ...given,
      total,
      codigo,
      situacao,
      estoque: facts.reserva,
      dataAprovacao: situacao === 'aprovado' ? new Date() : null,
      compradorEncrypted: sealComprador(deps.secrets, codigo, comprador),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { igrejaId, userId, id: pedidoId } = row
  const idioma = idiomaOf(given)
  if (aceite !== null) await saveAceites(trx, { igrejaId, userId, pedidoId, idioma, origem: aceite })
  if (row.userId === null) await saveTermos(deps.secrets, trx, { pedido: row, comprador })
  return row
}

export interface NewPagamento {
  /** The order, locked or just written, with the amount that is to be paid. */
  loaded: LoadedPedido
  metodo: Metodo
  config: PagamentoConfiguracao
  parcelas: number
  /** What the person pays for, in their language. */
  descricao: string
  prazo: Prazo
  instrument?: InstrumentSource | undefined
  save?: boolean
  offSession?: boolean
  customer?: string | null
  usuarioCartaoId?: number
  /** The holder's name as it was typed with a new card. */
  titular?: string | null
  ator: string
}

/**
 * Begins an attempt to pay an order. It is sent to the gateway by `send` after the commit; outside of the system it
 * waits at once.
 * @returns the attempt that is to be sent; null where nothing is.
 * @throws AppError ORDER_NOT_CANCELABLE while another attempt may still take money.
 */
export async function openPagamento(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: NewPagamento,
): Promise<PagamentoRow | null> {
  return beginPagamento(deps, trx, await writePagamento(deps, trx, given))
}

/** An attempt that is written down and not yet in the trail. */
export interface WrittenPagamento {
  row: PagamentoRow
  given: NewPagamento
}

/** The first half of `openPagamento`, for whom there is something to be done before the trail is locked. */
export async function writePagamento(
  deps: PaymentDeps,
  trx: TenantTrx,
  given: NewPagamento,
): Promise<WrittenPagamento> {
  const { metodo, config, prazo } = given
  const { facts, pedido } = given.loaded
  const id = randomUUID()
  const external = OFFLINE.has(metodo.codigo)
  const { kind } = reducePedido(facts, {
    type: 'pagamentoStarted',
    pagamento: id,
    external: ACTS_OUTSIDE.has(metodo.codigo),
  })
  if (kind !== 'applied') throw new AppError('ORDER_NOT_CANCELABLE')
  const gateway = gatewayOf(deps.gateways, metodo, config.moeda)
  if (!external && !gateway) throw new AppError('EVT_REG_010')
  const row = await trx
    .insertInto('pagamento')
    .values({
      igrejaId: pedido.igrejaId,
      id,
      pedidoId: pedido.id,
      gatewayId: external ? null : metodo.idGatewayPagamento,
      contaGateway: external ? null : metodo.contaGateway,
      metodo: metodo.codigo,
      valor: pedido.total,
      moeda: pedido.moeda,
      parcelas: given.parcelas,
      flagExterno: external,
      usuarioCartaoId: given.usuarioCartaoId ?? null,
      titular: given.save ? (given.titular ?? null) : null,
      expiraEm: prazo.pagarAte,
      // If this process dies now, another one asks the gateway when its time for an answer is over.
      verificarEm: external ? null : new Date(Date.now() + 40_000),
      tentativaEncrypted: external ? null : attemptOf(deps, { id, given }),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, given }
}

/** The second half. @returns the attempt that is to be sent; null where nothing is. */
export async function beginPagamento(
  deps: PaymentDeps,
  trx: TenantTrx,
  { row, given }: WrittenPagamento,
): Promise<PagamentoRow | null> {
  const { id } = row
  const { pedido } = given.loaded
  if (row.flagExterno) {
    await changePedido(deps, trx, {
      id: pedido.id,
      ator: given.ator,
      event: { type: 'pagamentoMoved', pagamento: id, to: 'pendente' },
      notes: { [id]: { instrumento: JSON.stringify(instrumentoExterno(pedido, given)) } },
    })
    return null
  }
  const dados = { pagamento: id, metodo: row.metodo }
  const { igrejaId } = pedido
  audit(trx, [{ igrejaId, ator: given.ator, acao: 'pagamentoStarted', alvo: `pedido:${pedido.id}`, dados }])
  return row
}

function attemptOf(deps: PaymentDeps, { id, given }: { id: string; given: NewPagamento }): Buffer {
  const { config, metodo } = given
  const { pedido } = given.loaded
  const payer = toPayer(openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted))
  return sealAttempt(deps.secrets, id, {
    metodo: metodo.codigo as MetodoOnline,
    currency: pedido.moeda,
    description: given.descricao,
    payee: payeeAs(pedido.igrejaId, config, metodo.contaGateway),
    payer: { ...payer, customer: given.customer ?? null },
    returnUrl: churchOrigin(config, deps.env.hosts) + pedidoPath(pedido),
    language: pedido.locale,
    ...(given.instrument ? { instrument: given.instrument } : {}),
    ...(given.parcelas > 1 ? { installments: given.parcelas } : {}),
    ...(given.save ? { save: true } : {}),
    ...(given.offSession ? { offSession: true } : {}),
  })
}
