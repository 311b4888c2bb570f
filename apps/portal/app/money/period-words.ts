import { m } from '../paraglide/messages.js'

const periods: Partial<Record<number, () => string>> = {
  1: m.subs_per_month,
  3: m.subs_per_quarter,
  6: m.subs_per_half,
  12: m.subs_per_year,
}

const renewals: Partial<Record<number, () => string>> = {
  1: m.subs_renews_month,
  3: m.subs_renews_quarter,
  6: m.subs_renews_half,
  12: m.subs_renews_year,
}

/** How often it is paid. */
export function periodWords(meses: number): string {
  return periods[meses]?.() ?? ''
}

/** When it comes back by itself, and how it ends. */
export function renewalWords(meses: number): string {
  return renewals[meses]?.() ?? ''
}
