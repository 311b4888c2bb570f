import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { buttonWords } from './button-words.ts'
import type { BuyingProps } from './evento-tickets.tsx'
import { countTickets, selectionText } from './selection.ts'

/** The event's button (Spec §4): it leads on with what is chosen, or says why it leads nowhere. */
export function EventoAction({ at, selection, block = false }: BuyingProps & { block?: boolean }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const origin = useRootData()?.origin ?? ''
  const { button, evento } = at
  const { label } = buttonWords(button, locale, timeZone)
  const count = countTickets(selection)
  const className = buttonClass({ variant: 'primary', className: block ? 'w-full' : 'shrink-0' })
  if (button.state === 'unavailable' && button.reason === 'notYet') {
    return <AddToCalendar evento={evento} url={origin + paths.event({ eventId: evento.id })} />
  }
  if (button.state === 'closed' || button.state === 'unavailable') {
    return (
      <Link
        className={buttonClass({ variant: 'outline', className: block ? 'w-full' : 'shrink-0' })}
        to={paths.events()}
      >
        {m.events_others()}
      </Link>
    )
  }
  if (button.state === 'onlineAccess' && count === 0) {
    return (
      <Link className={className} to={paths.registrationTickets({ eventId: evento.id })}>
        {label}
      </Link>
    )
  }
  if (count === 0) {
    // With nothing chosen there is nothing to go on with: it leads to the tickets, and into the first of them.
    return (
      <a className={className} href="#tickets" onClick={lookAtTickets}>
        {label}
      </a>
    )
  }
  return (
    <Link
      className={className}
      to={paths.eventTickets({ eventId: evento.id }, { ingressos: selectionText(selection) })}
    >
      {m.events_continue({ count })}
    </Link>
  )
}

function lookAtTickets(event: MouseEvent): void {
  const tickets = document.querySelector<HTMLElement>('#tickets')
  if (!tickets) return
  event.preventDefault()
  tickets.scrollIntoView({ block: 'start' })
  tickets.querySelector<HTMLElement>('.stepper button:last-child')?.focus({ preventScroll: true })
}
