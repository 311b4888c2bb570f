import { demoPeople } from '@atrio/demo'
import { LOCALES } from '@atrio/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from './kinds.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

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

  it('200 shows every kind of mail in three languages', async () => {
    const index = await test.app.inject('/_dev/mail/preview')
    const shown = [...index.body.matchAll(/src="([^"]+)"/g)].map(([, src]) => src!.replaceAll('&amp;', '&'))
    for (const locale of LOCALES) {
      const missing = kinds.filter(
        ({ codigo, email }) => email && !shown.some((src) => src.includes(`/${locale}/${codigo}`)),
      )
      expect(missing).toEqual([])
    }
    for (const src of shown) {
      const { statusCode, body } = await test.app.inject(src)
      expect([src, statusCode]).toEqual([src, 200])
      const words = body.replace(/<style>.*?<\/style>/s, '')
      expect(words).not.toMatch(/[{}]|\d{4}-\d{2}-\d{2}|cid:/)
      // An abbreviation that ends a sentence brings a dot of its own.
      expect([src, words]).not.toEqual([src, expect.stringMatching(/\.\.(?!\.)/)])
    }
    expect((await test.app.inject('/_dev/mail/preview/pt-BR/nada')).statusCode).toBe(404)
  }, 120_000)

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
