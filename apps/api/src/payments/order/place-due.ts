import type { MetodoPagamentoCodigo, PedidoTipo } from '@atrio/contract'
import { breakDownFees, type FeePayer, type Locale } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { openCartao, type CartaoRow } from '../charge/cards.ts'
import { prazoOf, type Prazo } from '../charge/deadline.ts'
import { isSwitchedOn, loadConfiguracao, loadMetodos } from '../charge/methods.ts'
import type { Comprador } from './buyer.ts'
import type { PaymentDeps } from './change-order.ts'
import { newPedido, type PagamentoRow, type PedidoRow } from './load-order.ts'
import { openOrder, openPagamento } from './open-order.ts'
import type { Placing, PurchaseRequest, WantedPurchase } from './purchase-kind.ts'

/** What is due again, and how it is paid: by a kept card, or by what is sent to who owes it. */
export interface Due<Wanted extends WantedPurchase> {
  kind: { tipo: PedidoTipo; placing: Pick<Placing<PurchaseRequest, Wanted>, 'write'> }
  wanted: Wanted
  igrejaId: number
  userId: number
  comprador: Comprador
  by: { cartao: CartaoRow } | { metodo: MetodoPagamentoCodigo; prazo: Prazo }
  payer: FeePayer
  locale: Locale
  ator: string
}

/**
 * An order that nobody sends, because what was agreed on is due: nothing of it is accepted anew, and nobody is there to
 * answer a question of the card's bank.
 * @returns the order and the attempt that is to be sent after the commit; null where it cannot be paid so any more.
 */
export async function placeDue<Wanted extends WantedPurchase>(
  deps: PaymentDeps,
  trx: TenantTrx,
  due: Due<Wanted>,
): Promise<{ pedido: PedidoRow; pagamento: PagamentoRow | null } | null> {
  const { kind, wanted, igrejaId, by } = due
  const cartao = 'cartao' in by ? by.cartao : null
  const config = await loadConfiguracao(trx, { igrejaId })
  const codigo = 'metodo' in by ? by.metodo : by.cartao.tipo
  const metodo = (await loadMetodos(trx)).find((one) => one.codigo === codigo)
  if (!metodo || cartao?.flagRemovido || !isSwitchedOn(deps.gateways, metodo, config.moeda)) return null
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
      expiraEm: 'prazo' in by ? by.prazo.esperarAte : null,
    },
    aceite: null,
  })
  await kind.placing.write(trx, { pedido, wanted, choice: null })
  const kept = cartao && { ...openCartao(deps.secrets, cartao), id: cartao.id }
  const pagamento = await openPagamento(deps, trx, {
    loaded: newPedido(pedido),
    metodo,
    config,
    parcelas: 1,
    descricao: wanted.descricao ?? config.nome,
    prazo: 'prazo' in by ? by.prazo : await prazoOf(trx, { metodo: metodo.codigo, config }),
    ...(kept && {
      instrument: { reference: kept.reference },
      customer: kept.customer,
      usuarioCartaoId: kept.id,
      offSession: true,
    }),
    ator: due.ator,
  })
  return { pedido, pagamento }
}
