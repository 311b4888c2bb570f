import type { MetodoOferecido } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { LiveRegion } from '@atrio/ui'
import { useHydrated } from '../lib/data/store.ts'
import { useMoney, usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { buttonWords } from './button-words.ts'
import { EventoAction } from './evento-action.tsx'
import { ticketState } from './evento-facts.ts'
import { chosenTotal, priceNote } from './price-notes.ts'
import { countTickets, withQuantity, type Selection } from './selection.ts'
import { TicketRow } from './ticket-row.tsx'
import { ticketWords } from './ticket-words.ts'
import type { EventoAtNow } from './use-evento-now.ts'

export type BuyingProps = {
  at: EventoAtNow
  metodos: Record<number, MetodoOferecido[]>
  selection: Selection
  lang: string
}

/** The tickets of an event, with how many of each are wanted: chosen before one has to log in. */
export function EventoTickets(props: BuyingProps & { onSelection: (selection: Selection) => void }) {
  const { at, metodos, selection, lang, onSelection } = props
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const money = useMoney()
  const price = usePrice()
  const ready = useHydrated()
  const { ingressos } = at.evento
  const exclusive = new Set(ingressos.filter(({ flagExclusivo }) => flagExclusivo).map(({ id }) => id))
  const { detail } = buttonWords(at.button, locale, timeZone)
  const saidByTicket = ingressos.some(
    (ingresso) => ticketWords(ticketState(ingresso, at), locale, timeZone)?.next === detail,
  )
  const canBuy = at.button.state === 'register' || at.button.state === 'registerAgain'
  const count = countTickets(selection)
  return (
    <section id="tickets" aria-labelledby="event-tickets" className="card p-5">
      <h2 id="event-tickets" className="text-xl">
        {m.events_tickets()}
      </h2>
      {ingressos.length === 0 ? (
        <p className="mt-3 text-ink-muted">{m.events_no_tickets()}</p>
      ) : (
        <ul className="ticket-list mt-4">
          {ingressos.map((ingresso) => {
            const state = ticketState(ingresso, at)
            if (state.state === 'withdrawn') return null
            const stock = at.estoque?.ingressos.find(({ id }) => id === ingresso.id)
            const valor = stock ? stock.valor : ingresso.valor
            return (
              <TicketRow
                key={ingresso.id}
                ingresso={ingresso}
                state={state}
                valor={valor}
                note={valor ? priceNote(metodos[valor] ?? [], money) : undefined}
                quantity={selection[ingresso.id] ?? 0}
                onQuantity={(quantity) =>
                  onSelection(withQuantity(selection, ingresso.id, quantity, exclusive))
                }
                locale={locale}
                timeZone={timeZone}
                lang={lang}
                ready={ready && (canBuy || at.button.state === 'onlineAccess')}
              />
            )
          })}
        </ul>
      )}
      {detail && !saidByTicket && <p className="mt-4 text-ink-muted">{detail}</p>}
      {count > 0 && (
        <p className="mt-5 flex items-baseline justify-between gap-4 font-semibold">
          <span>{m.events_chosen({ count })}</span>
          <span className="text-xl tabular-nums">{price(chosenTotal(props, money))}</span>
        </p>
      )}
      <div className="mt-5">
        <EventoAction {...props} block />
      </div>
      <LiveRegion>{count > 0 && m.events_chosen({ count })}</LiveRegion>
    </section>
  )
}
