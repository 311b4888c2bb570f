import type { PedidoRow } from './facts.ts'

/** Where the person sees what became of an order: the status page, or the thank-you of who has no account. */
export function pedidoUrl({
  origem,
  codigo,
  userId,
}: Pick<PedidoRow, 'origem' | 'codigo' | 'userId'>): string {
  const path = userId === null ? `/checkout/thank-you?pedido=${codigo}` : `/user/payment/${codigo}`
  return new URL(path, origem).href
}
