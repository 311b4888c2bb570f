import { createHash } from 'node:crypto'
import type { CallInput, givingCalls, Pedido } from '@atrio/contract'
import { centsFromWire, centsToWire, sumCents } from '@atrio/rules'
import { sql } from 'kysely'
import { isKept } from '../db/content.ts'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { demandWork } from '../http/work.ts'
import { requireUsuario } from '../http/usuario.ts'
import { openOrder, openPagamento } from '../payments/order/open-order.ts'
import { send } from '../payments/charge/send.ts'
import { toComprador } from '../payments/order/buyer.ts'
import {
  choosePayment,
  findInstrument,
  requireConclusive,
  type Choice,
} from '../payments/charge/choose-payment.ts'
import { newPedido, type PagamentoRow } from '../payments/order/load-order.ts'
import { givingPurpose } from '../payments/order/purpose.ts'
import {
  loadConfiguracao,
  loadMetodos,
  type Metodo,
  type PagamentoConfiguracao,
} from '../payments/charge/methods.ts'
import { quote, type Quote } from '../payments/charge/quote.ts'
import { prazoOf } from '../payments/charge/deadline.ts'
import { viewPedido } from '../payments/order/view-order.ts'

type Given = CallInput<(typeof givingCalls)['createPagamento']>['body']

/**
 * Gives, with or without an account.
 * @throws AppError NOT_FOUND for a reason that there is not, RECURRENCE_NOT_ALLOWED, AMOUNT_OUT_OF_RANGE,
 * PICPAY_MAXIMUM, PAYMENT_METHOD_UNAVAILABLE, BRAZIL_ONLY, EVT_REG_014, FALLBACK
 */
export async function doar(ctx: Context, given: Given): Promise<Pedido> {
  const { deps } = ctx
  const igrejaId = requireIgreja(ctx).id
  const userId = ctx.auth?.userId ?? null
  const who = userId === null ? `network:${ctx.network}` : `user:${userId}`
  // Gifts of small amounts are how stolen cards are tried out; but a whole church may give from one network.
  await demandWork(ctx, [{ name: 'doacao', key: who, free: 20, seconds: 600 }])
  const placed = await inTenant(ctx, (trx) => place(ctx, trx, { igrejaId, userId, given }))
  if (placed.pagamento) await send(deps, placed.pagamento)
  const pedido = await inTenant(ctx, (trx) => viewPedido(deps, trx, placed.id))
  requireConclusive(pedido)
  return pedido
}

async function place(
  ctx: Context,
  trx: TenantTrx,
  { igrejaId, userId, given }: { igrejaId: number; userId: number | null; given: Given },
): Promise<{ id: number; pagamento?: PagamentoRow | null }> {
  const carrinhoHash = hashOf(ctx, userId, given)
  await sql`select pg_advisory_xact_lock(7411003, hashtext(${carrinhoHash.toString('hex')}))`.execute(trx)
  const same = await findSame(ctx, trx, carrinhoHash)
  if (same) return same
  const valor = sumCents(given.motivos.map((motivo) => centsFromWire(motivo.valor)))
  const config = await loadConfiguracao(trx, igrejaId)
  await requireMotivos(trx, given, { igrejaId, userId })
  requireAmount(valor, config)
  const choice = chooseForGift(ctx, given, { valor, config, metodos: await loadMetodos(trx) })
  if (!choice) throw new AppError('AMOUNT_OUT_OF_RANGE')
  const recurring = given.recorrenciaDias ?? null
  if (recurring !== null && (choice.metodo.codigo !== 'cartao_credito' || !choice.saves)) {
    throw new AppError('RECURRENCE_NOT_ALLOWED')
  }
  const prazo = await prazoOf(trx, choice.metodo.codigo, config)
  const pedido = await openOrder(
    ctx.deps,
    trx,
    {
      igrejaId,
      tipo: 'doacao',
      userId,
      eventoId: null,
      comprador: toComprador(given.comprador),
      valor,
      taxas: choice.taxas,
      juros: choice.juros,
      moeda: config.moeda,
      metodo: choice.metodo.codigo,
      parcelas: choice.parcelas,
      locale: ctx.locale,
      carrinhoHash,
      expiraEm: prazo.esperarAte,
      recorrenciaDias: recurring,
      flagUsuarioTaxa: given.flagUsuarioTaxa,
    },
    'doacao',
  )
  await trx
    .insertInto('doacao')
    .values(
      given.motivos.map((motivo) => ({
        igrejaId,
        pedidoId: pedido.id,
        pagamentoMotivoId: motivo.id,
        valor: centsFromWire(motivo.valor),
      })),
    )
    .execute()
  const pagamento = await openPagamento(ctx.deps, trx, newPedido(pedido), {
    metodo: choice.metodo,
    config,
    parcelas: choice.parcelas,
    descricao: config.nome,
    prazo,
    ...(await findInstrument(ctx.deps, trx, userId, given.pagamento, choice)),
    save: userId !== null && choice.saves && (given.pagamento.salvarCartao || recurring !== null),
    ator: userId === null ? 'visitante' : `user:${userId}`,
  })
  return { id: pedido.id, pagamento }
}

/** Spec §5: recurring gifts are for one reason, and only for reasons that the church authorises. */
async function requireMotivos(
  trx: TenantTrx,
  given: Given,
  { igrejaId, userId }: { igrejaId: number; userId: number | null },
): Promise<void> {
  const ids = given.motivos.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0)
    throw new AppError('VALIDATION', { campos: [{ campo: `motivos.${twice}.id`, regra: 'type' }] })
  const rows = await trx
    .selectFrom('pagamentoMotivo')
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .where('flagDoacao', '=', true)
    .where(isKept('pagamentoMotivo'))
    .select(['id', 'flagRecorrencia'])
    .execute()
  if (rows.length !== ids.length) throw new AppError('NOT_FOUND')
  if (given.recorrenciaDias == null) return
  const [only] = rows
  if (rows.length > 1 || !only!.flagRecorrencia || userId === null) {
    throw new AppError('RECURRENCE_NOT_ALLOWED')
  }
  await requireUsuario(trx, { igrejaId, userId })
}

export function requireAmount(valor: bigint, { doacaoMinima, doacaoMaxima }: PagamentoConfiguracao): void {
  // Spec §5: greater than the minimum, which itself is too little.
  if (valor > doacaoMinima && valor <= doacaoMaxima) return
  throw new AppError('AMOUNT_OUT_OF_RANGE', {
    detalhes: { minimo: centsToWire(doacaoMinima), maximo: centsToWire(doacaoMaxima) },
  })
}

/** The same checks as of an event's payment, in words that fit a gift. */
function chooseForGift(
  { deps }: Context,
  given: Given,
  terms: { valor: bigint; config: PagamentoConfiguracao; metodos: Metodo[] },
): Choice | null {
  const purpose = givingPurpose(given.flagUsuarioTaxa)
  try {
    return choosePayment(deps, { ...terms, purpose, given })
  } catch (error) {
    const metodo = terms.metodos.find(({ codigo }) => codigo === given.metodoPagamento)
    const { gateways } = deps
    const offer = metodo && quote({ gateways, config: terms.config }, metodo, terms.valor, purpose)
    return refuseGift(error, given, offer?.indisponivel)
  }
}

function refuseGift(
  error: unknown,
  { metodoPagamento, comprador }: Given,
  indisponivel: Quote['indisponivel'] | undefined,
): never {
  const code = error instanceof AppError ? error.code : undefined
  const abroad = comprador.endereco?.pais !== 'BR' && (comprador.endereco || metodoPagamento === 'boleto')
  const brazilian = metodoPagamento === 'pix' || metodoPagamento === 'boleto'
  if (brazilian && abroad && (code === 'EVT_REG_010' || code === 'EVT_REG_013')) {
    throw new AppError('BRAZIL_ONLY')
  }
  if (code === 'EVT_REG_010' && metodoPagamento === 'picpay' && indisponivel === 'valor') {
    throw new AppError('PICPAY_MAXIMUM')
  }
  const off = ['EVT_REG_010', 'EVT_REG_012', 'EVT_REG_013', 'EVT_REG_015', 'EVT_REG_016', 'EVT_REG_017']
  if (code && off.includes(code)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE')
  throw error
}

function findSame(ctx: Context, trx: TenantTrx, carrinhoHash: Buffer): Promise<{ id: number } | undefined> {
  const keyed = ctx.header('idempotency-key') !== undefined
  const since = new Date(Date.now() - (keyed ? 72 * 3_600_000 : 120_000))
  return trx
    .selectFrom('pedido')
    .where('carrinhoHash', '=', carrinhoHash)
    .where('dataCadastro', '>', since)
    .$if(!keyed, (query) =>
      query.where('situacao', '=', (eb) =>
        eb.fn.any(eb.val(['em_aberto', 'pendente', 'aguardando', 'em_analise'])),
      ),
    )
    .select('id')
    .executeTakeFirst()
}

function hashOf(ctx: Context, userId: number | null, given: Given): Buffer {
  const key = ctx.header('idempotency-key') ?? ''
  // Two visitors may give the same for the same reason: the e-mail is part of what is given.
  return createHash('sha256')
    .update(JSON.stringify([userId, { ...given, pagamento: null }, key]))
    .digest()
}
