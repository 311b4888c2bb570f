import type { MetodoOferecido } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, localeOf } from '@atrio/rules'
import type { useMoney } from '../money/format-money.ts'
import { PriceBreakdown } from '../money/price-breakdown.tsx'
import { PurchaseSummary } from '../money/purchase-summary.tsx'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import type { Compra } from './compra.ts'

export interface SummaryProps {
  compra: Compra
  offer: MetodoOferecido | undefined
  parcela: MetodoOferecido['parcelas'][number] | undefined
  /** In cents; null until a way to pay is chosen. */
  total: number | null
}

/** What is paid, in sight on every screen. */
export function Summary(props: SummaryProps) {
  const { compra, total } = props
  const church = useChurch()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = church?.fusoHorario ?? 'UTC'
  const { titulo, quando, local, count, imagem, Hold } = compra
  const moment = quando
    ? `${formatInstant(quando, 'weekday', locale, timeZone)}, ${formatInstant(quando, 'time', locale, timeZone)}`
    : null
  return (
    <PurchaseSummary
      titulo={titulo ?? m.checkout_summary_gift()}
      lang={titulo ? (localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE) : locale}
      imagem={imagem}
      facts={[moment, local, titulo === null ? church?.nome : null].filter((fact) => fact != null)}
      count={count}
      total={total ?? compra.valor}
      lines={
        <div className="grid gap-3">
          <SummaryLines {...props} />
          {compra.repeats !== null && <p className="text-sm text-ink-muted">{compra.repeats}</p>}
        </div>
      }
      hold={Hold && <Hold />}
    />
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

/** `Pay R$ 86,40`: the button says what it does. */
export function payLabel({ compra, total }: SummaryProps, money: ReturnType<typeof useMoney>): string {
  if (compra.valor === 0) return m.checkout_pay_free()
  return total === null ? m.checkout_choose_method() : m.checkout_pay({ valor: money(total) })
}
