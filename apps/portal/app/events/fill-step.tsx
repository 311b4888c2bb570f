import type { Evento } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { blank, type Answers, type Filled, type Screen } from './answers.ts'
import { FillTicket } from './fill-ticket.tsx'

export type FillStepProps = {
  evento: Evento
  screens: readonly Screen[]
  /** Which one is open, from 1. */
  number: number
  answers: Answers
  onFill: (key: string, filled: Filled) => void
  lang: string
  /** Nothing is to be paid. */
  free: boolean
  onOpen: (number: number) => void
  onBack: () => void
  /** Everything is filled in. */
  onDone: () => void
}

/** Who comes, and what the event wants to know: every ticket on one page, one of them open. */
export function FillStep(props: FillStepProps) {
  const { screens, number, answers, onFill, lang, free, onOpen, onBack, onDone } = props
  const tickets = screens.filter(({ place }) => place !== null)
  // Left unfinished, a ticket says what it lacks when it is opened again.
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  const leave = (key: string) => setTried((before) => new Set(before).add(key))
  const onwards = (key: string) => {
    leave(key)
    const missing = screens.findIndex((screen, index) => index + 1 !== number && !screen.complete)
    if (number < screens.length) return onOpen(number + 1)
    return missing >= 0 ? onOpen(missing + 1) : onDone()
  }
  return (
    <>
      <ol className="fill-list">
        {screens.map((screen, index) => (
          <FillTicket
            key={screen.key}
            screen={screen}
            number={index + 1}
            tickets={tickets}
            open={index + 1 === number}
            tried={tried.has(screen.key)}
            filled={answers[screen.key] ?? blank}
            answers={answers}
            onFill={(filled) => onFill(screen.key, filled)}
            lang={lang}
            onOpen={() => onOpen(index + 1)}
            onTry={() => leave(screen.key)}
            onNext={() => onwards(screen.key)}
            next={
              number < tickets.length
                ? m.events_fill_next()
                : number < screens.length
                  ? m.events_buy_next()
                  : free
                    ? m.events_fill_confirm()
                    : m.events_fill_pay()
            }
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="outline" onClick={onBack}>
          {m.events_buy_back()}
        </Button>
        <p className="text-sm text-ink-muted">{m.events_fill_saved()}</p>
      </div>
    </>
  )
}
