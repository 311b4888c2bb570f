import type { Evento } from '@atrio/contract'
import { eventButton, type EventButton } from '@atrio/rules'
import { useEffect, useState } from 'react'
import { browserNow } from '../lib/preview.ts'
import { useChurch } from '../shell/church.ts'
import { eventoFacts, type EventoNow } from './evento-facts.ts'
import { usePersonAtEvent } from './use-person-at-event.ts'

export interface EventoAtNow extends EventoNow {
  button: EventButton
  registrations: number
}

/** The event at this moment, for whoever looks. Begins with the moment of rendering, however old the page is. */
export function useEventoNow({ evento, renderedAt }: { evento: Evento; renderedAt: string }): EventoAtNow {
  const [now, setNow] = useState(() => new Date(renderedAt))
  const person = usePersonAtEvent(useChurch()?.slug ?? '', evento.id)
  useEffect(() => {
    const look = () => setNow(browserNow())
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [])
  const at = { evento, estoque: person.estoque, reserva: null, now }
  return { ...at, button: eventButton(eventoFacts(at, person), now), registrations: person.registrations }
}
