import { verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { askText } from '../ask.ts'
import type { WebhookDelivery } from '../gateway.ts'
import type { Unknown } from '../payment-result.ts'
import { headerOf } from '../webhook-signature.ts'

const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/
const MAX_KEPT = 8

/**
 * Whether PayPal signed a notice. It signs with a key whose certificate the notice names, and that only counts when it
 * lies at PayPal's own hosts: whoever writes a notice could name one of their own.
 */
export function createNoticeCheck({ url, webhookIds }: { url: string; webhookIds: readonly string[] }) {
  const { origin } = new URL(url)
  // Certificates lie beside the API, under its older name.
  const origins = new Set([origin, origin.replace('//api-m.', '//api.')])
  const certificates = new Map<string, X509Certificate>()
  return async (
    { rawBody, headers }: WebhookDelivery,
    deadline: AbortSignal,
  ): Promise<{ kind: 'valid' } | { kind: 'invalid'; reason: 'signature' } | Unknown> => {
    const signature = Buffer.from(headerOf(headers, 'paypal-transmission-sig'), 'base64')
    const certUrl = headerOf(headers, 'paypal-cert-url')
    if (headerOf(headers, 'paypal-auth-algo') !== 'SHA256withRSA' || signature.length === 0) return invalid
    if (!isPayPals(certUrl, origins)) return invalid
    const certificate = certificates.get(certUrl) ?? (await load(certUrl, deadline))
    if (!(certificate instanceof X509Certificate)) return certificate
    if (certificates.size >= MAX_KEPT) certificates.clear()
    certificates.set(certUrl, certificate)
    if (!isCurrent(certificate, Date.now())) return invalid
    const [id, time] = ['paypal-transmission-id', 'paypal-transmission-time'].map((name) =>
      headerOf(headers, name),
    )
    const isOurs = webhookIds.some((webhookId) => {
      const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
      return verify('RSA-SHA256', signed, certificate.publicKey, signature)
    })
    return isOurs ? { kind: 'valid' } : invalid
  }
}

const invalid = { kind: 'invalid', reason: 'signature' } as const

function isPayPals(certUrl: string, origins: ReadonlySet<string>): boolean {
  if (!URL.canParse(certUrl)) return false
  const { origin, pathname, search, username, password } = new URL(certUrl)
  return origins.has(origin) && CERTIFICATE_PATH.test(pathname) && search + username + password === ''
}

async function load(
  certUrl: string,
  deadline: AbortSignal,
): Promise<X509Certificate | typeof invalid | Unknown> {
  const answer = await askText({ url: certUrl, method: 'GET', headers: { accept: '*/*' } }, deadline)
  if (answer.kind === 'unknown') return answer
  const certificate = answer.status === 200 ? parse(answer.text) : null
  const isSigner =
    certificate?.publicKey.asymmetricKeyType === 'rsa' && /^CN=(.+\.)?paypal\.com$/m.test(certificate.subject)
  return isSigner ? certificate : invalid
}

/** The first of a chain is the one that signs. */
function parse(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

function isCurrent({ validFromDate, validToDate }: X509Certificate, now: number): boolean {
  return validFromDate.getTime() <= now && now <= validToDate.getTime()
}
