import { eventsCalls as calls } from '@atrio/contract'
import { FALLBACK_LOCALE } from '@atrio/rules'
import { useCall } from '../lib/personal/use-call.ts'
import { HoldCountdown } from '../money/hold-countdown.tsx'
import { PriceBreakdown } from '../money/price-breakdown.tsx'
import { PurchaseSummary } from '../money/purchase-summary.tsx'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Buyer } from './events-client.ts'
import { momentText } from './evento-when.ts'
import { cheapest } from './price-notes.ts'
import { countTickets } from './selection.ts'
import type { BuyingState } from './use-buying.ts'

/** What is chosen so far, what it comes to with the fee of the cheapest way to pay, and until when it is held. */
export function BuyingSummary({ buyer, buying, lang }: { buyer: Buyer; buying: BuyingState; lang: string }) {
  const { evento, reserva, selection } = buying
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const valor = reserva?.valor ?? 0
  const params = { slug: buyer.slug, id: buyer.eventId }
  // The ways to pay all tickets together.
  const metodos = useCall(calls.listMetodosEvento, valor > 0 ? { params, query: { valor } } : null, {
    fresh: true,
  })
  const best = metodos.data ? cheapest(metodos.data.metodosPagamento) : null
  const count = countTickets(selection)
  const total = best?.total ?? valor
  return (
    <PurchaseSummary
      titulo={evento.nome}
      lang={lang}
      imagem={{ url: evento.imagem?.url ?? null, seed: `evento ${evento.nome}` }}
      facts={[momentText(evento.dataInicio, locale, timeZone), ...(evento.local ? [evento.local] : [])]}
      count={count > 0 ? m.events_count({ count }) : null}
      total={total}
      lines={
        reserva && (
          <div>
            <PriceBreakdown
              lines={reserva.ingressos.map(({ id, quantidade, valor }) => ({
                key: String(id),
                label: m.events_line({
                  quantity: quantidade,
                  name: evento.ingressos.find((ingresso) => ingresso.id === id)?.nome ?? '',
                }),
                valor: quantidade * valor,
              }))}
              taxas={best?.taxas ?? 0}
              total={total}
            />
            {best && (
              <p className="mt-2 text-sm text-ink-muted">{m.events_review_with({ method: best.nome })}</p>
            )}
          </div>
        )
      }
      hold={
        reserva && (
          <HoldCountdown
            key={reserva.uuid}
            hold={reserva}
            onRenew={buying.renew}
            onHoldAgain={buying.holdAgain}
            busy={buying.busy}
          />
        )
      }
    />
  )
}
