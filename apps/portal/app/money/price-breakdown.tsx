import { classNames } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useMoney, usePrice } from './format-money.ts'

export interface PriceLine {
  key: string
  label: string
  /** In cents. */
  valor: number
}

export type PriceBreakdownProps = {
  lines: readonly PriceLine[]
  /** What the payer pays on top, in cents; left out when it is 0. */
  taxas?: number
  /** Interest of installments, in cents; left out when it is 0. */
  juros?: number
  /** The server's: nothing is added up here. */
  total: number
  className?: string
}

/** What is paid, line by line, and all together. Every amount is the server's. */
export function PriceBreakdown({ lines, taxas = 0, juros = 0, total, className }: PriceBreakdownProps) {
  const money = useMoney()
  const price = usePrice()
  return (
    <dl className={classNames('grid gap-2', className)}>
      {lines.map(({ key, label, valor }) => (
        <Line key={key} label={label} value={price(valor)} />
      ))}
      {taxas > 0 && <Line label={m.money_fee()} value={money(taxas)} />}
      {juros > 0 && <Line label={m.money_interest()} value={money(juros)} />}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{m.money_total()}</dt>
        <dd className="text-xl font-semibold tabular-nums">{price(total)}</dd>
      </div>
    </dl>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-ink-muted">{label}</dt>
      <dd className="shrink-0 tabular-nums">{value}</dd>
    </div>
  )
}
