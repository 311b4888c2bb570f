import type { PedidoTipo } from '@atrio/contract'
import { breakDownFees, type FeePayer, type Locale } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { openCartao, type CartaoRow } from '../charge/cards.ts'
import { prazoOf } from '../charge/deadline.ts'
import { loadConfiguracao, loadMetodos } from '../charge/methods.ts'
import type { Comprador } from './buyer.ts'
import type { PaymentDeps } from './change-order.ts'
import { newPedido, type PagamentoRow, type PedidoRow } from './load-order.ts'
import { openOrder, openPagamento } from './open-order.ts'
import type { Placing, PurchaseRequest, WantedPurchase } from './purchase-kind.ts'

/** What is due again, and the kept card that it is charged to. */
export interface Due<Wanted extends WantedPurchase> {
  kind: { tipo: PedidoTipo; placing: Pick<Placing<PurchaseRequest, Wanted>, 'write'> }
  wanted: Wanted
  igrejaId: number
  userId: number
  comprador: Comprador
  cartao: CartaoRow
  payer: FeePayer
  locale: Locale
  ator: string
}

/**
 * An order that nobody sends, because what was agreed on is due: nothing of it is accepted anew, and nobody is there to
 * answer a question of the card's bank.
 * @returns the order and the attempt that is to be sent after the commit; null where the card cannot be charged any more.
 */
export async function placeDue<Wanted extends WantedPurchase>(
  deps: PaymentDeps,
  trx: TenantTrx,
  due: Due<Wanted>,
): Promise<{ pedido: PedidoRow; pagamento: PagamentoRow | null } | null> {
  const { kind, wanted, igrejaId, cartao } = due
  const config = await loadConfiguracao(trx, igrejaId)
  const metodo = (await loadMetodos(trx)).find(({ codigo }) => codigo === cartao.tipo)
  if (!metodo || cartao.flagRemovido) return null
  const { taxas } = breakDownFees(wanted.valor, metodo.taxa, due.payer)
  const pedido = await openOrder(deps, trx, {
    order: {
      ...wanted.order,
      igrejaId,
      tipo: kind.tipo,
      userId: due.userId,
      comprador: due.comprador,
      valor: wanted.valor,
      taxas,
      juros: 0n,
      moeda: config.moeda,
      metodo: metodo.codigo,
      parcelas: 1,
      locale: due.locale,
      carrinhoHash: null,
      expiraEm: null,
    },
    aceite: null,
  })
  await kind.placing.write(trx, { pedido, wanted, choice: null })
  const { reference, customer } = openCartao(deps.secrets, cartao)
  const pagamento = await openPagamento(deps, trx, {
    loaded: newPedido(pedido),
    metodo,
    config,
    parcelas: 1,
    descricao: wanted.descricao ?? config.nome,
    prazo: await prazoOf(trx, { metodo: metodo.codigo, config }),
    instrument: { reference },
    customer,
    usuarioCartaoId: cartao.id,
    offSession: true,
    ator: due.ator,
  })
  return { pedido, pagamento }
}
