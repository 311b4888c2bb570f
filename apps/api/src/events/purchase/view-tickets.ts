import type { Bought, Pedido } from '@atrio/contract'
import { centsToWire } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { OrderView } from '../../payments/order/purchase-kind.ts'

/** The event, and a line for each of its tickets. */
export async function viewTickets(
  trx: TenantTrx,
  { pedido }: { pedido: PedidoRow },
): Promise<OrderView<'evento'>> {
  const evento = await findEvento(trx, pedido)
  return {
    titulo: evento.nome,
    bought: { evento: toEvento(evento), inscricoes: await listTickets(trx, pedido.id) },
    regrettableUntil: regretOf(pedido, evento),
  }
}

export async function regrettableUntil(trx: TenantTrx, pedido: PedidoRow): Promise<Date> {
  return regretOf(pedido, await findEvento(trx, pedido))
}

/** Decision 83: the days that the event promises, and no longer than it has not begun. */
function regretOf(
  { total, dataAprovacao }: PedidoRow,
  { dataInicio, diasReembolso }: { dataInicio: Date; diasReembolso: number },
): Date {
  if (total === 0n) return dataInicio
  const promised = (dataAprovacao?.getTime() ?? 0) + diasReembolso * 86_400_000
  return new Date(Math.min(promised, dataInicio.getTime()))
}

/** One line for each ticket. */
export function linesOfTickets({ inscricoes }: Pedido): { texto: string; valor: number }[] {
  return inscricoes.map(({ ingresso, participante, valor }) => ({
    texto: [ingresso, participante].filter(Boolean).join(' · '),
    valor,
  }))
}

function findEvento(trx: TenantTrx, { id, eventoId }: PedidoRow) {
  if (eventoId === null) throw new Error(`the order ${id} is for tickets of no event`)
  return trx
    .selectFrom('evento')
    .where('id', '=', eventoId)
    .select(['id', 'nome', 'dataInicio', 'local', 'endereco', 'flagOnline', 'imagem', 'imagemAlt'])
    .select('diasReembolso')
    .executeTakeFirstOrThrow()
}

function toEvento(row: Awaited<ReturnType<typeof findEvento>>): Bought<'evento'>['evento'] {
  const { diasReembolso: _, imagem, imagemAlt, dataInicio, ...evento } = row
  return {
    ...evento,
    dataInicio: dataInicio.toISOString(),
    imagem: imagem === null ? null : { url: imagem, alt: imagemAlt ?? '' },
  }
}

async function listTickets(trx: TenantTrx, pedidoId: number): Promise<Bought<'evento'>['inscricoes']> {
  const rows = await trx
    .selectFrom('inscricao')
    .innerJoin('ingresso', (join) =>
      join
        .onRef('ingresso.igrejaId', '=', 'inscricao.igrejaId')
        .onRef('ingresso.id', '=', 'inscricao.ingressoId'),
    )
    .where('pedidoId', '=', pedidoId)
    .select(['inscricao.id', 'numero', 'ingresso.nome as ingresso', 'participante', 'valor', 'taxas'])
    .orderBy('numero')
    .execute()
  return rows.map((row) => ({ ...row, valor: centsToWire(row.valor), taxas: centsToWire(row.taxas) }))
}
