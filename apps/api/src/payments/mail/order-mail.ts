import { centsToWire, localeOf, type Locale } from '@atrio/rules'
import type { PedidoMail } from '../../adapters/mail/message.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { openComprador } from '../order/buyer.ts'
import type { PedidoRow } from '../order/load-order.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { pedidoPath } from '../order/order-path.ts'
import { kindOf } from '../order/purchase-kind.ts'

const mails: Partial<Record<string, PedidoMail>> = {
  aprovado: 'pedido-aprovado',
  aguardando: 'pedido-aguardando',
  pendente: 'pedido-aguardando',
  nao_aprovado: 'pedido-recusado',
  cancelado: 'pedido-cancelado',
  reembolsado: 'pedido-reembolsado',
}

const WITH_DEADLINE = new Set<PedidoMail>(['pedido-aguardando', 'pedido-expirando'])

/** Tells the buyer what became of the order, in the transaction that it became so in. */
export async function mailPedido(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, status }: { pedido: PedidoRow; status: string },
): Promise<void> {
  const tipo = mails[status]
  // What is processed by banks alone has nothing to be paid yet; its end is told.
  if (!tipo || (status === 'pendente' && ['cartao_credito', 'ach', 'paypal'].includes(pedido.metodo ?? '')))
    return
  await sendPedidoMail(deps, trx, { pedido, tipo })
}

/** Tells the buyer of money that went back while the order stays what it was. */
export async function mailPartBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, cents }: { pedido: PedidoRow; cents: bigint },
): Promise<void> {
  if (cents > 0n) {
    await sendPedidoMail(deps, trx, {
      pedido: { ...pedido, total: cents },
      tipo: 'pedido-devolvido-parte',
    })
  }
}

/** A last word before an order that waits for its payment is cancelled. */
export async function sendPedidoMail(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, tipo }: { pedido: PedidoRow; tipo: PedidoMail },
): Promise<void> {
  const { email } = openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted)
  await deps.mail.send(trx, {
    to: email,
    locale: (localeOf(pedido.locale) ?? 'en') satisfies Locale,
    igrejaId: pedido.igrejaId,
    message: {
      tipo,
      url: pedidoPath(pedido),
      total: centsToWire(pedido.total),
      moeda: pedido.moeda,
      codigo: pedido.codigo,
      prazo: WITH_DEADLINE.has(tipo) ? await payableUntil(trx, pedido) : null,
      ...(await kindOf(deps, pedido).mail(deps, trx, { pedido, isPaid: tipo === 'pedido-aprovado' })),
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
