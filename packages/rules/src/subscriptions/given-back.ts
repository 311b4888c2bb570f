import { addDays } from '../time/zoned-time.ts'
import { unusedCredit } from './periods.ts'

/** A period whose money came and has not gone back. */
export interface PaidPeriod {
  n: number
  de: string
  ate: string
  /** Days of it on which it stood still, while another plan was tried in its place. */
  parado: number
  /** It began another plan, and what was left of those before went into its price. */
  troca: boolean
}

/**
 * What runs again when the money of a period goes back: what was left of those before on the day on which it took their
 * place. They are moved by the days since, so that none of them is lost (Decision 242).
 */
export function runAgain<Period extends PaidPeriod>(
  paid: readonly Period[],
  { back, hoje }: { back: Pick<PaidPeriod, 'n' | 'de'>; hoje: string },
): Period[] {
  const moved = Math.max(0, daysBetween(back.de, hoje))
  return sinceChange(paid.filter(({ n }) => n < back.n))
    .map((period) => moveBy(period, moved, back.de))
    .filter(({ ate }) => ate > hoje)
}

/** What is left of all that was paid, of the whole price of each: one that was paid ahead is left as a whole. */
export function creditLeft(paid: readonly (PaidPeriod & { valor: bigint })[], hoje: string): bigint {
  return sinceChange(paid)
    .filter(({ ate }) => ate > hoje)
    .reduce(
      (sum, { valor, de, ate, parado }) => sum + unusedCredit(valor, { de: addDays(de, parado), ate, hoje }),
      0n,
    )
}

/** What was before a change of plan went into that. */
function sinceChange<Period extends PaidPeriod>(paid: readonly Period[]): Period[] {
  const from = Math.max(0, ...paid.filter(({ troca }) => troca).map(({ n }) => n))
  return paid.filter(({ n }) => n >= from)
}

/** One that had begun stands still; one that had not begins later. */
function moveBy<Period extends PaidPeriod>(period: Period, days: number, since: string): Period {
  const { de, ate, parado } = period
  return de < since
    ? { ...period, ate: addDays(ate, days), parado: parado + days }
    : { ...period, de: addDays(de, days), ate: addDays(ate, days) }
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
