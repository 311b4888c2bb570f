import './events.css'
import type { EventoListado } from '@atrio/contract'
import { formatInstant, type Locale } from '@atrio/rules'
import { Card, Picture, Tag } from '@atrio/ui'
import { Clock, MapPin, Wifi } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { LiveTag } from '../shell/on-air/live-tag.tsx'
import { useEventoOnAir } from '../shell/use-live.ts'
import { DateBlock } from './date-block.tsx'
import { eventoWhen } from './evento-when.ts'

export type EventoCardProps = {
  evento: EventoListado
  /** In words, from the lowest to the highest: the page knows the currency. */
  price: (cents: number) => string
  timeZone: string
  locale: Locale
  lang: string
  /** The event is over. */
  past: boolean
}

/** One event in a list of them. */
export function EventoCard({ evento, price, timeZone, locale, lang, past }: EventoCardProps) {
  const { id, nome, categoria, resumo, imagem, local, flagOnline } = evento
  const onAir = useEventoOnAir(id)
  const place = flagOnline ? m.events_online() : local
  return (
    <Card
      as="li"
      level={2}
      media={
        <span className="event-still">
          <Picture
            src={imagem?.url ?? null}
            alt={imagem?.alt ?? ''}
            seed={`evento ${nome}`}
            ratio="3/2"
            grows={paths.event({ eventId: id })}
          />
          <DateBlock instant={evento.dataInicio} locale={locale} timeZone={timeZone} />
        </span>
      }
      tag={
        onAir ? (
          <LiveTag estado={onAir.estado} />
        ) : (
          <EventoTag evento={evento} past={past} timeZone={timeZone} locale={locale} />
        )
      }
      eyebrow={[categoria, priceText(evento, price)].filter(Boolean).join(' · ')}
      link={
        <Link lang={lang} to={paths.event({ eventId: id })}>
          {nome}
        </Link>
      }
      facts={[
        { key: 'when', icon: <Clock aria-hidden="true" />, text: eventoWhen(evento, locale, timeZone) },
        ...(place
          ? [
              {
                key: 'where',
                icon: flagOnline ? <Wifi aria-hidden="true" /> : <MapPin aria-hidden="true" />,
                text: place,
              },
            ]
          : []),
      ]}
    >
      {resumo && (
        <p className="line-clamp-2" lang={lang}>
          {resumo}
        </p>
      )}
    </Card>
  )
}

type TagInput = Pick<EventoCardProps, 'evento' | 'past' | 'timeZone' | 'locale'>

/** Whether one can register, where that is worth saying: most events are simply open. */
function EventoTag({ evento, past, timeZone, locale }: TagInput) {
  const { disponibilidade, inscricaoInicio } = evento
  if (past) return <Tag>{m.events_state_over()}</Tag>
  if (disponibilidade === 'esgotado') return <Tag tone="warn">{m.events_state_sold_out()}</Tag>
  if (disponibilidade === 'encerrado') return <Tag>{m.events_state_closed()}</Tag>
  if (disponibilidade === 'em_breve') {
    return (
      <Tag tone="info">
        {inscricaoInicio
          ? m.events_state_from({ date: formatInstant(inscricaoInicio, 'weekday', locale, timeZone) })
          : m.events_state_soon()}
      </Tag>
    )
  }
  return <Tag tone="ok">{m.events_state_open()}</Tag>
}

/** `Free`, one price, or the lowest of several. */
function priceText({ valorMinimo, valorMaximo }: EventoListado, price: (cents: number) => string): string {
  if (valorMinimo === null) return ''
  return valorMinimo === valorMaximo ? price(valorMinimo) : m.events_price_from({ price: price(valorMinimo) })
}
