import { Banner, ErrorSummary, LiveRegion } from '@atrio/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { PurchaseSteps } from '../money/purchase-steps.tsx'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { ChallengePanel } from './challenge-panel.tsx'
import type { Compra } from './compra.ts'
import { Feedback, type Trouble } from './feedback.tsx'
import { HowBlock } from './how-block.tsx'
import { ReviewBlock } from './review-block.tsx'
import { Summary } from './summary.tsx'
import { useCheckout, type CheckoutForm } from './use-checkout.ts'
import { WhoBlock } from './who-block.tsx'

/** Who · how · review, on one page, beside a summary that stays in sight. */
export function CheckoutFlow({ compra, pais: churchCountry }: { compra: Compra; pais: string }) {
  const checkout = useCheckout({ compra, churchCountry })
  const { form, user, free, summary, busy, challenged } = checkout
  const church = useChurch()
  if (!church) return null
  if (challenged !== null) {
    return <ChallengePanel codigo={challenged} userId={user?.id ?? null} onRefused={checkout.onRefused} />
  }
  return (
    <div className="tool purchase">
      <form noValidate className="purchase-main" onSubmit={form.onSubmit} aria-busy={busy || undefined}>
        <header>
          <h1 className="mb-5">{m.checkout_title()}</h1>
          <PurchaseSteps way={compra.way} current={free ? 'confirm' : 'pay'} />
        </header>
        <Refused form={form} />
        <fieldset disabled={busy} className="grid gap-6">
          <WhoBlock form={form} pais={checkout.pais} onCountry={checkout.onCountry} guest={user === null} />
          {!free && (
            <HowBlock
              form={form}
              offers={checkout.offers}
              shown={checkout.shown}
              valor={compra.valor}
              offer={summary.offer}
              parcela={summary.parcela}
              idCartao={checkout.idCartao}
              asked={checkout.asked}
              choose={checkout.choose}
            />
          )}
          <ReviewBlock form={form} summary={summary} steps={free ? 2 : 3} busy={busy}>
            <AfterClick form={form} trouble={checkout.trouble} busy={busy} unheard={checkout.unheard}>
              {checkout.trouble && !busy && (
                <Feedback trouble={checkout.trouble} compra={compra} choose={checkout.choose} />
              )}
            </AfterClick>
          </ReviewBlock>
        </fieldset>
      </form>
      <Summary {...summary} />
    </div>
  )
}

/** The fields that keep it from being sent. */
function Refused({ form }: { form: CheckoutForm }) {
  const count = form.refused.length
  if (count === 0) return null
  return (
    <ErrorSummary
      key={form.submitCount}
      title={count === 1 ? m.form_errors_one() : m.form_errors_many({ count })}
      errors={form.refused}
    />
  )
}

/** What became of the last click, read as soon as it is there. */
function AfterClick(props: {
  form: CheckoutForm
  trouble: Trouble | null
  busy: boolean
  unheard: boolean
  children: ReactNode
}) {
  const { form, trouble, busy, unheard, children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) box.current?.focus()
  }, [trouble])
  return (
    <>
      <div ref={box} tabIndex={-1} className="outline-none empty:hidden">
        {children}
        {form.failure && !busy && (
          <Banner tone="bad" live="assertive" title={form.failure.title}>
            {form.failure.detail}
          </Banner>
        )}
        {unheard && (
          <Banner tone="info" title={m.checkout_confirming()}>
            {m.checkout_confirming_detail()}
          </Banner>
        )}
      </div>
      <LiveRegion assertive>{unheard && m.checkout_confirming()}</LiveRegion>
    </>
  )
}
