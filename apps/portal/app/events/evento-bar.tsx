import { FALLBACK_LOCALE } from '@atrio/rules'
import { useMoney, usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { buttonWords } from './button-words.ts'
import { EventoAction } from './evento-action.tsx'
import type { BuyingProps } from './evento-tickets.tsx'
import { chosenTotal, priceNote } from './price-notes.ts'
import { countTickets } from './selection.ts'

/** At the foot of a phone's screen: what it costs, and the button. */
export function EventoBar(props: BuyingProps) {
  const { at, metodos, selection } = props
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const price = usePrice()
  const money = useMoney()
  const { chip } = buttonWords(at.button, locale, timeZone)
  const { valorMinimo, valorMaximo } = at.evento
  const count = countTickets(selection)
  const least = valorMinimo ? (priceNote(metodos[valorMinimo] ?? [], money)?.total ?? valorMinimo) : 0
  const sum = chosenTotal(props, money)
  const from = valorMinimo === valorMaximo ? price(least) : m.events_price_from({ price: price(least) })
  return (
    <div className="event-bar">
      <p className="min-w-0 font-semibold">
        {count > 0 ? (
          <>
            <span className="block text-sm font-normal text-ink-muted">{m.events_count({ count })}</span>
            {price(sum)}
          </>
        ) : chip && chip.tone !== 'ok' ? (
          chip.text
        ) : valorMinimo === null ? (
          at.evento.nome
        ) : (
          from
        )}
      </p>
      <EventoAction {...props} />
    </div>
  )
}
