import { occurrenceDate, todayIn } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { MailDetails } from '../../payments/order/purchase-kind.ts'

/** What a mail says of a gift: its reasons, and when it is given again. */
export async function mailGift(
  _: unknown,
  trx: TenantTrx,
  { pedido, isPaid }: { pedido: PedidoRow; isPaid: boolean },
): Promise<MailDetails> {
  const { id, igrejaId, recorrenciaDias } = pedido
  const { rows } = await sql<{
    motivos: string[]
    fusoHorario: string
    ancora: string | null
    dias: number | null
    n: number | null
  }>`
    select array(select m.nome from doacao d
        join pagamento_motivo m on m.igreja_id = d.igreja_id and m.id = d.pagamento_motivo_id
        where d.pedido_id = ${id} order by d.id) as motivos,
      g.fuso_horario, r.ancora::text as ancora, r.dias, o.n
    from igreja g left join ocorrencia o on o.pedido_id = ${id}
      left join recorrencia r on r.igreja_id = o.igreja_id and r.id = o.recorrencia_id
    where g.id = ${igrejaId}`.execute(trx)
  const { motivos, fusoHorario, ancora, dias, n } = rows[0]!
  // The first gift is written before its rhythm is: it begins on this day.
  const rhythm =
    ancora !== null && dias !== null
      ? { anchor: ancora, dias }
      : recorrenciaDias !== null && { anchor: todayIn(fusoHorario), dias: recorrenciaDias }
  const dates = rhythm ? [1, 2, 3].map((i) => occurrenceDate(rhythm, (n ?? 0) + i)) : []
  return { item: motivos.join(' · '), evento: null, proximas: isPaid ? dates : [], estorno: null }
}
