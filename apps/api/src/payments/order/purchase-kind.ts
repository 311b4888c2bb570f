import type { Bought, MotivoDevolucao, Pedido, PedidoTipo } from '@atrio/contract'
import type { PedidoFacts } from '@atrio/rules'
import type { RawBuilder } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Context } from '../../http/context.ts'
import type { PedidoNews } from '../mail/order-kinds.ts'
import type { Choice, GivenPayment } from '../charge/choose-payment.ts'
import type { PagamentoConfiguracao } from '../charge/methods.ts'
import type { Purpose } from '../charge/quote.ts'
import type { toComprador } from './buyer.ts'
import type { PaymentDeps } from './change-order.ts'
import type { PedidoRow } from './load-order.ts'

/**
 * All that payments must know of a kind of purchase: of its orders here, of how one is placed in `placing`. Each kind is
 * one module of its slice, registered in `purchase-kinds.ts` of the application (Decision 118).
 */
export interface PurchaseKind<
  Tipo extends PedidoTipo,
  Request extends PurchaseRequest,
  Wanted extends WantedPurchase,
> extends OrderKind<Tipo> {
  placing: Placing<Request, Wanted>
}

/** Every kind of the contract, by the `tipo` of its orders. */
export type PurchaseKinds = { readonly [Tipo in PedidoTipo]: OrderKind<Tipo> }

/** What orders of a kind are for, and what follows from what becomes of them. */
export interface OrderKind<Tipo extends PedidoTipo = PedidoTipo> {
  tipo: Tipo
  /** By which act who places one accepts the church's texts (Decision 97). */
  aceite: 'compra' | 'doacao'
  /** What an order was for, in the church's words: SQL over `pedido`, null for orders of other kinds. */
  titulo: RawBuilder<string | null>
  /** An order as its buyer sees it. */
  view: (trx: TenantTrx, order: { pedido: PedidoRow; fusoHorario: string }) => Promise<OrderView<Tipo>>
  /** One line for each thing that was bought, as receipts show it. */
  lines: (pedido: Pedido) => { texto: string; valor: number }[]
  /** On which terms an open order is paid when another way to pay is chosen. */
  terms: (trx: TenantTrx, pedido: PedidoRow) => Promise<OrderTerms>
  /** The fees of an open order, or until when it waits, are others now. */
  repriced?: (trx: TenantTrx, change: { pedido: PedidoRow; taxas: bigint; until: Date }) => Promise<void>
  /** What its mails say of what was bought, in one statement: a purchase waits for it. */
  mail: (
    deps: PaymentDeps,
    trx: TenantTrx,
    order: { pedido: PedidoRow; isPaid: boolean },
  ) => Promise<MailDetails>
  /** The status of an order is another now, in the transaction that made it so. */
  follow?: (deps: PaymentDeps, trx: TenantTrx, change: { pedido: PedidoRow; status: string }) => Promise<void>
  /** Whether money that comes for an order that is over still buys what it was for; else it goes back. Without it it does. */
  takesLate?: (trx: TenantTrx, pedido: PedidoRow) => Promise<boolean>
  /** Whether nothing can be had any more for the money of an order that waits: it goes back. Without it there is. */
  isOver?: (trx: TenantTrx, pedido: PedidoRow) => Promise<boolean>
  /** An order was paid by a card that its gateway keeps. */
  cardKept?: (trx: TenantTrx, kept: { pedido: PedidoRow; cartaoId: number }) => Promise<void>
  /** A person's card is kept no more: nothing may be charged to it. */
  cardForgotten?: (trx: TenantTrx, card: { cartaoId: number }) => Promise<void>
  /** Until when it is promised that the buyer of a paid order may ask for all the money back. Without it never. */
  regrettableUntil?: (trx: TenantTrx, pedido: PedidoRow) => Promise<Date | null>
  /** What is bought is limited, and held until it is paid. Without it nothing can be sold out. */
  stock?: Stock
  /** What of an order can be given back alone. Without it a part is an amount. */
  pieces?: Pieces
  counted: Counted
}

export interface OrderView<Tipo extends PedidoTipo> {
  titulo: string
  bought: Bought<Tipo>
  /** As the function of this name says. */
  regrettableUntil: Date | null
}

export interface OrderTerms {
  purpose: Purpose
  /** As in `WantedPurchase`. */
  descricao: string | null
}

export type MailDetails = Pick<PedidoNews, 'item' | 'evento' | 'proximas' | 'estorno'>

interface Stock {
  /** What the rows themselves say that an order has: others may have taken what its hold left. */
  stateOf: (trx: TenantTrx, order: { pedidoId: number }) => Promise<PedidoFacts['reserva']>
  /** What is held follows the order. Last in its transaction: others wait for the same. */
  move: (
    trx: TenantTrx,
    change: { pedido: PedidoRow; before: PedidoFacts; after: PedidoFacts; status: string },
  ) => Promise<void>
  /** Money came for what was given back: held again where it is still there. */
  reserveAgain: (trx: TenantTrx, pedido: PedidoRow) => Promise<'reserved' | 'soldOut'>
  /** An order that costs nothing has what it holds. */
  give: (trx: TenantTrx, pedido: PedidoRow) => Promise<void>
}

/** A part of an order with its own price, in cents. */
export interface Piece {
  id: number
  valor: bigint
  taxas: bigint
  situacao: 'pendente' | 'ativa' | 'cancelada'
}

interface Pieces {
  /** In the order of the purchase. */
  list: (trx: TenantTrx, order: { pedidoId: number }) => Promise<Piece[]>
  /** One of a paid order is given back, and the others stay what they are. */
  release: (
    trx: TenantTrx,
    given: { pedido: PedidoRow; piece: Piece; motivo: MotivoDevolucao; ator: string },
  ) => Promise<void>
}

/** How `findViolations` and the agenda's own check count a kind, in SQL of one church. */
interface Counted {
  /** What the lines of `p`, an order, come to together. */
  valor: RawBuilder<bigint>
  /** What must never be: selects of `regra` and `alvo`. */
  violations: readonly RawBuilder<unknown>[]
  /** What has to stand in the agenda: selects of `tipo` and `referencia`. */
  due: readonly RawBuilder<unknown>[]
}

/** What a call that buys is given. Each kind adds what it reads alone, to it and to its body. */
export interface PurchaseRequest {
  igrejaId: number
  /** Null for who has no account. */
  userId: number | null
  body: PurchaseBody
}

interface PurchaseBody extends GivenPayment {
  comprador: Parameters<typeof toComprador>[0] & GivenPayment['comprador']
  pagamento: {
    token?: string | null | undefined
    idCartao?: number | null | undefined
    titular?: string | null | undefined
    salvarCartao: boolean
  }
}

/** What is wanted, once it is known that it can be had. */
export interface WantedPurchase {
  /** Without fees and interest, in cents; 0 for what costs nothing. */
  valor: bigint
  /** What the payer's statement or bank says that it is for; the church's name without it. */
  descricao: string | null
  /** What its order keeps of it, beside its lines. */
  order: { eventoId?: number; recorrenciaDias?: number | null; flagUsuarioTaxa?: boolean }
}

/** How one is placed. In this order, but for `subject`; whatever throws leaves nothing of it. */
export interface Placing<Request extends PurchaseRequest, Wanted extends WantedPurchase> {
  /** Counted before anything is read. */
  admit: (ctx: Context, request: Request) => Promise<unknown>
  /** Waits its turn, and begins anew where what was seen has moved on; at once without it. */
  inTurn?: <Result>(ctx: Context, work: () => Promise<Result>) => Promise<Result>
  /** With the body it is the whole of a purchase: the same again, from the same, is no second one. */
  subject: (request: Request) => unknown
  /** The states in which an order without a key stands for the same one that is sent within two minutes. */
  sameWhile: readonly Pedido['status'][]
  /** Lets one such purchase in after the other. @throws AppError for who may not buy */
  enter: (trx: TenantTrx, entering: { request: Request; cartHash: string }) => Promise<void>
  /** What is wanted, at its price now. Locks nothing that others wait for. @throws AppError the kind's own codes */
  look: (trx: TenantTrx, request: Request) => Promise<Wanted>
  /** @throws AppError where the church's settings do not allow that amount */
  purposeOf: (wanted: Wanted, config: PagamentoConfiguracao) => Purpose
  /** The lines of the order. */
  write: (
    trx: TenantTrx,
    written: { pedido: PedidoRow; wanted: Wanted; choice: Choice | null },
  ) => Promise<void>
  /** Takes what is limited. From here on others wait: only what must come after follows. */
  take?: (trx: TenantTrx, taken: { pedido: PedidoRow; wanted: Wanted; until: Date | null }) => Promise<void>
}

/** The kind of an order. */
export function kindOf({ purchases }: { purchases: PurchaseKinds }, { tipo }: { tipo: string }): OrderKind {
  if (!isKnown(purchases, tipo)) throw new Error(`nobody has registered the purchase ${tipo}`)
  return purchases[tipo]
}

function isKnown(purchases: PurchaseKinds, tipo: string): tipo is PedidoTipo {
  return Object.hasOwn(purchases, tipo)
}
