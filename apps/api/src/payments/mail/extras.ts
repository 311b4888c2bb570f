import { formatInstant, parseTicketCode, todayIn, type Locale } from '@atrio/rules'
import { calendarFile } from '../../adapters/mail/calendar-file.ts'
import { NO_EXTRAS, type MailExtras } from '../../adapters/mail/extras.ts'
import type { MailMessage, QueuedMail } from '../../adapters/mail/message.ts'
import { withTenant, type TenantTrx } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { drawExtras, type EventoToDraw } from './draw-extras.ts'
import { ingressosWords } from './ticket-words.ts'

export type ExtrasDeps = Pick<Deps, 'db' | 'env' | 'secrets' | 'documents' | 'onError'>

export interface IgrejaOfMail {
  nome: string
  fusoHorario: string
  origin: string
}

/**
 * The tickets of a mail as they are when it is sent: a ticket that was given back or passed on meanwhile shows no code.
 * Nothing that cannot be drawn holds a mail back (Decision 101).
 */
export async function loadExtras(
  deps: ExtrasDeps,
  { igrejaId, locale, message }: QueuedMail,
  igreja: IgrejaOfMail,
): Promise<MailExtras> {
  const source = sourceOf(message)
  if (source === null) return NO_EXTRAS
  const found = await withTenant(deps.db, { igrejaId }, async (trx) => {
    const ingressos = await listIngressos(trx, source)
    const evento = await findEvento(trx, source)
    return evento && { evento, ingressos }
  })
  if (!found) return NO_EXTRAS
  const { evento, ingressos } = found
  const words = ingressosWords[locale]
  const place = [evento.local, evento.endereco].filter(Boolean).join(', ')
  const toDraw: EventoToDraw = {
    ...evento,
    igrejaId,
    igreja: igreja.nome,
    quando: whenOf(evento, locale, igreja.fusoHorario),
    onde: evento.flagOnline ? words.online : place,
    ingressos,
  }
  const drawn = await drawExtras(deps, toDraw, locale, `mail ${igrejaId}`)
  if (ingressos.length === 0) return drawn
  const calendar = calendarFile(
    { ...evento, onde: evento.flagOnline ? '' : place, encontros: meetingsOf(evento) },
    { origin: igreja.origin, igreja: igreja.nome, file: words.calendar },
  )
  return { ...drawn, files: [...drawn.files, calendar] }
}

type Source = { pedido: string; shown: boolean } | { ingresso: string }

/** What is bought shows its tickets; what is not paid yet what it is for. */
function sourceOf(message: MailMessage): Source | null {
  if ('codigo' in message && message.evento) {
    if (message.tipo === 'pedido-aprovado') return { pedido: message.codigo, shown: true }
    return message.tipo === 'pedido-aguardando' ? { pedido: message.codigo, shown: false } : null
  }
  if (message.tipo === 'ingresso-recebido' || message.tipo === 'ingresso-passado') {
    const ingresso = parseTicketCode(message.ingresso)
    return ingresso === null ? null : { ingresso }
  }
  return null
}

function listIngressos(trx: TenantTrx, source: Source) {
  if ('shown' in source && !source.shown) return []
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
