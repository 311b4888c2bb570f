import type { Pedido, PedidoTipo } from '@atrio/contract'
import type { CheckoutCompras, CheckoutType } from '../../money/checkout-state.ts'
import type { PriceLine } from '../../money/price-breakdown.tsx'
import type { Compra } from '../compra.ts'
import { gifts, type GiftSending } from './gifts.ts'
import { plans, type PlanSending } from './plans.ts'
import type { Chosen, PurchaseKind } from './kind.ts'
import { tickets, type TicketSending } from './tickets.ts'

/** What a cart of each kind sends. */
interface Sendings {
  event: TicketSending
  give: GiftSending
  play: PlanSending
}
export type CartSending = Sendings[CheckoutType]

type Kinds = { readonly [Type in CheckoutType]: PurchaseKind<Type, PedidoTipo, Sendings[Type]> }

/** All that can be bought here, by the `type` of its carts. */
const kinds: Kinds = { event: tickets, give: gifts, play: plans }

/** The same, by the `tipo` of its orders. */
const ofTipo: { readonly [Tipo in PedidoTipo]: OrderHalf } = {
  evento: tickets,
  doacao: gifts,
  assinatura: plans,
}

type OrderHalf = Pick<Kinds[CheckoutType], 'Bought' | 'lines' | 'ofOrder' | 'Onwards'>

export function compraOf(cart: CheckoutCompras[CheckoutType]): Compra {
  return ofCart(cart.type, cart)
}

export function compraOfPedido(pedido: Pedido): Compra {
  return ofTipo[pedido.tipo].ofOrder(pedido)
}

/** What an order is for, each thing in a line. */
export function linesOf(pedido: Pedido): PriceLine[] {
  return ofTipo[pedido.tipo].lines(pedido)
}

export function kindOfPedido({ tipo }: Pedido): OrderHalf {
  return ofTipo[tipo]
}

/** Whether a cart is somebody's, who has to be logged in. */
export function isOwned({ type }: CheckoutCompras[CheckoutType]): boolean {
  return kinds[type].needsAccount
}

export function sendingOf(
  cart: CheckoutCompras[CheckoutType],
  given: { chosen: Chosen; userId: number | null },
): CartSending | null {
  return sendingAs(cart.type, cart, given)
}

export function sendCart(
  sending: CartSending,
  options: { headers: Record<string, string> },
): Promise<Pedido> {
  return sendAs(sending.para.tipo, sending, options)
}

function ofCart<Type extends CheckoutType>(type: Type, cart: CheckoutCompras[Type]): Compra {
  return kinds[type].ofCart(cart)
}

function sendingAs<Type extends CheckoutType>(
  type: Type,
  cart: CheckoutCompras[Type],
  given: { chosen: Chosen; userId: number | null },
): Sendings[Type] | null {
  return kinds[type].sending(cart, given)
}

function sendAs<Type extends CheckoutType>(
  type: Type,
  sending: Sendings[Type],
  options: { headers: Record<string, string> },
): Promise<Pedido> {
  return kinds[type].send(sending, options)
}
