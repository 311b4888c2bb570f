import { centsToWire, localeOf } from '@atrio/rules'
import type { Kind } from '../../announce/kind.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { openComprador } from '../order/buyer.ts'
import type { PedidoRow } from '../order/load-order.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { pedidoPath } from '../order/order-path.ts'
import { kindOf } from '../order/purchase-kind.ts'
import {
  pedidoAguardando,
  pedidoAprovado,
  pedidoCancelado,
  pedidoDevolvidoParte,
  pedidoExpirando,
  pedidoRecusado,
  pedidoReembolsado,
  type PedidoNews,
} from './order-kinds.ts'

const news: Partial<Record<string, Kind<PedidoNews>>> = {
  aprovado: pedidoAprovado,
  aguardando: pedidoAguardando,
  pendente: pedidoAguardando,
  nao_aprovado: pedidoRecusado,
  cancelado: pedidoCancelado,
  reembolsado: pedidoReembolsado,
}

const WITH_DEADLINE = new Set<Kind<PedidoNews>>([pedidoAguardando, pedidoExpirando])

/** Tells the buyer what became of the order, in the transaction that it became so in. */
export async function tellPedido(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, status }: { pedido: PedidoRow; status: string },
): Promise<void> {
  const kind = news[status]
  // What is processed by banks alone has nothing to be paid yet; its end is told.
  if (!kind || (status === 'pendente' && ['cartao_credito', 'ach', 'paypal'].includes(pedido.metodo ?? '')))
    return
  await tellBuyer(deps, trx, { pedido, kind })
}

/** Tells the buyer of money that went back while the order stays what it was. */
export async function tellPartBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, cents }: { pedido: PedidoRow; cents: bigint },
): Promise<void> {
  if (cents > 0n) {
    await tellBuyer(deps, trx, { pedido: { ...pedido, total: cents }, kind: pedidoDevolvidoParte })
  }
}

/** A last word before an order that waits for its payment is cancelled. */
export function tellExpiring(deps: PaymentDeps, trx: TenantTrx, pedido: PedidoRow): Promise<void> {
  return tellBuyer(deps, trx, { pedido, kind: pedidoExpirando })
}

async function tellBuyer(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, kind }: { pedido: PedidoRow; kind: Kind<PedidoNews> },
): Promise<void> {
  const { email } = openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted)
  // Who bought it was erased since.
  if (email === '') return
  await deps.announce(trx, {
    kind,
    igrejaId: pedido.igrejaId,
    to: { email, locale: localeOf(pedido.locale) ?? 'en', userId: pedido.userId },
    facts: {
      url: pedidoPath(pedido),
      total: centsToWire(pedido.total),
      moeda: pedido.moeda,
      codigo: pedido.codigo,
      prazo: WITH_DEADLINE.has(kind) ? await payableUntil(trx, pedido) : null,
      ...(await kindOf(deps, pedido).mail(deps, trx, { pedido, isPaid: kind === pedidoAprovado })),
    },
  })
}

/** Until when it can be paid: an order may wait longer for money that is on its way. */
async function payableUntil(trx: TenantTrx, { id, expiraEm }: PedidoRow): Promise<string | null> {
  if (expiraEm === null) return null
  const last = await trx
    .selectFrom('pagamento')
    .where('pedidoId', '=', id)
    .select('expiraEm')
    .orderBy('dataCadastro', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.expiraEm ?? expiraEm).toISOString()
}
