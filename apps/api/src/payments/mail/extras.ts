import { formatInstant, todayIn, type Locale } from '@atrio/rules'
import type { MailExtras } from '../../adapters/mail/content.ts'
import type { ExtrasDeps, ExtrasFor } from '../../announce/kind.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import { calendarFile } from './calendar-file.ts'
import { drawExtras, type EventoToDraw } from './draw-extras.ts'
import { paymentWords } from './mail-words.ts'

/** An order with its tickets, or without where it is not paid yet; or one ticket. */
type Source = ({ pedido: string } | { ingresso: string }) & { tickets: boolean }

/**
 * The tickets of a mail as they are when it is sent: a ticket that was given back or passed on meanwhile shows no code.
 * Nothing that cannot be drawn holds a mail back (Decision 101).
 */
export async function loadOrderExtras(
  deps: ExtrasDeps,
  { igrejaId, locale, igreja }: ExtrasFor,
  source: Source,
): Promise<MailExtras | null> {
  const found = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const ingressos = await listIngressos(trx, source)
    const evento = await findEvento(trx, source)
    return evento && { evento, ingressos }
  })
  if (!found) return null
  const { evento, ingressos } = found
  const place = [evento.local, evento.endereco].filter(Boolean).join(', ')
  const toDraw: EventoToDraw = {
    ...evento,
    igrejaId,
    igreja: igreja.nome,
    quando: whenOf(evento, locale, igreja.fusoHorario),
    onde: evento.flagOnline ? paymentWords.say(locale, 'ticket_online') : place,
    ingressos,
  }
  const drawn = await drawExtras(deps, toDraw, locale, `mail ${igrejaId}`)
  if (ingressos.length === 0) return drawn
  const calendar = calendarFile(
    { ...evento, onde: evento.flagOnline ? '' : place, encontros: meetingsOf(evento) },
    { origin: igreja.origin, igreja: igreja.nome, file: paymentWords.say(locale, 'ticket_calendar') },
  )
  return { ...drawn, files: [...drawn.files, calendar] }
}

function listIngressos(trx: TenantTrx, source: Source) {
  if (!source.tickets) return []
  return trx
    .selectFrom('inscricao as i')
    .innerJoin('ingresso as g', (join) =>
      join.onRef('g.igrejaId', '=', 'i.igrejaId').onRef('g.id', '=', 'i.ingressoId'),
    )
    .innerJoin('pedido as p', (join) =>
      join.onRef('p.igrejaId', '=', 'i.igrejaId').onRef('p.id', '=', 'i.pedidoId'),
    )
    .where((eb) =>
      'pedido' in source ? eb('p.codigo', '=', source.pedido) : eb('i.codigo', '=', source.ingresso),
    )
    .where('i.situacao', '=', 'ativa')
    .select(['g.nome', 'i.participante', 'i.codigo'])
    .orderBy('i.numero')
    .execute()
}

type Evento = NonNullable<Awaited<ReturnType<typeof findEvento>>>

function findEvento(trx: TenantTrx, source: Source) {
  return trx
    .selectFrom('evento')
    .where('evento.id', '=', (eb) =>
      'pedido' in source
        ? eb.selectFrom('pedido').where('codigo', '=', source.pedido).select('eventoId')
        : eb.selectFrom('inscricao').where('codigo', '=', source.ingresso).select('eventoId'),
    )
    .select(['id', 'nome', 'dataInicio', 'dataFim', 'encontros', 'local', 'endereco', 'flagOnline'])
    .select(['imagem', 'imagemAlt'])
    .executeTakeFirst()
}

function meetingsOf({ encontros, dataInicio, dataFim }: Evento): { inicio: Date; fim: Date }[] {
  const meetings = (encontros as { inicio: string; fim: string }[]).map(({ inicio, fim }) => ({
    inicio: new Date(inicio),
    fim: new Date(fim),
  }))
  return meetings.length > 0 ? meetings : [{ inicio: dataInicio, fim: dataFim }]
}

/** `Dec 6, 2026, 7:30 PM – 9:00 PM`; each evening of a course on a line of its own. */
function whenOf(evento: Evento, locale: Locale, timeZone: string): string {
  return meetingsOf(evento)
    .map(({ inicio, fim }) => {
      const sameDay = todayIn(timeZone, inicio) === todayIn(timeZone, fim)
      const hours = (fim.getTime() - inicio.getTime()) / 3_600_000
      const end = formatInstant(fim, sameDay || hours <= 8 ? 'time' : 'dateTime', locale, timeZone)
      return `${formatInstant(inicio, 'dateTime', locale, timeZone)} – ${end}`
    })
    .join('\n')
}
