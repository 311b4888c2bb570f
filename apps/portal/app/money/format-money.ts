import { FALLBACK_LOCALE, formatMoney } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'

/** Writes whole cents in the church's currency, as the reader's language does. */
export function useMoney(): (cents: number) => string {
  const root = useRootData()
  const currency = useChurch()?.moeda ?? 'BRL'
  const locale = root?.locale ?? FALLBACK_LOCALE
  return (cents) => formatMoney(cents, currency, locale)
}

/** A price in words: nothing to pay is free, not `R$ 0,00`. */
export function usePrice(): (cents: number) => string {
  const money = useMoney()
  return (cents) => (cents === 0 ? m.money_free() : money(cents))
}
