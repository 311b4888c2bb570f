import { isIP } from 'node:net'
import webPush from 'web-push'
import type { IncomingMessage } from 'node:http'
import type { PushEnv } from './push-env.ts'
import type { VapidKeys } from './vapid.ts'

/** Where a browser receives messages, and what they are encrypted for. */
export interface Assinatura {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** As the service worker reads it; at most some 3 kB. */
  text: string
  /** How long it is worth delivering to a device that is off. */
  seconds: number
  urgency: 'normal' | 'high'
  /** One of the same that was not delivered yet is replaced; at most 32 letters of base64url. */
  topic: string
}

export type PushOutcome =
  | { kind: 'sent' }
  /** The browser does not receive there any more. */
  | { kind: 'gone' }
  /** Never taken, however often: what is wrong. */
  | { kind: 'refused'; why: string }
  /** To be tried again, where the service says so after so many seconds. */
  | { kind: 'later'; why: string; seconds: number | null }

export interface Push {
  /** What browsers subscribe with. */
  chave: string
  /** Whether messages may be sent there: over TLS, to a host that anybody may reach. */
  accepts: (endpoint: string) => boolean
  /** Never throws. */
  send: (to: { assinatura: Assinatura; chave: string }, message: PushMessage) => Promise<PushOutcome>
}

const DEADLINE_MS = 10_000

/** The ways out, under the rules that feeds are read by. */
export interface PushNetwork {
  reach: (
    url: string,
    asked: { method: 'POST'; headers: Record<string, string>; body: Buffer },
    signal: AbortSignal,
    options: { trusted: readonly string[]; maxRedirects: number },
  ) => Promise<IncomingMessage>
  isPublic: (address: string) => boolean
  deadlineMs?: number
}

/** Sends to browsers by their push services; null where it is off. */
export function createPush(
  env: PushEnv & { MAIL_FROM: string },
  keys: readonly [VapidKeys, ...VapidKeys[]],
  { reach, isPublic, deadlineMs = DEADLINE_MS }: PushNetwork,
): Push | null {
  if (!env.PUSH) return null
  const subject = env.VAPID_SUBJECT ?? `mailto:${env.MAIL_FROM}`
  const trusted = env.PUSH_TRUSTED ?? []
  const isEndpoint = (endpoint: string) => mayBeSentTo(endpoint, { trusted, isPublic })
  return {
    chave: keys[0].publica,
    accepts: isEndpoint,
    async send({ assinatura, chave }, { text, seconds, urgency, topic }) {
      const own = keys.find(({ publica }) => publica === chave)
      // Nobody has the key any more that this browser takes messages of.
      if (!own) return { kind: 'gone' }
      if (!isEndpoint(assinatura.endpoint)) return { kind: 'refused', why: 'endpoint' }
      const signal = AbortSignal.timeout(deadlineMs)
      try {
        const { endpoint, p256dh, auth } = assinatura
        const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
          vapidDetails: { subject, publicKey: own.publica, privateKey: own.privada },
          TTL: seconds,
          urgency,
          topic,
        })
        const { headers, body } = details
        const response = await reach(endpoint, { method: 'POST', headers, body }, signal, {
          trusted,
          maxRedirects: 0,
        })
        response.destroy()
        return outcomeOf(response.statusCode ?? 0, response.headers['retry-after'])
      } catch (error) {
        return { kind: 'later', why: error instanceof Error ? error.message : 'unreachable', seconds: null }
      }
    },
  }
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 429 || status >= 500) {
    const seconds = Number(retryAfter)
    const isTold = retryAfter !== undefined && Number.isFinite(seconds) && seconds > 0
    return { kind: 'later', why: String(status), seconds: isTold ? Math.min(seconds, 3_600) : null }
  }
  return { kind: 'refused', why: String(status) }
}

function mayBeSentTo(
  endpoint: string,
  { trusted, isPublic }: Pick<PushNetwork, 'isPublic'> & { trusted: readonly string[] },
): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '') return false
  if (trusted.includes(url.host)) return url.protocol === 'http:' || url.protocol === 'https:'
  if (url.protocol !== 'https:' || url.port !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Names are looked at again when they are dialled.
  return isIP(host) === 0
    ? /\.[a-z][a-z0-9-]+$/.test(host) && !/\.(localhost|local|internal)$/.test(host)
    : isPublic(host)
}
