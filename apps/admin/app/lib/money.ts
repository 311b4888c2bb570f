import { formatMoney, parseCents } from '@atrio/rules'
import { getLocale } from '../paraglide/runtime.js'

/** Writes and reads amounts of a currency as the language of the pages does. */
export interface Money {
  say: (cents: number) => string
  /** The cents of what was typed; null for no amount. */
  read: (typed: string) => number | null
}

export function moneyOf(moeda: string): Money {
  return {
    say: (cents) => formatMoney(cents, moeda, getLocale()),
    read(typed) {
      const cents = parseCents(typed, getLocale(), moeda)
      return cents === null ? null : Number(cents)
    },
  }
}
