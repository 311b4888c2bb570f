import type { PedidoRow } from './load-order.ts'

/** The page that shows the person what became of an order: its status, or the thank-you of who has no account. */
export function pedidoPath({ codigo, userId }: Pick<PedidoRow, 'codigo' | 'userId'>): string {
  return userId === null ? `/checkout/thank-you?pedido=${codigo}` : `/user/payment/${codigo}`
}
