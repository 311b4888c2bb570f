import type { Ingresso } from '@atrio/contract'
import { ticketQuantity, type Locale } from '@atrio/rules'
import { Tag } from '@atrio/ui'
import { useId } from 'react'
import { usePrice } from '../money/format-money.ts'
import { m } from '../paraglide/messages.js'
import type { TicketState } from './evento-facts.ts'
import { JoinWaiting } from './join-waiting.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import type { PriceNote } from './price-notes.ts'
import { quantityHint, ticketWords } from './ticket-words.ts'

export type TicketRowProps = {
  ingresso: Ingresso
  state: TicketState
  /** Of the lot that is held, or on sale. */
  valor: number | null
  note: PriceNote | undefined
  quantity: number
  onQuantity: (quantity: number) => void
  locale: Locale
  timeZone: string
  lang: string
  /** The page is alive. */
  ready: boolean
}

/** A ticket: what it costs, whether it can be had, and how many are wanted. */
export function TicketRow(props: TicketRowProps) {
  const { ingresso, state, valor, note, quantity, onQuantity, locale, timeZone, lang, ready } = props
  const hint = useId()
  const price = usePrice()
  const range = state.state === 'soon' ? null : ticketQuantity(state)
  const words = ticketWords(state, locale, timeZone)
  const { nome, descricao, flagExclusivo, proximoLote } = ingresso
  return (
    <li className="ticket-row">
      <h3 className="min-w-0 text-lg" lang={lang}>
        {nome}
      </h3>
      {descricao && (
        <p className="ticket-row-about text-sm text-ink-muted" lang={lang}>
          {descricao}
        </p>
      )}
      {valor !== null && (
        <p className="ticket-row-price">
          <span className="font-semibold tabular-nums">{price(valor)}</span>
          {note && <span className="text-sm text-ink-muted"> {note.text}</span>}
        </p>
      )}
      {range && ready ? (
        <QuantityStepper
          name={nome}
          value={quantity}
          min={range.min}
          max={range.max}
          onChange={onQuantity}
          describedBy={hint}
        />
      ) : (
        words && !range && <Tag tone={words.tone}>{words.text}</Tag>
      )}
      <div className="ticket-row-note text-sm text-ink-muted">
        {range && (
          <p id={hint}>
            {[
              words?.text,
              quantityHint(ingresso, range.max),
              flagExclusivo ? m.events_ticket_exclusive() : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        {range && proximoLote && proximoLote.valor !== valor && (
          <p>{m.events_next_lot({ name: proximoLote.nome, price: price(proximoLote.valor) })}</p>
        )}
        {!range && words?.next && <p>{words.next}</p>}
        {state.state === 'soldOut' && <JoinWaiting idIngresso={ingresso.id} />}
      </div>
    </li>
  )
}
