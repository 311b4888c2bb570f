import { localeOf, FALLBACK_LOCALE } from '@atrio/rules'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { beginCheckout } from '../money/checkout-state.ts'
import { PurchaseSteps, ticketWay } from '../money/purchase-steps.tsx'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { asksSomething, screensOf } from './answers.ts'
import { BuyingSkeleton } from './buying-skeleton.tsx'
import { BuyingSummary } from './buying-summary.tsx'
import type { Buyer, Buying } from './events-client.ts'
import { saveHold } from './events-client.ts'
import { FillStep } from './fill-step.tsx'
import { NotYetOpen, opensAt } from './not-yet-open.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { SelectStep } from './select-step.tsx'
import { countTickets, type Selection } from './selection.ts'
import { toCompra } from './to-compra.ts'
import { useAnswers } from './use-answers.ts'
import { useBuying } from './use-buying.ts'

type Step = 'tickets' | 'fill'

export type BuyingScreenProps = { buyer: Buyer; loaded: Buying; wanted: Selection }

/**
 * Buying tickets, step by step; the step and the ticket stand in the address (Spec §2). What was chosen on the event's
 * page is held and not asked again (Decision 79).
 */
export function BuyingScreen({ buyer, loaded, wanted }: BuyingScreenProps) {
  const buying = useBuying(buyer, loaded, wanted)
  const { answers, fill } = useAnswers(buyer.eventId, buyer.userId)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { evento, reserva } = buying
  const asked = readStep(search.get('buyingStep'))
  const [arriving, setArriving] = useState(asked === null && countTickets(wanted) > 0)
  const screens = screensOf(evento, reserva, answers)
  const step = reserva && screens.length > 0 ? (asked ?? 'tickets') : 'tickets'
  const number = Math.min(Math.max(Number(search.get('fillTicket')) || 1, 1), Math.max(screens.length, 1))
  const lang = localeOf(useChurch()?.idioma ?? '') ?? FALLBACK_LOCALE
  const go = (buyingStep: Step, fillTicket?: number, options?: { replace: boolean }) =>
    navigate(
      paths.eventTickets(
        { eventId: evento.id },
        { buyingStep, ...(fillTicket ? { fillTicket: String(fillTicket) } : {}) },
      ),
      options,
    )
  const toCheckout = (options?: { replace: boolean }) => {
    if (!reserva) return undefined
    beginCheckout(toCompra({ evento, reserva, answers, userId: buyer.userId }))
    return navigate(paths.checkout(), options)
  }
  const onwards = (options?: { replace: boolean }) =>
    screens.length > 0 ? go('fill', 1, options) : toCheckout(options)

  const arrive = useEffectEvent(async () => {
    if (reserva !== null && buying.refusal === null) await onwards({ replace: true })
    else setArriving(false)
  })
  useEffect(() => {
    if (arriving && buying.settled) void Promise.resolve().then(arrive)
  }, [arriving, buying.settled])
  useReleaseOnLeaving(buyer, buying.evento)
  const heading = useFocusOnStep(step)

  const opens = opensAt(evento, buying.now)
  if (opens && !reserva) return <NotYetOpen evento={evento} opens={opens} lang={lang} />
  // The outline stays until the address names another step: none shows for a moment only.
  if (arriving && asked === null) return <BuyingSkeleton />
  return (
    <div className="tool purchase">
      <div className="purchase-main">
        <header>
          <BackLink to={paths.event({ eventId: evento.id })} lang={lang}>
            {evento.nome}
          </BackLink>
          <h1 ref={heading} tabIndex={-1} className="mt-2 mb-5">
            {step === 'tickets' ? m.events_buy_choose() : m.events_fill_title()}
          </h1>
          <PurchaseSteps
            way={ticketWay({ asks: asksSomething(evento), free: reserva?.valor === 0 })}
            current={step}
          />
        </header>
        <RefusalBanner buying={buying} />
        {step === 'tickets' && <SelectStep buying={buying} lang={lang} onNext={() => void onwards()} />}
        {step === 'fill' && reserva && (
          <FillStep
            evento={evento}
            screens={screens}
            number={number}
            answers={answers}
            onFill={fill}
            lang={lang}
            free={reserva.valor === 0}
            onOpen={(ticket) => void go('fill', ticket)}
            onBack={() => void go('tickets')}
            onDone={() => void toCheckout()}
          />
        )}
      </div>
      <BuyingSummary buyer={buyer} buying={buying} lang={lang} />
    </div>
  )
}

/** `review` is the checkout's own part now; an address that names it goes on where it was filled in. */
function readStep(text: string | null): Step | null {
  if (text === 'fill' || text === 'review') return 'fill'
  return text === null ? null : 'tickets'
}

/** A new step begins at its heading, for the eyes and for screen readers. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // A ticket that opens takes the focus itself.
    if (step === 'tickets') heading.current?.focus()
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
