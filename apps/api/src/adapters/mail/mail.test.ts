import { contrastRatio, LOCALES } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '@atrio/demo'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { NO_EXTRAS } from './extras.ts'
import { mailCopy } from './copy.ts'
import { esperaCopy } from './espera-copy.ts'
import { ingressoCopy } from './ingresso-copy.ts'
import type { MailMessage } from './message.ts'
import { pedidoCopy } from './pedido-copy.ts'
import { renderMail } from './render.ts'

const url = 'https://igreja.example/access?ativacao=abc&x=1'
const pedido = {
  item: 'Retiro',
  total: 909_000,
  moeda: 'BRL',
  codigo: 'E4FY2GMC5NXBBCRZ',
  prazo: '2026-11-21T12:30:00.000Z',
  evento: {
    quando: '2026-12-12T12:30:00.000Z',
    onde: 'Sítio, Rua 1',
    ingressos: ['Inteira · Ana', 'Inteira · Bia'],
    agenda: 'https://igreja.example/event/7/calendar.ics',
  },
  proximas: ['2026-12-21'],
  estorno: {
    ate: '2026-11-28T12:30:00.000Z',
    url: 'https://igreja.example/checkout/refund?pedido=X&chave=Y',
  },
}
const pedidoMails = Object.keys(pedidoCopy.en) as (keyof (typeof pedidoCopy)['en'])[]
const ingresso = {
  item: 'Retiro',
  quando: '2026-11-21T12:30:00.000Z',
  nome: 'Bia',
  de: 'Ana',
  ingresso: '7K4-9QX-2B0A',
}
const ingressoMails = Object.keys(ingressoCopy.en) as (keyof (typeof ingressoCopy)['en'])[]
const espera = {
  item: 'Retiro',
  lugares: '2 × Inteira',
  pessoa: 'Ana',
  posicao: 3,
  prazo: '2026-11-21T12:30:00.000Z',
}
const esperaMails = Object.keys(esperaCopy.en) as (keyof (typeof esperaCopy)['en'])[]
const messages: MailMessage[] = [
  { tipo: 'activation', url },
  { tipo: 'temporary-password', senha: 'aB3$<x>', url, validoAte: '2026-11-21T12:30:00.000Z' },
  { tipo: 'email-code', digitos: '048213', url },
  { tipo: 'password-changed', url },
  { tipo: 'session-ended', url },
  { tipo: 'igreja-linked', url },
  { tipo: 'account-exists', url },
  ...pedidoMails.map((tipo) => ({ tipo, url, ...pedido })),
  ...ingressoMails.map((tipo) => ({ tipo, url, ...ingresso })),
  ...esperaMails.map((tipo) => ({ tipo, url, ...espera })),
]
const igreja = { nome: 'Igreja <Nova> & "Viva"', corApp: '#ffd400', fusoHorario: 'America/Sao_Paulo' }
const render = (
  message: MailMessage,
  locale: (typeof LOCALES)[number],
  corApp: string | null = igreja.corApp,
) => renderMail({ to: 'a@atrio.example', locale, igrejaId: 1, message }, { ...igreja, corApp })

describe('renderMail', () => {
  it.each(LOCALES)('has every message in %s, with its link in both forms', (locale) => {
    for (const message of messages) {
      const mail = render(message, locale)
      expect(mail.text).toContain(url)
      expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`)
      expect(mail.html).toContain(`<html lang="${locale}">`)
      expect(mail.subject).toContain(igreja.nome)
      expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]/)
      expect(mail.html).not.toContain('<Nova>')
    }
  })

  it('has other words in each language', () => {
    for (const { tipo } of messages) {
      const titles = LOCALES.map((locale) =>
        JSON.stringify(
          { ...mailCopy[locale], ...pedidoCopy[locale], ...ingressoCopy[locale], ...esperaCopy[locale] }[
            tipo
          ],
        ),
      )
      expect(new Set(titles).size).toBe(LOCALES.length)
    }
  })

  it('tells until when the password works, on the church’s clock', () => {
    expect(render(messages[1]!, 'pt-BR').text).toContain('até 09:30')
    expect(render(messages[1]!, 'pt-BR').text).toContain('aB3$<x>')
    expect(render(messages[1]!, 'pt-BR').html).toContain('aB3$&lt;x&gt;')
  })

  it('tells what is to be paid, and until when, as the reader writes it', () => {
    const waiting = messages.find(({ tipo }) => tipo === 'pedido-aguardando')!
    expect(render(waiting, 'pt-BR').text.replaceAll('\u00a0', ' ')).toContain('R$ 9.090,00')
    expect(render(waiting, 'pt-BR').text).toContain('09:30')
    expect(render(waiting, 'en').text).toContain('R$9,090.00')
  })

  it.each(['#ffd400', '#1a237e', '#ffffff', '#000000', '#7f7f7f', null])(
    'is legible in %s, by day and by night',
    (colour) => {
      for (const message of messages) {
        const { html } = render(message, 'en', colour)
        const night = new Map(
          [...html.matchAll(/\.([tbe]-\w+)\{[\w-]+:(#[0-9a-f]{6})!/g)].map(([, k, v]) => [k!, v!]),
        )
        const day = new Map<string, string>()
        for (const [, classes, style] of html.matchAll(/class="([^"]+)" style="([^"]+)"/g)) {
          for (const name of classes!.split(' ')) {
            // What the night's sheet does not know would stay as it is by day.
            expect([...night.keys()]).toContain(name)
            const property = { t: 'color', b: 'background-color', e: 'border-color' }[name[0]!]!
            day.set(name, new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})`).exec(style!)![1]!)
          }
        }
        for (const [text, back] of PAIRS) {
          for (const colours of [day, night]) {
            if (!colours.has(text)) continue
            const ratio = contrastRatio(colours.get(text)!, colours.get(back)!)
            expect(ratio).toBeGreaterThanOrEqual(4.5)
          }
        }
      }
    },
  )

  it('says what comes next, by what was paid for', () => {
    const next = (given: object, extras = NO_EXTRAS) => {
      const message = { tipo: 'pedido-aprovado', url, ...pedido, proximas: [], ...given } as MailMessage
      return renderMail({ to: 'a@atrio.example', locale: 'en', igrejaId: 1, message }, igreja, extras).text
    }
    expect(next({})).toContain('show the QR code of each ticket')
    expect(next({})).not.toContain('attached')
    const pdf = {
      nome: 'tickets.pdf',
      tipo: 'application/pdf',
      conteudo: Buffer.from(''),
      cid: null,
    } as const
    expect(next({}, { ...NO_EXTRAS, files: [pdf] })).toContain('A PDF to print')
    expect(next({ evento: { ...pedido.evento, onde: null } })).toContain('join from the event’s page')
    expect(next({ total: 0 })).not.toContain('We received')
    expect(next({ total: 0 })).not.toContain('money')
    expect(next({})).toContain('Ask for your money back')
    const gift = next({ evento: null, proximas: ['2026-12-21', '2027-01-20'] })
    expect(gift).toContain('Your next gift is on December 21, 2026')
    expect(gift).not.toMatch(/\d{4}-\d{2}-\d{2}/)
  })
})

/** What stands on what (`layout.ts`, `blocks.ts`). */
const PAIRS = [
  ['t-ink', 'b-surface'],
  ['t-inkMuted', 'b-surface'],
  ['t-link', 'b-surface'],
  ['t-onAction', 'b-action'],
  ['t-onTint', 'b-tint'],
] as const

describe('GET /_dev/mail', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
    await test.call('recoverPassword', { body: { email: demoPeople.member.email } })
    await test.mailTo(demoPeople.member.email)
  })
  afterAll(() => test.close())

  it('200 lists and shows what was sent, as a page and as JSON', async () => {
    const list = await test.app.inject({ url: '/_dev/mail', headers: { accept: 'application/json' } })
    const [mail] = list.json<{ mails: { id: string; subject: string; text: string }[] }>().mails
    expect(mail!.subject).toBe('Sua nova senha – Igreja Esperança')
    const page = await test.app.inject({ url: '/_dev/mail', headers: { accept: 'text/html' } })
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain(`href="/_dev/mail/${mail!.id}"`)
    const one = await test.app.inject(`/_dev/mail/${mail!.id}`)
    expect(one.body).toContain('Aqui está sua nova senha')
    const json = await test.app.inject({
      url: `/_dev/mail/${mail!.id}`,
      headers: { accept: 'application/json' },
    })
    expect(json.json()).toMatchObject({ mail: { text: mail!.text } })
  })

  it('200 shows every kind of message in three languages', async () => {
    const index = await test.app.inject('/_dev/mail/preview')
    const shown = [...index.body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src!.replaceAll('&amp;', '&'))
    const kinds = new Set(messages.map(({ tipo }) => tipo))
    for (const locale of LOCALES) {
      const missing = [...kinds].filter((kind) => !shown.some((src) => src.includes(`/${locale}/${kind}`)))
      expect(missing).toEqual([])
    }
    for (const src of shown) {
      const { statusCode, body } = await test.app.inject(src)
      expect([src, statusCode]).toEqual([src, 200])
      expect(body.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/[{}]|\d{4}-\d{2}-\d{2}|cid:/)
    }
    expect((await test.app.inject('/_dev/mail/preview/pt-BR/nada')).statusCode).toBe(404)
  })

  it('404 for a message that is not there, and for a path out of the outbox', async () => {
    for (const id of ['nada', '..%2F..%2Fsecrets%2Fmaster', '20260101000000000-00000000']) {
      expect((await test.app.inject(`/_dev/mail/${id}`)).statusCode).toBe(404)
    }
  })

  it('is not there in production', async () => {
    const production = await createTestApp({
      env: {
        ATRIO_MODE: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        ATRIO_SECRET: 'a-secret-of-more-than-thirty-two-letters',
      },
    })
    for (const url of ['/_dev/mail', '/_dev/mail/preview', '/_dev/mail/preview/en/activation']) {
      expect((await production.app.inject(url)).statusCode).toBe(404)
    }
    await production.close()
  })
})
