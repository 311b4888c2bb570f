import type { MetodoPagamentoCodigo, Pedido, PedidoTipo } from '@atrio/contract'
import type { ComponentType } from 'react'
import type { CheckoutComprador, CheckoutCompras, CheckoutType } from '../../money/checkout-state.ts'
import type { PriceLine } from '../../money/price-breakdown.tsx'
import type { Compra } from '../compra.ts'
import type { Writers } from '../order-words.ts'

/** How it is paid, as every call that buys takes it. */
export interface Chosen {
  metodoPagamento: MetodoPagamentoCodigo | 'gratuito'
  parcelas: number
  valorTotal: number
  comprador: CheckoutComprador
  pagamento: { token: string | null; idCartao: number | null; salvarCartao: boolean; titular: string | null }
}

/** What one click sends. It lies in the storage of the tab until it is answered. */
interface Sending {
  /** Which kind sends it, and to whom. */
  para: { tipo: string }
  body: object
}

export interface OrderProps {
  pedido: Pedido
  /** Null for who has no account. */
  userId: number | null
  write: Writers
}

/** All that the checkout must know of a kind of purchase: of its carts, and of its orders (Decision 119). */
export interface PurchaseKind<Type extends CheckoutType, Tipo extends PedidoTipo, Sent extends Sending> {
  /** Of its carts. */
  type: Type
  /** Of its orders. */
  tipo: Tipo
  /** Only who has an account can buy it, and a cart is that person's alone. */
  needsAccount: boolean
  ofCart: (cart: CheckoutCompras[Type]) => Compra
  ofOrder: (pedido: Pedido) => Compra
  lines: (pedido: Pedido) => PriceLine[]
  /** What a click sends of a cart; null where it cannot be sent so. */
  sending: (cart: CheckoutCompras[Type], given: { chosen: Chosen; userId: number | null }) => Sent | null
  send: (sending: Sent, options: { headers: Record<string, string> }) => Promise<Pedido>
  /** What a paid order gives its buyer. */
  Bought: ComponentType<OrderProps>
  /** Where its buyer finds it from now on. */
  Onwards: ComponentType<{ pedido: Pedido }>
}
