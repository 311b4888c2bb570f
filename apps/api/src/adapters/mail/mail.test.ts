import { contrastRatio, LOCALES } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPeople } from '@atrio/demo'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { mailCopy } from './copy.ts'
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
const messages: MailMessage[] = [
  { tipo: 'activation', url },
  { tipo: 'temporary-password', senha: 'aB3$<x>', url, validoAte: '2026-11-21T12:30:00.000Z' },
  { tipo: 'password-changed', url },
  { tipo: 'session-ended', url },
  { tipo: 'igreja-linked', url },
  { tipo: 'account-exists', url },
  ...pedidoMails.map((tipo) => ({ tipo, url, ...pedido })),
  ...ingressoMails.map((tipo) => ({ tipo, url, ...ingresso })),
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
        JSON.stringify({ ...mailCopy[locale], ...pedidoCopy[locale], ...ingressoCopy[locale] }[tipo]),
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

  it('keeps the button legible whatever the church’s colour', () => {
    for (const colour of ['#ffd400', '#1a237e', '#ffffff', '#000000', '#7f7f7f', null]) {
      const style = /<a href="[^"]*" style="([^"]*)"/.exec(render(messages[0]!, 'en', colour).html)![1]!
      const value = (name: string) => new RegExp(`(?:^|;)${name}:(#[0-9a-f]{6})`).exec(style)![1]!
      expect(contrastRatio(value('color'), value('background-color'))).toBeGreaterThanOrEqual(4.5)
    }
  })
})

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

  it('404 for a message that is not there, and for a path out of the outbox', async () => {
    for (const id of ['nada', '..%2F..%2Fsecrets%2Fmaster', '20260101000000000-00000000']) {
      expect((await test.app.inject(`/_dev/mail/${id}`)).statusCode).toBe(404)
    }
  })

  it('is not there in production', async () => {
    const production = await createTestApp({
      env: { ATRIO_MODE: 'production', SMTP_URL: 'smtp://127.0.0.1:1', ATRIO_SECRET: 'x'.repeat(32) },
    })
    expect((await production.app.inject('/_dev/mail')).statusCode).toBe(404)
    await production.close()
  })
})
