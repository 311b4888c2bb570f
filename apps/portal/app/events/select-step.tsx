import { FALLBACK_LOCALE } from '@atrio/rules'
import { Button, LiveRegion } from '@atrio/ui'
import { useState } from 'react'
import { usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { ticketState } from './evento-facts.ts'
import { countTickets, withQuantity } from './selection.ts'
import { TicketRow } from './ticket-row.tsx'
import type { BuyingState } from './use-buying.ts'

export type SelectStepProps = { buying: BuyingState; lang: string; onNext: () => void }

/** How many of each ticket; what is chosen is held at once. */
export function SelectStep({ buying, lang, onNext }: SelectStepProps) {
  const { evento, estoque, reserva, selection } = buying
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const price = usePrice()
  const [asked, setAsked] = useState(false)
  const exclusive = new Set(evento.ingressos.filter((one) => one.flagExclusivo).map(({ id }) => id))
  const at = { evento, estoque, reserva, now: buying.now }
  const count = countTickets(selection)
  const sum = m.events_buy_sum({ count, price: price(reserva?.valor ?? 0) })
  return (
    <section aria-labelledby="buying-tickets">
      <h2 id="buying-tickets" className="sr-only">
        {m.events_tickets()}
      </h2>
      <ul className="ticket-list">
        {evento.ingressos.map((ingresso) => {
          const state = ticketState(ingresso, at)
          if (state.state === 'withdrawn') return null
          const held = reserva?.ingressos.find(({ id }) => id === ingresso.id)
          const stock = estoque.ingressos.find(({ id }) => id === ingresso.id)
          return (
            <TicketRow
              key={ingresso.id}
              ingresso={ingresso}
              state={state}
              valor={held?.valor ?? stock?.valor ?? ingresso.valor}
              note={undefined}
              quantity={selection[ingresso.id] ?? 0}
              onQuantity={(quantity) =>
                buying.choose(withQuantity(selection, ingresso.id, quantity, exclusive))
              }
              locale={locale}
              timeZone={timeZone}
              lang={lang}
              ready
            />
          )
        })}
      </ul>
      {asked && count === 0 && (
        <p role="alert" className="mt-4 text-bad">
          {m.events_buy_none()}
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        {reserva ? (
          <Button variant="quiet" className="-ms-4.5" onClick={() => void buying.release()}>
            {m.events_buy_release()}
          </Button>
        ) : (
          <span />
        )}
        <Button
          className="max-sm:w-full"
          loading={buying.busy}
          onClick={() => {
            setAsked(true)
            if (count > 0 && reserva) onNext()
          }}
        >
          {m.events_buy_next()}
        </Button>
      </div>
      <LiveRegion>{count > 0 && !buying.busy && sum}</LiveRegion>
    </section>
  )
}
