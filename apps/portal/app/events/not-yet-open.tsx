import type { Evento } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { EmptyState } from '@atrio/ui'
import { CalendarClock } from 'lucide-react'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { momentText } from './evento-when.ts'

/** When the registration opens, as long as it has not (Spec §4: available from a date). */
export function opensAt({ inscricaoInicio }: Pick<Evento, 'inscricaoInicio'>, now: Date): string | null {
  return inscricaoInicio && Date.parse(inscricaoInicio) > now.getTime() ? inscricaoInicio : null
}

/** Instead of the steps of buying: nothing has ended, it has only not begun. */
export function NotYetOpen({ evento, opens, lang }: { evento: Evento; opens: string; lang: string }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const url = (useRootData()?.origin ?? '') + paths.event({ eventId: evento.id })
  return (
    <>
      <BackLink to={paths.event({ eventId: evento.id })} lang={lang}>
        {evento.nome}
      </BackLink>
      <EmptyState
        icon={<CalendarClock />}
        level={1}
        title={m.events_opens_title({ date: momentText(opens, locale, timeZone) })}
        action={<AddToCalendar evento={evento} url={url} />}
      >
        <p>{m.events_opens_detail()}</p>
      </EmptyState>
    </>
  )
}
