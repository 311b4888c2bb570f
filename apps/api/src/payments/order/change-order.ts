import { randomUUID } from 'node:crypto'
import {
  pedidoStatus,
  reducePedido,
  refundedCents,
  refundsDue,
  type PedidoEvent,
  type PedidoFacts,
  type RefusalReason,
} from '@atrio/rules'
import type { Deps } from '../../deps.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { audit } from '../ledger/audit.ts'
import { lockPedido, type LoadedPedido, type PagamentoRow } from './load-order.ts'
import { bookCapture, bookRefund, bookUseless } from '../ledger/book.ts'
import { tellPartBack, tellPedido } from '../mail/tell-buyer.ts'
import { kindOf } from './purchase-kind.ts'

/** What money matters need of the application. */
export type PaymentDeps = Pick<
  Deps,
  'announce' | 'db' | 'env' | 'gateways' | 'onError' | 'purchases' | 'secrets'
>

/** What is written beside a change of state: what the provider told. Only of the attempts named. */
export type PagamentoNotes = Record<
  string,
  Partial<Omit<PagamentoRow, 'instrumento' | 'desafio' | 'detalhe'>> & {
    instrumento?: string | null
    desafio?: string | null
    detalhe?: string
  }
>

export interface Changed {
  kind: 'applied' | 'same' | 'refused'
  reason?: RefusalReason
  before: string
  status: string
}

/**
 * The only door through which an order changes. Events go through the state machine of `@atrio/rules`; what follows from
 * them (stock, tickets, ledger, refunds, mails) is written in the same transaction.
 *
 * @param ator who caused it, for the trail: `user:7`, `sistema`, `gateway:0`.
 * @param loaded the order as `lockPedido` gave it, where nothing has changed since.
 */
export async function changePedido(
  deps: PaymentDeps,
  trx: TenantTrx,
  {
    id,
    ator,
    event,
    notes = {},
    ...given
  }: { id: number; ator: string; event: PedidoEvent; notes?: PagamentoNotes; loaded?: LoadedPedido },
): Promise<Changed> {
  const loaded = given.loaded ?? (await lockPedido(deps, trx, { id }))
  const before = loaded.pedido.situacao
  const reduced = await reduce(deps, trx, { loaded, event })
  if (reduced.kind === 'refused') {
    audit(trx, [
      {
        igrejaId: loaded.pedido.igrejaId,
        ator,
        acao: `recusado:${event.type}`,
        alvo: `pedido:${id}`,
        dados: { motivo: reduced.reason },
      },
    ])
    return { kind: 'refused', reason: reduced.reason, before, status: before }
  }
  const status = await save(deps, trx, {
    loaded,
    after: reduced.pedido,
    ator,
    event,
    notes,
    kind: reduced.kind,
  })
  return { kind: reduced.kind, before, status }
}

/**
 * Money for a released order is taken as late: its places are asked for again first. So is money for one that still waits,
 * where nothing is to be had for it any more.
 */
async function reduce(
  deps: PaymentDeps,
  trx: TenantTrx,
  { loaded, event }: { loaded: LoadedPedido; event: PedidoEvent },
) {
  const { facts } = loaded
  if (event.type !== 'pagamentoCaptured') return reducePedido(facts, event)
  if (facts.reserva === 'retida' && (await kindOf(deps, loaded.pedido).isOver?.(trx, loaded.pedido)))
    return reducePedido(
      { ...facts, reserva: 'liberada', closed: 'cancelado' },
      { ...event, stock: 'soldOut' },
    )
  if (facts.reserva !== 'liberada' || facts.closed === 'reembolsado') return reducePedido(facts, event)
  return reducePedido(facts, { ...event, stock: await againFor(deps, trx, loaded) })
}

async function againFor(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido }: LoadedPedido,
): Promise<'reserved' | 'soldOut'> {
  const { stock, takesLate } = kindOf(deps, pedido)
  if (stock) return stock.reserveAgain(trx, pedido)
  return takesLate && !(await takesLate(trx, pedido)) ? 'soldOut' : 'reserved'
}

interface Change {
  loaded: LoadedPedido
  after: PedidoFacts
  ator: string
  event: PedidoEvent
  notes: PagamentoNotes
  kind: 'applied' | 'same'
}

async function save(deps: PaymentDeps, trx: TenantTrx, change: Change): Promise<string> {
  const { loaded, after, ator, event } = change
  const { pedido, facts } = loaded
  const status = pedidoStatus(after)
  const kind = kindOf(deps, pedido)
  const pagamentos = await savePagamentos(trx, change)
  await saveEstornos(trx, change)
  if (status !== pedido.situacao || after.closed !== facts.closed || after.reserva !== pedido.estoque) {
    await trx
      .updateTable('pedido')
      .set({
        situacao: status,
        encerrado: after.closed,
        estoque: after.reserva,
        dataUltimaAlteracao: new Date(),
        ...(status === 'aprovado' && !pedido.dataAprovacao ? { dataAprovacao: new Date() } : {}),
      })
      .where('id', '=', pedido.id)
      .execute()
  }
  await bookMoney(trx, { change, rows: pagamentos })
  if (status !== pedido.situacao) {
    await kind.follow?.(deps, trx, { pedido, status })
    await tellPedido(deps, trx, { pedido, status })
  } else {
    await tellPartBack(deps, trx, { pedido, cents: refundedCents(after) - refundedCents(facts) })
  }
  // Last but for the trail: it locks lots, for which other buyers wait.
  await kind.stock?.move(trx, { pedido, before: facts, after, status })
  // A repetition is as if it had come once, also in the trail.
  if (change.kind === 'same') return status
  audit(trx, [
    {
      igrejaId: pedido.igrejaId,
      ator,
      acao: event.type,
      alvo: `pedido:${pedido.id}`,
      dados: {
        de: pedido.situacao,
        para: status,
        ...('pagamento' in event ? { pagamento: event.pagamento } : {}),
      },
    },
  ])
  return status
}

/** @returns all of the order's, as they are now */
async function savePagamentos(trx: TenantTrx, { loaded, after, notes }: Change): Promise<PagamentoRow[]> {
  const rows: PagamentoRow[] = []
  for (const row of loaded.pagamentos) {
    const facts = after.pagamentos[row.id]!
    const changed =
      facts.state !== row.situacao ||
      facts.capturedCents !== row.capturado ||
      facts.goesBack !== row.flagDevolver
    const noted = notes[row.id]
    if (!changed && !noted) {
      rows.push(row)
      continue
    }
    const over = !['criado', 'processando', 'requer_acao', 'pendente', 'desconhecido'].includes(facts.state)
    const saved = await trx
      .updateTable('pagamento')
      .set({
        dataUltimaAlteracao: new Date(),
        ...noted,
        situacao: facts.state,
        capturado: facts.capturedCents,
        flagDevolver: facts.goesBack,
        // What is over is asked about no more, and what was sent for it is of no use.
        ...(over ? { verificarEm: null, desafio: null, tentativaEncrypted: null } : {}),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    rows.push(saved)
  }
  return rows
}

/** Refunds that somebody asked for, that were seen at the provider, and those that are due by themselves. */
async function saveEstornos(trx: TenantTrx, { loaded, after, event }: Change): Promise<void> {
  const { pedido, estornos } = loaded
  for (const [pagamentoId, facts] of Object.entries(after.pagamentos)) {
    for (const [id, { state, cents }] of Object.entries(facts.estornos)) {
      const known = estornos.find((row) => row.id === id)
      if (known?.situacao === state) continue
      if (known) {
        await trx
          .updateTable('estorno')
          .set({
            situacao: state,
            dataUltimaAlteracao: new Date(),
            ...(state === 'concluido' || state === 'falhou' ? { verificarEm: null } : {}),
          })
          .where('id', '=', id)
          .execute()
        continue
      }
      const external = event.type === 'estornoExternal'
      await insertEstorno(trx, {
        id,
        pagamentoId,
        valor: cents,
        situacao: state,
        origem: external ? 'externo' : 'equipe',
        motivo: external ? 'externo' : 'pedido',
      })
    }
  }
  for (const { pagamento, cents } of refundsDue(after)) {
    await insertEstorno(trx, {
      id: randomUUID(),
      pagamentoId: pagamento,
      valor: cents,
      situacao: 'criado',
      origem: 'sistema',
      motivo: 'sem_uso',
    })
  }

  function insertEstorno(
    trx: TenantTrx,
    row: { id: string; pagamentoId: string; valor: bigint; situacao: string; origem: string; motivo: string },
  ) {
    return trx
      .insertInto('estorno')
      .values({
        igrejaId: pedido.igrejaId,
        pedidoId: pedido.id,
        ...row,
        verificarEm: row.situacao === 'criado' ? new Date() : null,
      })
      .execute()
  }
}

async function bookMoney(
  trx: TenantTrx,
  { change: { loaded, after }, rows }: { change: Change; rows: readonly PagamentoRow[] },
): Promise<void> {
  const { pedido } = loaded
  for (const row of rows) {
    const before = loaded.facts.pagamentos[row.id]!
    const now = after.pagamentos[row.id]!
    if (now.capturedCents > 0n && before.capturedCents === 0n)
      await bookCapture(trx, { pedido, pagamento: row })
    else if (now.goesBack && !before.goesBack && now.capturedCents > 0n)
      await bookUseless(trx, { pedido, pagamento: row })
    for (const [id, { state, cents }] of Object.entries(now.estornos)) {
      if (state === 'concluido' && before.estornos[id]?.state !== 'concluido') {
        await bookRefund(trx, { pedido, pagamento: row, estorno: { id, valor: cents } })
      }
    }
  }
}
