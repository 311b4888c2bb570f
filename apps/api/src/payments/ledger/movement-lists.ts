import type { Payee } from '../../adapters/payment/attempt.ts'
import type { Gateway, SettlementEntry } from '../../adapters/payment/gateway.ts'

/** What a gateway says moved on a day; null where it has no list. Each day is asked for once. */
export type Lists = (day: string) => Promise<Listed | null>

export function listsOf(gateway: Gateway, payees: readonly Payee[]): Lists {
  const known = new Map<string, Promise<Listed | null>>()
  return (day) => {
    if (!known.has(day)) known.set(day, list(gateway, day, payees))
    return known.get(day)!
  }
}

/** A movement near midnight may stand on the lists of two days. */
export function distinct(days: SettlementEntry[][]): SettlementEntry[] {
  const seen = new Set<string>()
  return days.flatMap((entries) => {
    const fresh = entries.filter(({ tipo, id }) => !seen.has(`${tipo} ${id}`))
    for (const { tipo, id } of fresh) seen.add(`${tipo} ${id}`)
    return fresh
  })
}

/** Whether a payment stands on one of these days' lists. The latest first; where a list is not whole or there is none, absence says nothing. */
export async function isOnList(
  lists: Lists,
  { from, to }: { from: string; to: string },
  provider: string,
): Promise<boolean> {
  for (let day = earlier(to, dayOf(new Date())); day >= from; day = nextDay(day, -1)) {
    const listed = await lists(day)
    if (!listed?.complete) return true
    if (listed.entries.some(({ paymentId, tipo }) => tipo === 'payment' && paymentId === provider))
      return true
  }
  return false
}

/** Yesterday and before, in UTC; today's list is not complete. */
export function lastDays(count: number): string[] {
  return Array.from({ length: count }, (_, i) => dayOf(new Date(Date.now() - (i + 1) * 86_400_000)))
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}

export function nextDay(day: string, by: number): string {
  return dayOf(new Date(Date.parse(day) + by * 86_400_000))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** All that moved on a day in these accounts; null where the gateway has no list. */
async function list(gateway: Gateway, day: string, payees: readonly Payee[]): Promise<Listed | null> {
  const all: Listed = { entries: [], complete: true }
  for (const payee of payees) {
    const listed = await gateway.listSettlements({ day, payee })
    if (listed.kind === 'unknown') throw new Error(`${gateway.name} does not list ${day}: ${listed.detail}`)
    if (listed.kind !== 'listed') return null
    all.entries.push(...listed.entries)
    all.complete &&= listed.complete ?? true
  }
  return all
}

interface Listed {
  entries: SettlementEntry[]
  complete: boolean
}
