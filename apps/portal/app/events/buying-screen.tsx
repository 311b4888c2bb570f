import { localeOf, FALLBACK_LOCALE } from '@atrio/rules'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { HoldCountdown } from '../money/hold-countdown.tsx'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { BUYER, mistakes, asksName, blank, placesOf } from './answers.ts'
import type { Buyer, Buying } from './events-client.ts'
import { saveHold } from './events-client.ts'
import { FillStep } from './fill-step.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { ReviewStep } from './review-step.tsx'
import { SelectStep } from './select-step.tsx'
import type { Selection } from './selection.ts'
import { useAnswers } from './use-answers.ts'
import { useBuying } from './use-buying.ts'

type Step = 'tickets' | 'fill' | 'review'

export type BuyingScreenProps = { buyer: Buyer; loaded: Buying; wanted: Selection }

/** Buying tickets, step by step; the step and the ticket stand in the address (Spec §2). */
export function BuyingScreen({ buyer, loaded, wanted }: BuyingScreenProps) {
  const buying = useBuying(buyer, loaded, wanted)
  const { answers, fill } = useAnswers(buyer.eventId, buyer.userId)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { evento, reserva } = buying
  const places = placesOf(evento, reserva)
  const screens = [...places.map(({ key }) => key), ...(evento.perguntas.length > 0 ? [BUYER] : [])]
  const step = reserva ? readStep(search.get('buyingStep')) : 'tickets'
  const number = Math.min(Math.max(Number(search.get('fillTicket')) || 1, 1), Math.max(screens.length, 1))
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const go = (buyingStep: Step, fillTicket?: number) =>
    void navigate(
      paths.eventTickets(
        { eventId: evento.id },
        {
          buyingStep,
          ...(fillTicket ? { fillTicket: String(fillTicket) } : {}),
        },
      ),
    )
  const missing = screens.flatMap((key, index) => {
    const place = places.find((other) => other.key === key)
    const found = mistakes(
      answers[key] ?? blank,
      place ? place.ingresso.perguntas : evento.perguntas,
      place ? asksName(place.ingresso) : false,
    )
    return Object.keys(found).length > 0 ? [index + 1] : []
  })
  useReleaseOnLeaving(buyer, buying.evento)
  const heading = useFocusOnStep(`${step} ${number}`)
  return (
    <div className="buying">
      <header>
        <BackLink to={paths.event({ eventId: evento.id })} lang={lang}>
          {evento.nome}
        </BackLink>
        <h1 ref={heading} tabIndex={-1} className="mt-2 text-3xl">
          {title(step, number, places.length)}
        </h1>
        <ol aria-label={m.events_buy_steps()} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {(['tickets', 'fill', 'review'] as const).map((name) => (
            <li
              key={name}
              aria-current={name === step ? 'step' : undefined}
              className={name === step ? 'font-semibold' : 'text-ink-muted'}
            >
              {stepName[name]()}
            </li>
          ))}
        </ol>
      </header>
      {reserva && (
        <HoldCountdown
          key={reserva.uuid}
          hold={reserva}
          onRenew={buying.renew}
          onHoldAgain={buying.holdAgain}
          busy={buying.busy}
        />
      )}
      <RefusalBanner buying={buying} />
      {step === 'tickets' && <SelectStep buying={buying} lang={lang} onNext={() => go('fill', 1)} />}
      {step === 'fill' && (
        <FillStep
          key={screens[number - 1]}
          evento={evento}
          places={places}
          number={number}
          total={screens.length}
          answers={answers}
          onFill={fill}
          lang={lang}
          onBack={() => (number > 1 ? go('fill', number - 1) : go('tickets'))}
          onNext={() => (number < screens.length ? go('fill', number + 1) : go('review'))}
        />
      )}
      {step === 'review' && reserva && (
        <ReviewStep
          buyer={buyer}
          evento={evento}
          reserva={reserva}
          places={places}
          answers={answers}
          missing={missing}
          lang={lang}
          onEdit={(ticket) => go('fill', ticket)}
          onBack={() => go('fill', screens.length)}
        />
      )}
    </div>
  )
}

const stepName: Record<Step, () => string> = {
  tickets: m.events_buy_step_tickets,
  fill: m.events_buy_step_fill,
  review: m.events_buy_step_review,
}

function readStep(text: string | null): Step {
  return text === 'fill' || text === 'review' ? text : 'tickets'
}

function title(step: Step, number: number, tickets: number): string {
  if (step === 'tickets') return m.events_buy_choose()
  if (step === 'review') return m.events_review_title()
  return number > tickets ? m.events_fill_buyer() : m.events_fill_of({ n: number, total: tickets })
}

/** A new step begins at its heading, for the eyes and for screen readers. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus()
  }, [step])
  return heading
}

/** Who goes elsewhere in the portal gives the places back; a reload, a log-in and the checkout keep them. */
function useReleaseOnLeaving(buyer: Buyer, evento: Buying['evento']): void {
  const current = useRef({ buyer, evento })
  useEffect(() => {
    const { buyer, evento } = current.current
    const stays = [paths.checkout(), paths.eventTickets({ eventId: evento.id }), '/access']
    return () => {
      const { pathname } = window.location
      if (!stays.some((path) => pathname.startsWith(path))) void saveHold(buyer, {}, evento).catch(() => {})
    }
  }, [])
}
