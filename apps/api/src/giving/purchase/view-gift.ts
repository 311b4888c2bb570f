import type { Bought, Pedido } from '@atrio/contract'
import { centsToWire, occurrenceDate, todayIn } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { OrderView } from '../../payments/order/purchase-kind.ts'

/** What was given for each reason, and when it is given again. */
export async function viewGift(
  trx: TenantTrx,
  { pedido, fusoHorario }: { pedido: PedidoRow; fusoHorario: string },
): Promise<OrderView<'doacao'>> {
  const { id, recorrenciaDias } = pedido
  const doacoes = await listGifts(trx, id)
  return {
    titulo: doacoes.map(({ motivo }) => motivo).join(' · '),
    bought: { doacoes, recorrenciaDias, ...(await findRecorrencia(trx, { pedidoId: id, fusoHorario })) },
    regrettableUntil: null,
  }
}

/** One line for each reason. */
export function linesOfGift({ doacoes }: Pedido): { texto: string; valor: number }[] {
  return doacoes.map(({ motivo, valor }) => ({ texto: motivo, valor }))
}

async function findRecorrencia(
  trx: TenantTrx,
  { pedidoId, fusoHorario }: { pedidoId: number; fusoHorario: string },
): Promise<Pick<Bought<'doacao'>, 'idRecorrencia' | 'proximasDatas'>> {
  const row = await trx
    .selectFrom('ocorrencia as o')
    .innerJoin('recorrencia as r', (join) =>
      join.onRef('r.igrejaId', '=', 'o.igrejaId').onRef('r.id', '=', 'o.recorrenciaId'),
    )
    .where('o.pedidoId', '=', pedidoId)
    .select(['r.id', 'r.ancora', 'r.dias', 'r.n', 'r.situacao'])
    .executeTakeFirst()
  if (!row) return { idRecorrencia: null, proximasDatas: [] }
  const today = todayIn(fusoHorario)
  const dates = [0, 1, 2].map((i) => occurrenceDate({ anchor: row.ancora, dias: row.dias }, row.n + i))
  return {
    idRecorrencia: row.id,
    proximasDatas: row.situacao === 'ativa' ? dates.filter((date) => date >= today) : [],
  }
}

async function listGifts(trx: TenantTrx, pedidoId: number): Promise<Bought<'doacao'>['doacoes']> {
  const rows = await trx
    .selectFrom('doacao')
    .innerJoin('pagamentoMotivo', (join) =>
      join
        .onRef('pagamentoMotivo.igrejaId', '=', 'doacao.igrejaId')
        .onRef('pagamentoMotivo.id', '=', 'doacao.pagamentoMotivoId'),
    )
    .where('pedidoId', '=', pedidoId)
    .select(['pagamentoMotivo.id as idMotivo', 'pagamentoMotivo.nome as motivo', 'doacao.valor'])
    .orderBy('doacao.id')
    .execute()
  return rows.map((row) => ({ ...row, valor: centsToWire(row.valor) }))
}
