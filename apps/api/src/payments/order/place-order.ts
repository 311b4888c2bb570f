import { createHash } from 'node:crypto'
import type { Pedido, PedidoTipo } from '@atrio/contract'
import type { TenantTrx } from '../../db/tenant.ts'
import { inTenant, type Context } from '../../http/context.ts'
import { choosePayment, findInstrument, requireConclusive } from '../charge/choose-payment.ts'
import { prazoOf } from '../charge/deadline.ts'
import { loadConfiguracao, loadMetodos } from '../charge/methods.ts'
import { send } from '../charge/send.ts'
import { audit } from '../ledger/audit.ts'
import { tellPedido } from '../mail/tell-buyer.ts'
import { toComprador } from './buyer.ts'
import { newPedido, type PagamentoRow, type PedidoRow } from './load-order.ts'
import { beginPagamento, openOrder, writePagamento } from './open-order.ts'
import type { OrderKind, PurchaseKind, PurchaseRequest, WantedPurchase } from './purchase-kind.ts'
import { viewPedido } from './view-order.ts'

/**
 * Buys, whatever it is: everything is checked and written in one transaction, then the gateway is asked, then its answer
 * is written. Whatever dies between, what is known to the gateway and what is known here come together again
 * (Decision 41).
 * @returns the order as its buyer sees it; the one of before where the same is sent again (Decision 44)
 * @throws AppError the kind's own codes, then those of `choosePayment`, in their order; FALLBACK
 */
export async function placeOrder<Request extends PurchaseRequest, Wanted extends WantedPurchase>(
  ctx: Context,
  kind: PurchaseKind<PedidoTipo, Request, Wanted>,
  request: Request,
): Promise<Pedido> {
  const { deps } = ctx
  const { admit, inTurn = (_, work) => work() } = kind.placing
  await admit(ctx, request)
  const placed = await inTurn(ctx, () => inTenant(ctx, (trx) => place(ctx, trx, { kind, request })))
  if (placed.pagamento) await send(deps, placed.pagamento)
  const pedido = await inTenant(ctx, (trx) => viewPedido(deps, trx, { id: placed.id }))
  requireConclusive(pedido)
  return pedido
}

interface Placed {
  id: number
  /** The attempt that is to be sent after the commit. */
  pagamento?: PagamentoRow | null
}

/** The first transaction: an order with what it is for and an attempt to pay, or nothing of it. */
async function place<Request extends PurchaseRequest, Wanted extends WantedPurchase>(
  ctx: Context,
  trx: TenantTrx,
  { kind, request }: { kind: PurchaseKind<PedidoTipo, Request, Wanted>; request: Request },
): Promise<Placed> {
  const { deps } = ctx
  const { placing } = kind
  const { igrejaId, userId, body } = request
  const key = ctx.header('idempotency-key')
  const carrinhoHash = createHash('sha256')
    .update(JSON.stringify([placing.subject(request), { ...body, pagamento: null }, key ?? '']))
    .digest()
  await placing.enter(trx, { request, cartHash: carrinhoHash.toString('hex') })
  const sent = { userId, carrinhoHash, isKeyed: key !== undefined, sameWhile: placing.sameWhile }
  const same = await findSame(trx, sent)
  if (same) return same
  const wanted = await placing.look(trx, request)
  const config = await loadConfiguracao(trx, { igrejaId })
  const metodos = await loadMetodos(trx)
  const purpose = placing.purposeOf(wanted, config)
  const choice = choosePayment(deps, { valor: wanted.valor, config, metodos, purpose, given: body })
  const prazo = choice && (await prazoOf(trx, { metodo: choice.metodo.codigo, config }))
  const pedido = await openOrder(deps, trx, {
    order: {
      ...wanted.order,
      igrejaId,
      tipo: kind.tipo,
      userId,
      comprador: toComprador(body.comprador),
      valor: wanted.valor,
      taxas: choice?.taxas ?? 0n,
      juros: choice?.juros ?? 0n,
      moeda: config.moeda,
      metodo: choice?.metodo.codigo ?? 'gratuito',
      parcelas: choice?.parcelas ?? 1,
      locale: ctx.locale,
      carrinhoHash,
      expiraEm: prazo?.esperarAte ?? null,
    },
    aceite: kind.aceite,
  })
  await placing.write(trx, { pedido, wanted, choice })
  const ator = userId === null ? 'visitante' : `user:${userId}`
  const attempt =
    choice &&
    prazo &&
    (await writePagamento(deps, trx, {
      loaded: newPedido(pedido),
      metodo: choice.metodo,
      config,
      parcelas: choice.parcelas,
      descricao: wanted.descricao ?? config.nome,
      prazo,
      ...(await findInstrument(deps, trx, { userId, given: body.pagamento, metodo: choice.metodo })),
      save:
        userId !== null &&
        choice.saves &&
        (body.pagamento.salvarCartao || purpose.needsKeptCard || purpose.keepsCard === true),
      ator,
    }))
  await placing.take?.(trx, { pedido, wanted, until: prazo?.esperarAte ?? null })
  if (attempt) return { id: pedido.id, pagamento: await beginPagamento(deps, trx, attempt) }
  await finishFree(ctx, trx, { kind, pedido, ator })
  return { id: pedido.id }
}

/** With a key the same request for days; without one the same cart within two minutes. */
function findSame(
  trx: TenantTrx,
  {
    userId,
    carrinhoHash,
    isKeyed,
    sameWhile,
  }: {
    userId: number | null
    carrinhoHash: Buffer
    isKeyed: boolean
    sameWhile: readonly Pedido['status'][]
  },
): Promise<{ id: number } | undefined> {
  const since = new Date(Date.now() - (isKeyed ? 72 * 3_600_000 : 120_000))
  return trx
    .selectFrom('pedido')
    .where('userId', userId === null ? 'is' : '=', userId)
    .where('carrinhoHash', '=', carrinhoHash)
    .where('dataCadastro', '>', since)
    .$if(!isKeyed, (query) =>
      query.where('situacao', '=', (eb) => eb.fn.any(eb.val<string[]>([...sameWhile]))),
    )
    .select('id')
    .executeTakeFirst()
}

/** What costs nothing is approved with the order. */
async function finishFree(
  { deps }: Context,
  trx: TenantTrx,
  { kind, pedido, ator }: { kind: OrderKind; pedido: PedidoRow; ator: string },
): Promise<void> {
  await kind.stock?.give(trx, pedido)
  await tellPedido(deps, trx, { pedido, status: 'aprovado' })
  audit(trx, [{ igrejaId: pedido.igrejaId, ator, acao: 'pedidoGratuito', alvo: `pedido:${pedido.id}` }])
}
