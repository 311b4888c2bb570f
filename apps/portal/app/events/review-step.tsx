import type { Evento, ReservaEvento } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { Banner, Button } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { useLoaded } from '../lib/use-loaded.ts'
import { paths } from '../lib/paths.ts'
import { beginCheckout } from '../money/checkout-state.ts'
import { PriceBreakdown } from '../money/price-breakdown.tsx'
import { m } from '../paraglide/messages.js'
import { useRootData } from '../shell/church.ts'
import { answerTexts, BUYER, blank, type Answers, type Place } from './answers.ts'
import { loadMetodosOf, type Buyer } from './events-client.ts'
import { cheapest } from './price-notes.ts'
import { toCompra } from './to-compra.ts'

export type ReviewStepProps = {
  buyer: Buyer
  evento: Evento
  reserva: ReservaEvento
  places: readonly Place[]
  answers: Answers
  /** Numbers of the screens that still want something. */
  missing: readonly number[]
  lang: string
  onEdit: (number: number) => void
  onBack: () => void
}

/** Who comes and what it costs, before it is paid. */
export function ReviewStep(props: ReviewStepProps) {
  const { buyer, evento, reserva, places, answers, missing, lang, onEdit, onBack } = props
  const navigate = useNavigate()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const metodos = useLoaded(`metodos ${reserva.valor}`, () => loadMetodosOf(buyer, reserva.valor))
  const best = metodos.state === 'loaded' ? cheapest(metodos.data) : null
  const [first] = missing
  const proceed = () => {
    if (first !== undefined) return onEdit(first)
    beginCheckout(toCompra({ evento, reserva, places, answers, userId: buyer.userId }))
    return void navigate(paths.checkout())
  }
  return (
    <div className="flex flex-col gap-6">
      {first !== undefined && (
        <Banner
          tone="warn"
          title={m.events_review_missing({ count: missing.length })}
          actions={
            <Button variant="outline" onClick={() => onEdit(first)}>
              {m.events_review_edit()}
            </Button>
          }
        />
      )}
      <ul className="card divide-y divide-line px-5">
        {places.map(({ key, ingresso }, index) => {
          const filled = answers[key] ?? blank
          const given = answerTexts(filled, ingresso.perguntas, locale)
          return (
            <li key={key} className="flex items-start justify-between gap-4 py-4">
              <div className="min-w-0">
                <p className="font-semibold break-words">{filled.nome || m.events_review_no_name()}</p>
                <p className="text-sm break-words text-ink-muted" lang={lang}>
                  {[ingresso.nome, ...given].join(' · ')}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-label={m.events_review_edit_ticket({ n: index + 1 })}
                onClick={() => onEdit(index + 1)}
              >
                {m.events_review_edit()}
              </Button>
            </li>
          )
        })}
        {evento.perguntas.length > 0 && (
          <li className="flex items-start justify-between gap-4 py-4">
            <div className="min-w-0">
              <p className="font-semibold">{m.events_fill_buyer()}</p>
              <p className="text-sm break-words text-ink-muted" lang={lang}>
                {answerTexts(answers[BUYER] ?? blank, evento.perguntas, locale).join(' · ')}
              </p>
            </div>
            <Button
              variant="quiet"
              aria-label={`${m.events_review_edit()}: ${m.events_fill_buyer()}`}
              onClick={() => onEdit(places.length + 1)}
            >
              {m.events_review_edit()}
            </Button>
          </li>
        )}
      </ul>
      <section className="card p-5" aria-labelledby="review-price">
        <h2 id="review-price" className="text-xl">
          {m.events_review_price()}
        </h2>
        <PriceBreakdown
          className="mt-4"
          lines={reserva.ingressos.map(({ id, quantidade, valor }) => ({
            key: String(id),
            label: m.events_line({
              quantity: quantidade,
              name: evento.ingressos.find((ingresso) => ingresso.id === id)?.nome ?? '',
            }),
            valor: quantidade * valor,
          }))}
          taxas={best?.taxas ?? 0}
          total={best?.total ?? reserva.valor}
        />
        {best && <p className="mt-3 text-sm text-ink-muted">{m.events_review_with({ method: best.nome })}</p>}
      </section>
      <div className="flex flex-wrap justify-between gap-3">
        <Button variant="outline" onClick={onBack}>
          {m.events_buy_back()}
        </Button>
        <Button onClick={proceed}>
          {reserva.valor === 0 ? m.events_review_confirm() : m.events_review_pay()}
        </Button>
      </div>
    </div>
  )
}
