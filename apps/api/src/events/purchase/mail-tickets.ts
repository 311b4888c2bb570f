import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PaymentDeps } from '../../payments/order/change-order.ts'
import { signDesistencia } from '../../payments/order/give-up-token.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { MailDetails } from '../../payments/order/purchase-kind.ts'

/** What a mail says of tickets: the event, who comes, and the way back to the money. */
export async function mailTickets(
  { secrets }: Pick<PaymentDeps, 'secrets'>,
  trx: TenantTrx,
  { pedido, isPaid }: { pedido: PedidoRow; isPaid: boolean },
): Promise<MailDetails> {
  const { id, eventoId, codigo, igrejaId, total } = pedido
  const evento = await trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select(['nome', 'dataInicio', 'local', 'endereco', 'flagOnline', 'diasReembolso'])
    .select([
      sql<string[]>`array(select concat_ws(' · ', g.nome, i.participante) from inscricao i
        join ingresso g on g.igreja_id = i.igreja_id and g.id = i.ingresso_id
        where i.pedido_id = ${id} order by i.numero)`.as('ingressos'),
      // What went over the counter goes back over it (Decision 43).
      sql<boolean>`exists (select from pagamento where pedido_id = ${id} and flag_externo)`.as('fora'),
    ])
    .executeTakeFirstOrThrow()
  const begins = evento.dataInicio.getTime()
  const ate = total === 0n ? begins : Math.min(begins, Date.now() + evento.diasReembolso * 86_400_000)
  const token = signDesistencia(secrets, { igrejaId, codigo })
  return {
    item: evento.nome,
    evento: {
      quando: evento.dataInicio.toISOString(),
      onde: evento.flagOnline ? null : [evento.local, evento.endereco].filter(Boolean).join(', '),
      ingressos: evento.ingressos,
      agenda: isPaid ? `/event/${eventoId}/calendar.ics` : null,
    },
    proximas: [],
    estorno:
      isPaid && !evento.fora && ate > Date.now()
        ? {
            ate: new Date(ate).toISOString(),
            // Not `token`: the portal takes that from every address as a code to log in with.
            url: `/checkout/refund?pedido=${codigo}&chave=${token}`,
          }
        : null,
  }
}
