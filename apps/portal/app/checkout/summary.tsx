import type { MetodoOferecido } from '@atrio/contract'
import { ChevronUp } from 'lucide-react'
import { useMoney, usePrice } from '../money/format-money.ts'
import { PriceBreakdown } from '../money/price-breakdown.tsx'
import { m } from '../paraglide/messages.js'
import type { Compra } from './compra.ts'
import { HoldInCheckout } from './hold-in-checkout.tsx'

export interface SummaryProps {
  compra: Compra
  offer: MetodoOferecido | undefined
  parcela: MetodoOferecido['parcelas'][number] | undefined
  /** In cents; null until a way to pay is chosen. */
  total: number | null
}

/** What is paid, beside the form on wide screens. */
export function Summary(props: SummaryProps) {
  return (
    <aside aria-labelledby="summary" className="card sticky top-24 hidden gap-4 p-5 lg:flex">
      <h2 id="summary" className="text-xl">
        {m.checkout_summary()}
      </h2>
      {props.compra.titulo && <p className="font-medium">{props.compra.titulo}</p>}
      <SummaryLines {...props} />
      <HoldInCheckout />
    </aside>
  )
}

export function SummaryLines({ compra, offer, parcela, total }: SummaryProps) {
  return (
    <PriceBreakdown
      lines={compra.lines}
      taxas={offer?.taxas ?? 0}
      juros={parcela?.juros ?? 0}
      total={total ?? compra.valor}
    />
  )
}

/** The same on phones: a bar with the total that opens upwards. */
export function PayBar(props: SummaryProps) {
  const price = usePrice()
  return (
    <details className="pay-bar group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4">
        <span className="min-w-0 truncate">{props.compra.titulo ?? m.checkout_summary()}</span>
        <span className="flex items-center gap-1 font-semibold tabular-nums">
          {price(props.total ?? props.compra.valor)}
          <ChevronUp aria-hidden="true" className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      <div className="max-h-[60dvh] overflow-y-auto py-3">
        <SummaryLines {...props} />
      </div>
      <HoldInCheckout />
    </details>
  )
}

/** `Pay R$ 86,40`: the button says what it does. */
export function payLabel({ compra, total }: SummaryProps, money: ReturnType<typeof useMoney>): string {
  if (compra.valor === 0) return m.checkout_pay_free()
  return total === null ? m.checkout_choose_method() : m.checkout_pay({ valor: money(total) })
}
