import type { ModoSala } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

/** Seconds that one person may have to wait between two messages. */
export const WAITS: readonly ModoSala['modoLento'][] = [0, 5, 15, 30]

export function waitOf(text: string): ModoSala['modoLento'] {
  return WAITS.find((one) => String(one) === text) ?? 0
}

export function waitName(seconds: ModoSala['modoLento']): string {
  return seconds === 0 ? m.rooms_slow_off() : m.rooms_slow_seconds({ count: seconds })
}
