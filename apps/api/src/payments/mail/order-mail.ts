import { centsToWire, localeOf, occurrenceDate, todayIn, type Locale } from '@atrio/rules'
import { sql } from 'kysely'
import type { MailMessage, PedidoMail } from '../../adapters/mail/message.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { openComprador } from '../order/buyer.ts'
import type { PedidoRow } from '../order/load-order.ts'
import { signDesistencia } from '../order/give-up-token.ts'
import type { PaymentDeps } from '../order/change-order.ts'
import { pedidoPath } from '../order/order-path.ts'

const mails: Partial<Record<string, PedidoMail>> = {
  aprovado: 'pedido-aprovado',
  aguardando: 'pedido-aguardando',
  pendente: 'pedido-aguardando',
  nao_aprovado: 'pedido-recusado',
  cancelado: 'pedido-cancelado',
  reembolsado: 'pedido-reembolsado',
}

const WITH_DEADLINE = new Set<PedidoMail>(['pedido-aguardando', 'pedido-expirando'])

/** Tells the buyer what became of the order, in the transaction that it became so in. */
export async function mailPedido(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, status }: { pedido: PedidoRow; status: string },
): Promise<void> {
  const tipo = mails[status]
  // What is processed by banks alone has nothing to be paid yet; its end is told.
  if (!tipo || (status === 'pendente' && ['cartao_credito', 'ach', 'paypal'].includes(pedido.metodo ?? '')))
    return
  await sendPedidoMail(deps, trx, pedido, tipo)
}

/** Tells the buyer of money that went back while the order stays what it was. */
export async function mailPartBack(
  deps: PaymentDeps,
  trx: TenantTrx,
  { pedido, cents }: { pedido: PedidoRow; cents: bigint },
): Promise<void> {
  if (cents > 0n) await sendPedidoMail(deps, trx, { ...pedido, total: cents }, 'pedido-devolvido-parte')
}

/** A last word before an order that waits for its payment is cancelled. */
export async function sendPedidoMail(
  deps: PaymentDeps,
  trx: TenantTrx,
  pedido: PedidoRow,
  tipo: PedidoMail,
): Promise<void> {
  const { email } = openComprador(deps.secrets, pedido.codigo, pedido.compradorEncrypted)
  await deps.mail.send(trx, {
    to: email,
    locale: (localeOf(pedido.locale) ?? 'en') satisfies Locale,
    igrejaId: pedido.igrejaId,
    message: {
      tipo,
      url: pedidoPath(pedido),
      total: centsToWire(pedido.total),
      moeda: pedido.moeda,
      codigo: pedido.codigo,
      prazo: WITH_DEADLINE.has(tipo) ? await payableUntil(trx, pedido) : null,
      ...(await detailsOf(deps, trx, pedido, tipo === 'pedido-aprovado')),
    },
  })
}

/** Until when it can be paid: an order may wait longer for money that is on its way. */
async function payableUntil(trx: TenantTrx, { id, expiraEm }: PedidoRow): Promise<string | null> {
  if (expiraEm === null) return null
  const last = await trx
    .selectFrom('pagamento')
    .where('pedidoId', '=', id)
    .select('expiraEm')
    .orderBy('dataCadastro', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.expiraEm ?? expiraEm).toISOString()
}

type Details = Pick<Extract<MailMessage, { tipo: PedidoMail }>, 'item' | 'evento' | 'proximas' | 'estorno'>

/** What was bought or given, in one statement: a purchase waits for it. */
function detailsOf(deps: PaymentDeps, trx: TenantTrx, pedido: PedidoRow, isPaid: boolean): Promise<Details> {
  return pedido.eventoId === null
    ? giftDetails(trx, pedido, isPaid)
    : ticketDetails(deps, trx, { ...pedido, eventoId: pedido.eventoId }, isPaid)
}

async function ticketDetails(
  { secrets }: PaymentDeps,
  trx: TenantTrx,
  { id, eventoId, codigo, igrejaId, total }: PedidoRow & { eventoId: number },
  isPaid: boolean,
): Promise<Details> {
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

async function giftDetails(
  trx: TenantTrx,
  { id, igrejaId, recorrenciaDias }: PedidoRow,
  isPaid: boolean,
): Promise<Details> {
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
