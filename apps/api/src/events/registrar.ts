import { createHash } from 'node:crypto'
import type { CallInput, eventsCalls, Pedido, Pergunta } from '@atrio/contract'
import { allocateCents } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { beginPagamento, openOrder, writePagamento } from '../payments/order/open-order.ts'
import { audit } from '../payments/ledger/audit.ts'
import { seeCart, takeSeen, type CartLine } from '../payments/cart/cart.ts'
import { send } from '../payments/charge/send.ts'
import { newInscricaoCodigo } from '../payments/order/codes.ts'
import { toComprador } from '../payments/order/buyer.ts'
import { newPedido, type PagamentoRow, type PedidoRow } from '../payments/order/load-order.ts'
import { loadPerguntas } from '../payments/order/tickets.ts'
import {
  choosePayment,
  findInstrument,
  requireConclusive,
  type Choice,
} from '../payments/charge/choose-payment.ts'
import { loadConfiguracao, loadMetodos } from '../payments/charge/methods.ts'
import { mailPedido } from '../payments/mail/order-mail.ts'
import { eventPurpose } from '../payments/order/purpose.ts'
import { prazoOf } from '../payments/charge/deadline.ts'
import { holdEnd, holdPlaces, type Holder } from '../payments/cart/holds.ts'
import { viewPedido } from '../payments/order/view-order.ts'
import { requireAnswers, requirePersonalData } from './exigencias.ts'

type Registro = CallInput<(typeof eventsCalls)['createInscricao']>['body']

/**
 * Buys tickets: everything is checked and written in one transaction, then the gateway is asked, then its answer is
 * written. Whatever dies between, what is known to the gateway and what is known here come together again.
 *
 * @throws AppError the codes of Decision 40, in their order
 */
export async function registrar(
  ctx: Context,
  given: { userId: number; eventoId: number; registro: Registro },
): Promise<Pedido> {
  const holder = { igrejaId: requireIgreja(ctx).id, eventoId: given.eventoId, userId: given.userId }
  const { auth, deps } = { auth: requireAuth(ctx), deps: ctx.deps }
  await deps.limits.spend([{ name: 'compra', key: `user:${auth.userId}`, points: 30, seconds: 600 }])
  const placed = await inOneOfThree(() =>
    deps.turns.take(() => inTenant(ctx, (trx) => place(ctx, trx, holder, given.registro))),
  )
  if (placed.pagamento) await send(deps, placed.pagamento)
  const pedido = await inTenant(ctx, (trx) => viewPedido(deps, trx, placed.id))
  requireConclusive(pedido)
  return pedido
}

/** The first transaction: an order with its places, its tickets and an attempt to pay, or nothing of it. */
async function place(
  ctx: Context,
  trx: TenantTrx,
  holder: Holder,
  registro: Registro,
): Promise<{ id: number; pagamento?: PagamentoRow | null }> {
  await enter(trx, holder)
  const carrinhoHash = hashOf(ctx, holder, registro)
  const same = await findSame(ctx, trx, carrinhoHash)
  if (same) return same
  const cart = registro.ingressos.map(({ id, rulesVersion, participantes }) => ({
    id,
    rulesVersion,
    quantidade: participantes.length,
  }))
  const seen = await seeCart(trx, holder, cart)
  const { evento, lines } = seen
  const perguntas = await loadPerguntas(trx, holder.eventoId)
  const config = await loadConfiguracao(trx, holder.igrejaId)
  const metodos = await loadMetodos(trx)
  await requirePersonalData(trx, evento, holder.userId)
  requireAnswers(registro, lines, evento, perguntas)
  const valor = lines.reduce((sum, { lote, quantidade }) => sum + lote.valor * BigInt(quantidade), 0n)
  const choice = choosePayment(ctx.deps, {
    valor,
    config,
    metodos,
    purpose: eventPurpose(evento),
    given: registro,
  })
  const prazo = choice && (await prazoOf(trx, choice.metodo.codigo, config))
  const pedido = await openOrder(
    ctx.deps,
    trx,
    {
      igrejaId: holder.igrejaId,
      tipo: 'evento',
      userId: holder.userId,
      eventoId: evento.id,
      comprador: toComprador(registro.comprador),
      valor,
      taxas: choice?.taxas ?? 0n,
      juros: choice?.juros ?? 0n,
      moeda: config.moeda,
      metodo: choice?.metodo.codigo ?? 'gratuito',
      parcelas: choice?.parcelas ?? 1,
      locale: ctx.locale,
      carrinhoHash,
      expiraEm: prazo?.esperarAte ?? null,
    },
    'compra',
  )
  const places = lines.map(({ ingresso, lote, quantidade }) => ({
    ingressoId: ingresso.id,
    loteId: lote.id,
    quantidade,
  }))
  await writeInscricoes(trx, { pedido, lines, registro, choice, perguntas })
  const pagamento =
    choice &&
    (await writePagamento(ctx.deps, trx, newPedido(pedido), {
      metodo: choice.metodo,
      config,
      parcelas: choice.parcelas,
      descricao: evento.nome,
      prazo: prazo!,
      ...(await findInstrument(ctx.deps, trx, holder.userId, registro.pagamento, choice)),
      save: registro.pagamento.salvarCartao && choice.saves,
      ator: `user:${holder.userId}`,
    }))
  // From here on others wait for the same places: only what must come after them follows.
  const taken = await takeSeen(trx, seen)
  if (!isSame(taken.lines, lines)) throw new CartMoved()
  await holdPlaces(trx, holder, places, {
    expiraEm: prazo?.esperarAte ?? holdEnd(),
    pedidoId: pedido.id,
    ...(taken.held[0] ? { renovacoes: taken.held[0].renovacoes } : {}),
  })
  if (pagamento) return { id: pedido.id, pagamento: await beginPagamento(ctx.deps, trx, pagamento) }
  await finishFree(ctx, trx, pedido)
  return { id: pedido.id }
}

/** Between looking at a cart and taking it, others bought the last place at its price. */
class CartMoved extends AppError {
  constructor() {
    super('UNAVAILABLE', { retryAfter: 1 })
  }
}

/** An order is written at the prices that were seen, before its lots are locked: where they moved on it begins anew. */
async function inOneOfThree<Result>(work: () => Promise<Result>, tries = 3): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CartMoved) || tries === 1) throw error
    return inOneOfThree(work, tries - 1)
  }
}

function isSame(taken: readonly CartLine[], seen: readonly CartLine[]): boolean {
  return taken.every(
    ({ lote }, index) => lote.id === seen[index]!.lote.id && lote.valor === seen[index]!.lote.valor,
  )
}

/**
 * One purchase of a person at an event after the other, and one change of what they hold there: a second click finds
 * what the first one did.
 * @throws AppError FORBIDDEN for a person without an account at this church
 */
export async function enter(trx: TenantTrx, { userId, eventoId }: Holder): Promise<void> {
  const { rows } = await sql<{ usuario: boolean }>`
    select exists (select from usuario where user_id = ${userId} and igreja_id = current_igreja()) as usuario,
      pg_advisory_xact_lock(7411003, hashtext(${`${userId}:${eventoId}`}))`.execute(trx)
  if (!rows[0]!.usuario) throw new AppError('FORBIDDEN')
}

/** With a key the same request for days; without one the same cart within two minutes. */
async function findSame(
  ctx: Context,
  trx: TenantTrx,
  carrinhoHash: Buffer,
): Promise<{ id: number } | undefined> {
  const keyed = ctx.header('idempotency-key') !== undefined
  const since = new Date(Date.now() - (keyed ? 72 * 3_600_000 : 120_000))
  const row = await trx
    .selectFrom('pedido')
    .where('userId', '=', requireAuth(ctx).userId)
    .where('carrinhoHash', '=', carrinhoHash)
    .where('dataCadastro', '>', since)
    .$if(!keyed, (query) =>
      query.where('situacao', '!=', 'cancelado').where('situacao', '!=', 'nao_aprovado'),
    )
    .select('id')
    .executeTakeFirst()
  return row
}

function hashOf(ctx: Context, holder: Holder, registro: Registro): Buffer {
  const key = ctx.header('idempotency-key') ?? ''
  return createHash('sha256')
    .update(JSON.stringify([holder, { ...registro, pagamento: null }, key]))
    .digest()
}

async function writeInscricoes(
  trx: TenantTrx,
  {
    pedido,
    lines,
    registro,
    choice,
    perguntas,
  }: {
    pedido: PedidoRow
    lines: CartLine[]
    registro: Registro
    choice: Choice | null
    perguntas: Map<number | null, Pergunta[]>
  },
): Promise<void> {
  const tickets = registro.ingressos.flatMap(({ id, participantes }) => {
    const line = lines.find(({ ingresso }) => ingresso.id === id)!
    return participantes.map((participante) => ({ line, participante }))
  })
  const prices = tickets.map(({ line }) => line.lote.valor)
  const taxas = choice && choice.taxas > 0n ? allocateCents(choice.taxas, prices) : prices.map(() => 0n)
  const { igrejaId, id: pedidoId } = pedido
  const rotulos = new Map([...perguntas.values()].flat().map(({ id, rotulo }) => [id, rotulo]))
  const answers = (inscricaoId: number | null, respostas: Registro['respostas']) =>
    respostas
      .filter(({ valor }) => valor.trim() !== '')
      .map(({ idPergunta, valor }) => ({
        igrejaId,
        pedidoId,
        inscricaoId,
        perguntaId: idPergunta,
        rotulo: rotulos.get(idPergunta)!,
        valor: valor.trim(),
      }))
  const rows = answers(null, registro.respostas)
  const written = await trx
    .insertInto('inscricao')
    .values(
      tickets.map(({ line, participante }, index) => ({
        igrejaId,
        pedidoId,
        eventoId: pedido.eventoId!,
        ingressoId: line.ingresso.id,
        loteId: line.lote.id,
        userId: pedido.userId,
        codigo: newInscricaoCodigo(),
        numero: index + 1,
        participante: participante.nome?.trim() || null,
        valor: prices[index]!,
        taxas: taxas[index]!,
      })),
    )
    .returning(['id', 'numero'])
    .execute()
  for (const { id, numero } of written) {
    rows.push(...answers(id, tickets[numero - 1]!.participante.respostas))
  }
  if (rows.length > 0) await trx.insertInto('resposta').values(rows).execute()
}

/** What costs nothing is approved with the order: its places are sold and its tickets open the door. */
async function finishFree(ctx: Context, trx: TenantTrx, pedido: PedidoRow): Promise<void> {
  await trx.updateTable('reserva').set({ situacao: 'vendida' }).where('pedidoId', '=', pedido.id).execute()
  await trx.updateTable('inscricao').set({ situacao: 'ativa' }).where('pedidoId', '=', pedido.id).execute()
  await mailPedido(ctx.deps, trx, { pedido, status: 'aprovado' })
  const ator = `user:${pedido.userId}`
  audit(trx, [{ igrejaId: pedido.igrejaId, ator, acao: 'pedidoGratuito', alvo: `pedido:${pedido.id}` }])
}
