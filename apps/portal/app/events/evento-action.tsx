import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { buttonWords } from './button-words.ts'
import type { BuyingProps } from './evento-tickets.tsx'
import { countTickets, selectionText } from './selection.ts'

/** The event's button (Spec §4): it leads on with what is chosen, or says why it leads nowhere. */
export function EventoAction({ at, selection, block = false }: BuyingProps & { block?: boolean }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { button, evento } = at
  const { label } = buttonWords(button, locale, timeZone)
  const count = countTickets(selection)
  const className = buttonClass({ variant: 'primary', className: block ? 'w-full' : 'shrink-0' })
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
  const chosen = selectionText(selection)
  return (
    <Link
      className={className}
      to={paths.eventTickets({ eventId: evento.id }, chosen ? { ingressos: chosen } : {})}
    >
      {count > 0 ? m.events_continue({ count }) : label}
    </Link>
  )
}
