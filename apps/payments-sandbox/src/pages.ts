import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { act, acts, isPossible, type Act } from './acts.ts'
import type { ApiDeps } from './api.ts'
import type { PaymentRecord } from './records.ts'
import { languageOf, texts } from './texts.ts'
import { listPage, paymentPage, type PageFrame } from './views.ts'

type Given = {
  Params: { id: string; act: string }
  Querystring: { lang?: string; missing?: string; gone?: string }
}

const SHOWN = 30

/**
 * Where a person plays the bank. Knowing a payment's id is the right to pay it, as with any payment page; there is no
 * script, and no money.
 */
export function pageRoutes(app: FastifyInstance, { store }: Pick<ApiDeps, 'store'>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )

  app.get<Given>('/', async (request, reply) => {
    const recent = [...store.payments.values()].toReversed().slice(0, SHOWN)
    const frame = open(request, reply, undefined)
    return listPage(frame, recent, request.query.missing === '1')
  })

  app.post<Given & { Body: { code?: string } }>('/find', async (request, reply) => {
    const code = (request.body.code ?? '').replaceAll(/\s/g, '')
    const found =
      code === '' ? undefined : [...store.payments.values()].find((payment) => hasCode(payment, code))
    const language = languageOf(request.query.lang)
    return reply.redirect(found ? `/pay/${found.id}?lang=${language}` : `/?lang=${language}&missing=1`, 303)
  })

  app.get<Given>('/pay/:id', async (request, reply) => {
    const payment = store.payments.get(request.params.id)
    if (!payment) return reply.redirect('/?missing=1', 303)
    const frame = open(request, reply, payment)
    return paymentPage(frame, payment, request.query.gone === '1' ? texts[frame.language].gone : null)
  })

  app.post<Given>('/pay/:id/:act', async (request, reply) => {
    const payment = store.payments.get(request.params.id)
    const what = request.params.act as Act
    if (!payment || !acts.includes(what)) return reply.redirect('/?missing=1', 303)
    const language = languageOf(request.query.lang)
    if (!isPossible(payment, what)) return reply.redirect(`/pay/${payment.id}?lang=${language}&gone=1`, 303)
    const wasChallenge = payment.status === 'challenge'
    act(store, payment, what, new Date())
    await store.settled()
    // From a challenge the bank sends the person back by itself.
    return reply.redirect(wasChallenge ? payment.returnUrl : `/pay/${payment.id}?lang=${language}`, 303)
  })
}

function open(
  request: FastifyRequest<Given>,
  reply: FastifyReply,
  payment: PaymentRecord | undefined,
): PageFrame {
  const nonce = randomBytes(16).toString('base64')
  // Browsers hold the redirect after a form to `form-action` too.
  const back = payment ? new URL(payment.returnUrl).origin : ''
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`,
  })
  const wanted = request.query.lang ?? payment?.language ?? request.headers['accept-language']
  return { language: languageOf(wanted), nonce, path: payment ? `/pay/${payment.id}` : '/' }
}

function hasCode({ instrument }: PaymentRecord, code: string): boolean {
  if (instrument?.tipo === 'pix') return instrument.copiaECola.replaceAll(/\s/g, '') === code
  return (
    instrument?.tipo === 'boleto' &&
    [instrument.linhaDigitavel, instrument.codigoBarras].includes(code.replaceAll(/\D/g, ''))
  )
}
