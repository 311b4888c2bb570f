import { allocateCents } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Choice } from '../../payments/charge/choose-payment.ts'
import { newInscricaoCodigo } from '../../payments/order/codes.ts'
import type { PedidoRow } from '../../payments/order/load-order.ts'
import type { Registro, WantedTickets } from './look-tickets.ts'

/** A ticket for each who comes, with its part of the fees and its answers. */
export async function writeInscricoes(
  trx: TenantTrx,
  {
    pedido,
    wanted: { evento, lines, registro, perguntas },
    choice,
  }: { pedido: PedidoRow; wanted: WantedTickets; choice: Choice | null },
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
        eventoId: evento.id,
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

/** Another way to pay has other fees: each ticket has its part of them, and is held as long as the order waits. */
export async function repriceInscricoes(
  trx: TenantTrx,
  { pedido, taxas, until }: { pedido: PedidoRow; taxas: bigint; until: Date },
): Promise<void> {
  await trx
    .updateTable('reserva')
    .set({ expiraEm: until })
    .where('pedidoId', '=', pedido.id)
    .where('situacao', '=', 'retida')
    .execute()
  const rows = await trx
    .selectFrom('inscricao')
    .where('pedidoId', '=', pedido.id)
    .select(['id', 'valor'])
    .orderBy('numero')
    .execute()
  if (rows.length === 0) return
  const parts = allocateCents(
    taxas,
    rows.map(({ valor }) => valor),
  )
  for (const [index, { id }] of rows.entries()) {
    await trx.updateTable('inscricao').set({ taxas: parts[index]! }).where('id', '=', id).execute()
  }
}
