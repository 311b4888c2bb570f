import { formatInstant, formatTicketCode } from '@atrio/rules'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { answerPdf } from '../http/document.ts'
import type { FileAnswer } from '../http/file-answer.ts'
import { AppError } from '../http/errors.ts'
import { loadConfiguracao } from '../payments/charge/methods.ts'
import { findPedidoId, viewPedido } from '../payments/order/view-order.ts'
import { signTicket } from '../ticket-signature.ts'
import type { Ingressos } from './ingressos-pdf.ts'
import { paymentWords } from '../payments/mail/mail-words.ts'

/** The tickets of an order that open the door. @throws AppError NOT_FOUND, also where none does */
export async function makeIngressos(
  ctx: Context,
  { userId, codigo }: { userId: number; codigo: string },
): Promise<FileAnswer> {
  const { id: igrejaId } = requireIgreja(ctx)
  const ingressos = await inTenant(ctx, async (trx): Promise<Ingressos> => {
    const id = await findPedidoId(trx, { userId, codigo })
    const { evento, inscricoes } = await viewPedido(ctx.deps, trx, { id })
    const rows = await trx
      .selectFrom('inscricao')
      .where('pedidoId', '=', id)
      .where('situacao', '=', 'ativa')
      .select(['id', 'codigo', 'eventoId'])
      .orderBy('numero')
      .execute()
    if (!evento || rows.length === 0) throw new AppError('NOT_FOUND')
    const { nome: igreja, fusoHorario } = await loadConfiguracao(trx, { igrejaId })
    const place = evento.flagOnline
      ? paymentWords.say(ctx.locale, 'ticket_online')
      : [evento.local, evento.endereco].filter(Boolean).join(', ')
    return {
      locale: ctx.locale,
      igreja,
      evento: evento.nome,
      quando: formatInstant(evento.dataInicio, 'dateTime', ctx.locale, fusoHorario),
      onde: place,
      ingressos: rows.map((row) => {
        const { ingresso, participante } = inscricoes.find((each) => each.id === row.id)!
        return {
          nome: ingresso,
          participante,
          codigo: formatTicketCode(row.codigo),
          qrCode: signTicket(ctx.deps.secrets, {
            igreja: igrejaId,
            evento: row.eventoId,
            codigo: row.codigo,
          }),
        }
      }),
    }
  })
  return answerPdf(
    ctx,
    `${paymentWords.say(ctx.locale, 'ticket_file')}-${codigo.toLowerCase()}`,
    'ingressos',
    ingressos,
  )
}
