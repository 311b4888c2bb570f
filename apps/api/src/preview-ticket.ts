import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets.ts'

/** What a church's pages are shown in before it is saved. */
export interface PreviewColour {
  igrejaId: number
  /** `#rrggbb`; null for the platform's. */
  corApp: string | null
}

/** Milliseconds for which a ticket shows it. */
const LIFETIME = 600_000
const PURPOSE = 'previa-visual'

/** A ticket that shows pages of one church in a colour, for ten minutes (Decision 206). It says nothing else, and opens nothing. */
export function signPreview(
  secrets: Secrets,
  { igrejaId, corApp }: PreviewColour,
  now: number = Date.now(),
): string {
  const text = [igrejaId, corApp?.slice(1) ?? '', now + LIFETIME].join('.')
  return `${text}.${macOf(secrets.key(PURPOSE), text)}`
}

/** Null for what is none of ours, or too old. */
export function readPreview(
  secrets: Secrets,
  ticket: string,
  now: number = Date.now(),
): PreviewColour | null {
  const found = /^(\d{1,10}\.(?:[\da-f]{6})?\.\d{1,15})\.([\w-]{43})$/.exec(ticket)
  if (!found) return null
  const [, text = '', mac = ''] = found
  const isOurs = secrets
    .keys(PURPOSE)
    .some((key) => timingSafeEqual(Buffer.from(macOf(key, text)), Buffer.from(mac)))
  const [igreja, cor, until] = text.split('.')
  if (!isOurs || Number(until) < now) return null
  return { igrejaId: Number(igreja), corApp: cor ? `#${cor}` : null }
}

function macOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
