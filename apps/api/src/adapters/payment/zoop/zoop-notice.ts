import type { Gateway, WebhookDelivery } from '../gateway.ts'
import { parseJson } from '../read-answer.ts'
import { sameText } from '../webhook-signature.ts'
import { eventSchema } from './zoop-wire.ts'

type Verdict = Awaited<ReturnType<Gateway['verifyWebhook']>>

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** An event of Zoop's, if the address that it came to names our secret. */
export function readNotice({ rawBody, query }: WebhookDelivery, secrets: readonly string[]): Verdict {
  const given = query['segredo'] ?? ''
  // `map` before `some`: how many were compared must not show in the time.
  const isOurs = secrets.map((secret) => sameText(given, secret)).some(Boolean)
  if (!isOurs) return { kind: 'invalid', reason: 'signature' }
  const event = eventSchema.safeParse(parseJson(rawBody))
  if (!event.success) return { kind: 'invalid', reason: 'unreadable' }
  const { id: eventId, type, payload } = event.data
  const { reference_id: reference, transaction, id } = payload.object
  const key = reference && KEY.test(reference) ? reference : null
  // What is about a part of a transaction names the transaction.
  return { kind: 'valid', events: [{ eventId, type, key, id: transaction ?? id ?? null }] }
}
