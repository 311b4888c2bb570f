import type { MotivoDevolucao } from '@atrio/contract'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import { lockLotesOf } from '../../payments/cart/holds.ts'
import { audit } from '../../payments/ledger/audit.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { Piece } from '../../payments/order/purchase-kind.ts'

/** The tickets of an order, each of which can be given back alone. */
export async function listPieces(trx: TenantTrx, { pedidoId }: { pedidoId: number }): Promise<Piece[]> {
  const rows = await trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedidoId)
    .select(['id', 'valor', 'taxas', 'situacao'])
    .orderBy('numero')
    .execute()
  return rows.map(({ situacao, ...row }) => ({ ...row, situacao: situacao as Piece['situacao'] }))
}

/** One ticket of a paid order is given back: its place is free, and those of the others stay sold. */
export async function releasePiece(
  trx: TenantTrx,
  given: { pedido: PedidoRow; piece: Piece; motivo: MotivoDevolucao; ator: string },
): Promise<void> {
  const { pedido, piece, motivo, ator } = given
  await lockLotesOf(sql`pedido_id = ${pedido.id}`).execute(trx)
  const inscricao = await trx
    .selectFrom('inscricao')
    .where('id', '=', piece.id)
    .select(['ingressoId', 'loteId'])
    .executeTakeFirstOrThrow()
  const rows = await trx
    .selectFrom('reserva')
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'vendida')
    .select(['id', 'loteId', 'ingressoId', 'quantidade'])
    .orderBy('loteId')
    .execute()
  // Its own place, and one of the event as a whole where that has a limit.
  const own = rows.find(
    ({ loteId, ingressoId }) => loteId === inscricao.loteId && ingressoId === inscricao.ingressoId,
  )
  const shared = rows.find(({ ingressoId }) => ingressoId === null)
  for (const row of [own, shared]) {
    if (!row) continue
    const left = row.quantidade - 1
    await trx
      .updateTable('reserva')
      .set(left === 0 ? { situacao: 'liberada' } : { quantidade: left })
      .where('id', '=', row.id)
      .execute()
  }
  await trx.updateTable('inscricao').set({ situacao: 'cancelada' }).where('id', '=', piece.id).execute()
  const alvo = `inscricao:${piece.id}`
  audit(trx, [{ igrejaId: pedido.igrejaId, ator, acao: 'ingressoDevolvido', alvo, dados: { motivo } }])
}
