import type { OpenPort } from '@atrio/rules'
import { browserPorts } from './browser-ports.ts'

/** Takes away what ports have left in this browser that nobody agreed to, or does not agree to any more. */
export function forgetTraces(refused: readonly OpenPort[]): void {
  for (const { porta } of refused) {
    const { traces } = browserPorts[porta]
    for (const cookie of document.cookie.split('; ')) {
      const name = cookie.split('=', 1)[0]!
      if (traces.test(name)) expire(name)
    }
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) if (traces.test(name)) storage.removeItem(name)
    }
  }
}

/** Which host a cookie is of cannot be read: each that may be above us is told. */
function expire(name: string): void {
  const labels = location.hostname.split('.')
  const hosts = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const host of ['', ...hosts]) document.cookie = `${name}=; path=/; max-age=0${host}`
}
