import type { OpenPort } from '@atrio/rules'
import { addScript, type Port } from '../port.ts'

interface Clarity {
  (...said: unknown[]): void
  q?: unknown[][]
}
const shared = window as { clarity?: Clarity }
let wanted: OpenPort | null = null

/**
 * Microsoft Clarity, with all text masked. It reads the address by itself, so it begins and goes on only where that has
 * no query.
 */
export const port: Port = {
  start(open) {
    wanted = open
  },
  view() {
    if (location.search) return shared.clarity?.('stop')
    if (!wanted || shared.clarity) return
    document.documentElement.dataset['clarityMask'] = 'true'
    const queue: Clarity = (...said) => (queue.q ??= []).push(said)
    shared.clarity = queue
    queue('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' })
    addScript(`${wanted.url}/tag/${wanted.codigo}`)
  },
}
