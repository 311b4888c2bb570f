import { periodStart, runAgain, takesMoney } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PaymentDeps } from '../../payments/order/change-order.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import { listPaid } from '../periodos.ts'
import { loadPreco } from '../precos.ts'
import { lockAssinatura, moveAssinatura, schedule, type Loaded } from '../states.ts'
import { tellAssinante } from '../tell.ts'

interface Change {
  pedido: PedidoRow
  status: string
}

/** A subscription follows what became of its order, in the transaction that made it so. */
export async function followAssinatura(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, status }: Change,
): Promise<void> {
  const found = await findOf(trx, pedido)
  if (!found) return
  if (status === 'aprovado') await grant(trx, { ...found, pedido })
  if (status === 'em_analise') await missed(trx, { ...found, pedido })
  if (status === 'nao_aprovado' || status === 'cancelado') await fail(deps, trx, { ...found, pedido, status })
  if (status === 'reembolsado') await takeBack(trx, { ...found, pedido })
}

/** Late money pays its period where that is still to be had; else it goes back. */
export async function takesLate(trx: TenantTrx, pedido: PedidoRow): Promise<boolean> {
  const found = await findOf(trx, pedido)
  return (
    found !== null &&
    takesMoney(found.loaded.facts) &&
    found.line.n === found.loaded.row.n &&
    !found.loaded.how.busy
  )
}

/** Its subscription has ended while it waited. */
export async function isOver(trx: TenantTrx, pedido: PedidoRow): Promise<boolean> {
  const found = await findOf(trx, pedido)
  return found !== null && !takesMoney(found.loaded.facts)
}

/** The card that paid is the one that is charged from now on. */
export async function cardKept(
  trx: TenantTrx,
  { pedido, cartaoId }: { pedido: PedidoRow; cartaoId: number },
): Promise<void> {
  const found = await findOf(trx, pedido)
  if (!found) return
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ usuarioCartaoId: cartaoId })
    .where('id', '=', found.loaded.row.id)
    .execute()
}

/** Nothing is charged to a card that was forgotten: its subscriptions fall due, and their people pay in another way. */
export async function cardForgotten(trx: TenantTrx, { cartaoId }: { cartaoId: number }): Promise<void> {
  await trx
    .updateTable('usuarioPlanoAssinatura')
    .set({ usuarioCartaoId: null })
    .where('usuarioCartaoId', '=', cartaoId)
    .execute()
}

interface Line {
  n: number
  planoId: number
  precoId: number
  flagTroca: boolean
}

async function findOf(trx: TenantTrx, pedido: PedidoRow): Promise<{ line: Line; loaded: Loaded } | null> {
  const line = await trx
    .selectFrom('pedidoAssinatura')
    .where('pedidoId', '=', pedido.id)
    .select(['n', 'planoId', 'precoId', 'flagTroca', 'assinaturaId'])
    .executeTakeFirst()
  if (!line || line.assinaturaId === null) return null
  const loaded = await lockAssinatura(trx, { id: line.assinaturaId })
  return loaded && { line, loaded }
}

/** The period is theirs, on the terms of what was paid. */
async function grant(
  trx: TenantTrx,
  { line, loaded, pedido }: { line: Line; loaded: Loaded; pedido: PedidoRow },
): Promise<void> {
  const { row, hoje } = loaded
  const { planoId, precoId, n } = line
  const { meses } = await loadPreco(trx, { id: precoId })
  const isOther = planoId !== row.planoId && n > 0
  const paid = await moveAssinatura(trx, {
    loaded,
    event: { type: 'paga', hoje, ...(isOther && { troca: { meses, agora: line.flagTroca } }) },
    beside: { planoId, precoId, metodo: pedido.metodo, recusas: 0, proximoPlanoId: null, avisado: null },
  })
  const { ancora, ancoraN, pagoAte } = paid.facts
  await trx
    .updateTable('usuarioPlanoAssinaturaPeriodo')
    .set({
      situacao: 'paga',
      pedidoId: pedido.id,
      de: periodStart({ ancora: ancora!, ancoraN, meses }, n),
      ate: pagoAte!,
    })
    .where('assinaturaId', '=', row.id)
    .where('n', '=', n)
    .execute()
  await schedule(trx, paid)
}

/** Nothing came. What was due by itself is tried again later; what its person began is theirs to begin again. */
async function fail(
  deps: PaymentDeps,
  trx: TenantTrx,
  { line, loaded, pedido, status }: { line: Line; loaded: Loaded } & Change,
): Promise<void> {
  const { row, hoje } = loaded
  const failed = await trx
    .updateTable('usuarioPlanoAssinaturaPeriodo')
    .set({ situacao: 'falhou' })
    .where('assinaturaId', '=', row.id)
    .where('n', '=', line.n)
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'cobrando')
    .returning('n')
    .executeTakeFirst()
  if (!failed) return
  if (row.situacao === 'pendente') {
    await moveAssinatura(trx, { loaded, event: { type: 'perdida' } })
    return
  }
  const wasDue = pedido.carrinhoHash === null
  const beside = wasDue ? { recusas: row.recusas + 1 } : {}
  const moved = await moveAssinatura(trx, {
    loaded,
    event: wasDue && status === 'nao_aprovado' ? { type: 'recusada', hoje } : { type: 'dia', hoje },
    beside,
  })
  await schedule(trx, moved)
  if (wasDue && status === 'nao_aprovado') await tellAssinante(deps, trx, { loaded: moved, kind: 'atrasada' })
}

/** Money came when nothing was to be had for it: the period is nobody's. */
async function missed(
  trx: TenantTrx,
  { line, loaded, pedido }: { line: Line; loaded: Loaded; pedido: PedidoRow },
): Promise<void> {
  if (takesMoney(loaded.facts)) return
  await trx
    .updateTable('usuarioPlanoAssinaturaPeriodo')
    .set({ situacao: 'falhou' })
    .where('assinaturaId', '=', loaded.row.id)
    .where('n', '=', line.n)
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'cobrando')
    .execute()
}

/** All the money of a period went back; where it is the one that runs, what was left before it runs again. */
async function takeBack(
  trx: TenantTrx,
  { line, loaded, pedido }: { line: Line; loaded: Loaded; pedido: PedidoRow },
): Promise<void> {
  const { row, hoje } = loaded
  const back = await trx
    .updateTable('usuarioPlanoAssinaturaPeriodo')
    .set({ situacao: 'devolvida' })
    .where('assinaturaId', '=', row.id)
    .where('n', '=', line.n)
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'paga')
    .returning(['n', 'de'])
    .executeTakeFirst()
  const paid = await listPaid(trx, { assinaturaId: row.id })
  if (!back || paid.some(({ n }) => n > back.n)) return
  const again = runAgain(paid, { back, hoje })
  for (const { n, de, ate, parado } of again) await savePeriodo(trx, { row, n, de, ate, parado })
  const antes = again.at(-1)
  const moved = await moveAssinatura(trx, {
    loaded,
    event: { type: 'devolvida', hoje, ...(antes && { antes: { meses: antes.meses, pagoAte: antes.ate } }) },
    beside: { proximoPlanoId: null, ...(antes && { planoId: antes.planoId, precoId: antes.precoId }) },
  })
  await endOpen(trx, { row })
  await schedule(trx, moved)
}

async function savePeriodo(
  trx: TenantTrx,
  { row, n, de, ate, parado }: { row: Loaded['row']; n: number; de: string; ate: string; parado: number },
): Promise<void> {
  await trx
    .updateTable('usuarioPlanoAssinaturaPeriodo')
    .set({ de, ate, paradoDias: parado })
    .where('assinaturaId', '=', row.id)
    .where('n', '=', n)
    .execute()
}

/** What waits for money that nobody owes any more is closed now, as orders are whose time is over. */
async function endOpen(trx: TenantTrx, { row }: { row: Loaded['row'] }): Promise<void> {
  await trx
    .updateTable('pedido')
    .set({ expiraEm: new Date() })
    .where('situacao', 'in', ['em_aberto', 'pendente', 'aguardando'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('usuarioPlanoAssinaturaPeriodo')
        .where('assinaturaId', '=', row.id)
        .where('situacao', '=', 'cobrando')
        .where('pedidoId', 'is not', null)
        .select((of) => of.ref('pedidoId').$notNull().as('pedidoId')),
    )
    .execute()
}
