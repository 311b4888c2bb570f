import type { CallInput, subscriptionsCalls } from '@atrio/contract'
import { creditLeft, periodStart } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { AppError } from '../../http/errors.ts'
import { lockUsuario } from '../../http/usuario.ts'
import { newPedidoCodigo } from '../../payments/order/codes.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { PurchaseRequest, WantedPurchase } from '../../payments/order/purchase-kind.ts'
import { listPaid } from '../periodos.ts'
import { findPlano, type PlanoVendido } from '../planos.ts'
import { priceFor, type PrecoRow } from '../precos.ts'
import { load, type Loaded } from '../states.ts'

export interface SubscriptionRequest extends PurchaseRequest {
  userId: number
  body: CallInput<(typeof subscriptionsCalls)['createUsuarioPlanoAssinatura']>['body']
}

/** One period of a plan. */
export interface WantedSubscription extends WantedPurchase {
  tipo: 'nova' | 'troca' | 'volta'
  /** The one that runs; null where it begins with the order. */
  assinatura: Loaded | null
  planoId: number
  precoId: number
  n: number
  de: string
  ate: string
  valorPeriodo: bigint
  taxaContratacao: bigint
  credito: bigint
}

/** One person subscribes once at a time. */
export async function enterSubscription(
  trx: TenantTrx,
  { request: { igrejaId, userId } }: { request: { igrejaId: number; userId: number } },
): Promise<void> {
  await lockUsuario(trx, { igrejaId, userId })
}

/**
 * What a person would pay for a plan now.
 * @throws AppError NOT_FOUND for a plan that is not sold; SUBSCRIPTION_PENDING, SUBSCRIPTION_ACTIVE, PLAN_CHANGE_AT_END
 */
export async function lookSubscription(
  trx: TenantTrx,
  { userId, idPlano, hoje }: { userId: number; idPlano: number; hoje: string },
): Promise<WantedSubscription> {
  const plano = await findPlano(trx, { id: idPlano })
  if (!plano) throw new AppError('NOT_FOUND')
  const running = await findRunning(trx, { userId })
  if (running?.how.busy) throw await pending(trx, running)
  if (!running || running.row.situacao === 'teste') return begin(trx, { userId, plano, running, hoje })
  return running.row.situacao === 'ativa'
    ? change(trx, { plano, running })
    : comeBack(trx, { plano, running })
}

/** The one of a person that is not over. */
async function findRunning(trx: TenantTrx, { userId }: { userId: number }): Promise<Loaded | null> {
  const row = await trx
    .selectFrom('usuarioPlanoAssinatura')
    .where('userId', '=', userId)
    .where('situacao', '=', (eb) =>
      eb.fn.any(eb.val(['pendente', 'teste', 'ativa', 'em_atraso', 'suspensa'])),
    )
    .selectAll()
    .executeTakeFirst()
  return row ? load(trx, row) : null
}

/** Writes what an order is for, and claims the period: another order for it is none while this one waits. */
export async function writeSubscription(
  trx: TenantTrx,
  { pedido, wanted }: { pedido: PedidoRow; wanted: WantedSubscription },
): Promise<void> {
  const assinaturaId = wanted.assinatura?.row.id ?? (await insertAssinatura(trx, { pedido, wanted }))
  const { n, de, ate, planoId, precoId, valorPeriodo, taxaContratacao, credito, tipo } = wanted
  const pedidoId = pedido.id
  const claimed = await trx
    .insertInto('usuarioPlanoAssinaturaPeriodo')
    .values({ assinaturaId, n, de, ate, situacao: 'cobrando', pedidoId })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'assinaturaId', 'n'])
        .doUpdateSet({ situacao: 'cobrando', pedidoId, de, ate })
        .where('usuarioPlanoAssinaturaPeriodo.situacao', '=', 'falhou'),
    )
    .returning('n')
    .executeTakeFirst()
  if (!claimed) throw new AppError('SUBSCRIPTION_PENDING')
  await trx
    .insertInto('pedidoAssinatura')
    .values({
      pedidoId,
      assinaturaId,
      n,
      planoId,
      precoId,
      valor: valorPeriodo,
      taxaContratacao,
      credito,
      flagTroca: tipo === 'troca',
    })
    .execute()
}

async function insertAssinatura(
  trx: TenantTrx,
  { pedido, wanted }: { pedido: PedidoRow; wanted: WantedSubscription },
): Promise<number> {
  const { planoId, precoId } = wanted
  const { id } = await trx
    .insertInto('usuarioPlanoAssinatura')
    .values({
      codigo: newPedidoCodigo(),
      userId: pedido.userId!,
      planoId,
      precoId,
      metodo: pedido.metodo,
      locale: pedido.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What an order for a period of a plan is worth, in cents. */
export function wantedPeriod(given: {
  tipo: WantedSubscription['tipo']
  assinatura: Loaded | null
  preco: Pick<PrecoRow, 'id' | 'planoId' | 'valor' | 'meses'>
  n: number
  de: string
  ate?: string
  taxaContratacao?: bigint
  credito?: bigint
}): WantedSubscription {
  const { tipo, assinatura, preco, n, de, taxaContratacao = 0n, credito = 0n } = given
  const ate = given.ate ?? periodStart({ ancora: de, ancoraN: 0, meses: preco.meses }, 1)
  return {
    tipo,
    assinatura,
    planoId: preco.planoId,
    precoId: preco.id,
    n,
    de,
    ate,
    valorPeriodo: preco.valor,
    taxaContratacao,
    credito,
    valor: preco.valor + taxaContratacao - credito,
    descricao: null,
    order: {},
  }
}

async function begin(
  trx: TenantTrx,
  {
    userId,
    plano,
    running,
    hoje,
  }: { userId: number; plano: PlanoVendido; running: Loaded | null; hoje: string },
): Promise<WantedSubscription> {
  const de = running?.facts.acessoAte ?? hoje
  // Spec §9: the hiring fee is of the first contract alone.
  const taxaContratacao = (await hasPaid(trx, userId)) ? 0n : plano.taxaContratacao
  return wantedPeriod({
    tipo: 'nova',
    assinatura: running,
    preco: priceOf(plano),
    n: 0,
    de: de < hoje ? hoje : de,
    taxaContratacao,
  })
}

/** Another plan in place of the one that runs: what is left of that is taken off. */
async function change(
  trx: TenantTrx,
  { plano, running }: { plano: PlanoVendido; running: Loaded },
): Promise<WantedSubscription> {
  const { row, hoje } = running
  if (row.planoId === plano.id) throw new AppError('SUBSCRIPTION_ACTIVE')
  const credito = creditLeft(await listPaid(trx, { assinaturaId: row.id }), hoje)
  if (credito >= plano.valor) throw new AppError('PLAN_CHANGE_AT_END')
  return wantedPeriod({
    tipo: 'troca',
    assinatura: running,
    preco: priceOf(plano),
    n: row.n,
    de: hoje,
    credito,
  })
}

/** Who is late pays the period that is due; who was suspended begins anew today. */
async function comeBack(
  trx: TenantTrx,
  { plano, running }: { plano: PlanoVendido; running: Loaded },
): Promise<WantedSubscription> {
  const { row, facts, hoje } = running
  const isSame = row.planoId === plano.id
  const preco = isSame ? await priceFor(trx, { row, due: hoje }) : priceOf(plano)
  const de = row.situacao === 'em_atraso' && isSame ? facts.pagoAte! : hoje
  return wantedPeriod({ tipo: 'volta', assinatura: running, preco, n: row.n, de })
}

function priceOf({ id: planoId, precoId: id, valor, meses }: PlanoVendido) {
  return { id, planoId, valor, meses }
}

async function hasPaid(trx: TenantTrx, userId: number): Promise<boolean> {
  const paid = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo as t')
    .innerJoin('usuarioPlanoAssinatura as a', (join) =>
      join.onRef('a.igrejaId', '=', 't.igrejaId').onRef('a.id', '=', 't.assinaturaId'),
    )
    .where('a.userId', '=', userId)
    .where('t.situacao', '=', 'paga')
    .select('t.n')
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

async function pending(trx: TenantTrx, { row }: Loaded): Promise<AppError> {
  return new AppError('SUBSCRIPTION_PENDING', { detalhes: { pedido: (await findOpenOrder(trx, row)) ?? '' } })
}

/** The order that waits for the money of the period that is next. */
export async function findOpenOrder(
  trx: TenantTrx,
  { id, n }: Pick<Loaded['row'], 'id' | 'n'>,
): Promise<string | null> {
  const row = await trx
    .selectFrom('usuarioPlanoAssinaturaPeriodo as t')
    .innerJoin('pedido as p', (join) =>
      join.onRef('p.igrejaId', '=', 't.igrejaId').onRef('p.id', '=', 't.pedidoId'),
    )
    .where('t.assinaturaId', '=', id)
    .where('t.n', '=', n)
    .where('t.situacao', '=', 'cobrando')
    .select('p.codigo')
    .executeTakeFirst()
  return row?.codigo ?? null
}
