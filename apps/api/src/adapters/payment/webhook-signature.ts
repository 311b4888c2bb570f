import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookDelivery } from './gateway.ts'

/** How far a signed moment may lie from now. */
const WEBHOOK_TOLERANCE_SECONDS = 300

/** `a=1,b=2,b=3`, as several providers write signatures. */
function signatureParts(header: string): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  for (const part of header.split(',')) {
    const at = part.indexOf('=')
    if (at < 1) continue
    const name = part.slice(0, at).trim()
    parts.set(name, [...(parts.get(name) ?? []), part.slice(at + 1).trim()])
  }
  return parts
}

/** `t=<seconds>,v1=<hex>` over `<seconds>.<body>`; any of the live secrets will do. */
export function checkTimedSignature(
  rawBody: Uint8Array,
  header: string,
  secrets: readonly string[],
  now: Date,
): 'valid' | 'signature' | 'too_old' {
  const parts = signatureParts(header)
  const seconds = parts.get('t')?.[0] ?? ''
  const given = parts.get('v1') ?? []
  const isOurs = secrets.some((secret) => {
    const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex')
    // `map` before `some`: how many were compared must not show in the time.
    return given.map((signature) => sameText(signature, wanted)).some(Boolean)
  })
  if (!/^\d{1,12}$/.test(seconds) || !isOurs) return 'signature'
  return Math.abs(now.getTime() / 1000 - Number(seconds)) > WEBHOOK_TOLERANCE_SECONDS ? 'too_old' : 'valid'
}

/** Comparison that takes the same time wherever two texts differ. */
export function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

export function headerOf(headers: WebhookDelivery['headers'], name: string): string {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
