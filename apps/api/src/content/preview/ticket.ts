import { createHmac, timingSafeEqual } from 'node:crypto'
import { PREVIEW_MINUTES } from '@atrio/contract'
import type { Secrets } from '../../secrets.ts'

/** What an address of a preview opens: at one church, until a moment, one record as somebody typed it, or none. */
export interface PreviewTicket {
  igrejaId: number
  /** Whose draft; nobody looks with their rights. */
  registro: { nome: string; id: number; userId: number } | null
  /** When visitors would see it. */
  momento: string
  /** The one page that it opens, without its query. */
  pagina: string
  /** In milliseconds. */
  ate: number
}

export function signPreview(
  secrets: Secrets,
  ticket: Omit<PreviewTicket, 'ate'>,
): { token: string; ate: number } {
  const ate = Date.now() + PREVIEW_MINUTES * 60_000
  const body = Buffer.from(JSON.stringify({ ...ticket, ate })).toString('base64url')
  return { token: `${body}.${signatureOf(secrets.key(PURPOSE), body)}`, ate }
}

/** Null for what nobody signed, what has ended, and what opens another church or another page. */
export function readPreview(
  secrets: Secrets,
  { token, igrejaId, pagina }: { token: string; igrejaId: number; pagina: string },
): PreviewTicket | null {
  const [body = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature)
  const isSigned = secrets.keys(PURPOSE).some((key) => {
    const own = Buffer.from(signatureOf(key, body))
    return own.length === given.length && timingSafeEqual(own, given)
  })
  if (!isSigned) return null
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewTicket
  if (ticket.ate <= Date.now()) return null
  return ticket.igrejaId === igrejaId && ticket.pagina === pagina ? ticket : null
}

const PURPOSE = 'previa-conteudo'

function signatureOf(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}
