import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailTipos, type EmailTextos, type EmailTipo } from '@atrio/contract'
import { LOCALES, type Locale } from '@atrio/rules'
import type { FastifyInstance } from 'fastify'
import { isStaffHost } from './staff-url.ts'
import { hostOf } from './http/serve.ts'
import { AppError } from './http/errors.ts'
import type { Deps } from './deps.ts'
import { kinds } from './kinds.ts'
import { previewMail } from './mail-preview.ts'
import type { Secrets } from './secrets.ts'

export interface SeenMail {
  igrejaId: number
  locale: Locale
  tipo: EmailTipo
  textos: EmailTextos
}

const PATH = '/api/v1/previa-email'
const PURPOSE = 'previa-email'
/** Milliseconds for which an address shows a mail. */
const LIFETIME = 600_000

/** Where a mail is seen as it is sent, for ten minutes. It has what was typed in it, and opens nothing. */
export function mailAddress(secrets: Secrets, mail: SeenMail, now = Date.now()): string {
  const { igrejaId, locale, tipo, textos } = mail
  const own = { ...textos, paragrafos: { [tipo]: textos.paragrafos[tipo] } }
  const text = Buffer.from(JSON.stringify([igrejaId, locale, tipo, own, now + LIFETIME])).toString(
    'base64url',
  )
  return `${PATH}?b=${text}.${macOf(secrets.key(PURPOSE), text)}`
}

/** @throws AppError NOT_FOUND for what is none of ours, or too old */
function readAddress(secrets: Secrets, ticket: string, now = Date.now()): SeenMail {
  const [, text = '', mac = ''] = /^([\w-]{1,12000})\.([\w-]{43})$/.exec(ticket) ?? []
  const isOurs = secrets.keys(PURPOSE).some((key) => isSame(macOf(key, text), mac))
  if (!isOurs) throw new AppError('NOT_FOUND')
  const [igrejaId, locale, tipo, textos, until] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    number,
    Locale,
    EmailTipo,
    EmailTextos,
    number,
  ]
  if (until < now || !LOCALES.includes(locale) || !emailTipos.includes(tipo)) throw new AppError('NOT_FOUND')
  return { igrejaId, locale, tipo, textos }
}

/** A mail in its own look, at the staff's host: a frame of that site shows it, in which nothing runs. */
export function mailPreviewAddress(app: FastifyInstance, deps: Deps): void {
  app.get<{ Querystring: { b?: string | string[] } }>(PATH, async (request, reply) => {
    const { b } = request.query
    if (!isStaffHost(deps.env, hostOf(request)) || typeof b !== 'string') throw new AppError('NOT_FOUND')
    const { html, origin } = await previewMail({ ...deps, kinds }, readAddress(deps.secrets, b))
    return reply
      .headers({
        'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

function macOf(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
