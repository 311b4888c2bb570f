import { demoPeople } from '@atrio/demo'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { ENUM_STRICT: '1' } })
})
afterAll(() => test.close())

const known = demoPeople.member.email
const unknown = 'ninguem@atrio.example'
const seen = new Set<string>()

const ask = async (email: string, options: { pedido?: string; ip?: string } = {}) => {
  const { pedido, ip } = options
  const { status, body } = await test.call('requestEmailCode', {
    ...(ip ? { ip } : {}),
    captcha: await test.solveCaptcha({ effort: 8 }),
    body: { email, ...(pedido ? { pedido } : {}) },
  })
  expect(status).toBe(202)
  return body['pedido'] as string
}

/** The digits of the newest mail that was not read before. */
const digits = async (email: string) => {
  const find = async () =>
    (await test.deps.outbox!.list()).find((mail) => mail.to === email && !seen.has(mail.id))
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  const mail = (await find())!
  seen.add(mail.id)
  return { digitos: /^\d{6}$/m.exec(mail.text)![0], mail }
}

const enter = async (username: string, pedido: string, codigo: string, at: 'full' | 'spanish' = 'full') =>
  test.call('loginByEmailCode', {
    at,
    captcha: await test.solveCaptcha({ effort: 8 }),
    body: { username, pedido, codigo },
  })

const other = (digitos: string) => String((Number(digitos) + 1) % 1_000_000).padStart(6, '0')

describe('six digits by e-mail', () => {
  it('log in, once, as they are typed or pasted', async () => {
    const pedido = await ask(known)
    const { digitos, mail } = await digits(known)
    expect(mail.subject).toBe(`${digitos} é seu código para entrar – Igreja Esperança`)
    const spaced = `${digitos.slice(0, 3)} ${digitos.slice(3)}`
    const { status, body, headers } = await enter(` ${known.toUpperCase()}`, pedido, spaced)
    expect(status).toBe(200)
    expect(headers['set-cookie']).toContain('__Host-rt=')
    const me = await test.call('getMe', { token: body['token'] as string })
    expect(me.body['user']).toMatchObject({ email: known })
    const again = await enter(known, pedido, digitos)
    expect([again.status, again.body['code']]).toEqual([401, 'EMAIL_CODE_INVALID'])
  })

  it('are dead after five wrong tries, also of tries at once', async () => {
    const pedido = await ask(known)
    const { digitos } = await digits(known)
    const wrong = await Promise.all(Array.from({ length: 5 }, () => enter(known, pedido, other(digitos))))
    expect(wrong.map(({ body }) => body['code'])).toEqual(Array(5).fill('EMAIL_CODE_INVALID'))
    expect((await enter(known, pedido, digitos)).body['code']).toBe('EMAIL_CODE_INVALID')
  })

  it('live ten minutes, at the church and for the e-mail and browser that asked', async () => {
    const pedido = await ask(known)
    const { digitos } = await digits(known)
    const stranger = await ask(known)
    await digits(known)
    for (const refused of [
      await enter(known, pedido, digitos, 'spanish'),
      await enter(demoPeople.admin.email, pedido, digitos),
      await enter(known, stranger, digitos),
    ]) {
      expect(refused.body['code']).toBe('EMAIL_CODE_INVALID')
    }
    await asOwner(
      test.target,
      `update email_code set expires_at = expires_at - interval '9 minutes 50 seconds'`,
    )
    expect((await enter(known, pedido, digitos)).status).toBe(200)
    const late = await ask(known)
    const { digitos: lateDigits } = await digits(known)
    await asOwner(test.target, `update email_code set expires_at = expires_at - interval '10 minutes'`)
    expect((await enter(known, late, lateDigits)).body['code']).toBe('EMAIL_CODE_INVALID')
  })

  it('of one browser take the place of those before', async () => {
    const email = demoPeople.completeMember.email
    const first = await ask(email)
    const { digitos } = await digits(email)
    const second = await ask(email, { pedido: first })
    const { digitos: newer } = await digits(email)
    expect((await enter(email, first, digitos)).status).toBe(401)
    expect((await enter(email, second, newer)).status).toBe(200)
  })

  it('nobody takes them from somebody else by asking or by guessing', async () => {
    const email = demoPeople.admin.email
    const pedido = await ask(email, { ip: '192.0.2.1' })
    const { digitos } = await digits(email)
    for (let i = 0; i < 8; i += 1) {
      const stranger = await ask(email, { ip: '203.0.113.9' })
      await enter(email, stranger, other(digitos))
    }
    expect((await enter(email, pedido, digitos)).status).toBe(200)
    // And their own next request is mailed all the same.
    const before = (await test.deps.outbox!.list()).filter(({ to }) => to === email).length
    await ask(email, { ip: '192.0.2.1' })
    await expect
      .poll(async () => (await test.deps.outbox!.list()).filter(({ to }) => to === email).length, {
        timeout: 15_000,
      })
      .toBeGreaterThan(before)
  })

  it('activate an account that waits for it', async () => {
    const { email } = demoPeople.inactiveMember
    const pedido = await ask(email)
    const { digitos } = await digits(email)
    expect((await enter(email, pedido, digitos)).status).toBe(200)
    const [row] = await asOwner<{ flag_ativo: boolean }>(
      test.target,
      `select flag_ativo from usuario join "user" u on u.id = user_id where email = $1`,
      [email],
    )
    expect(row!.flag_ativo).toBe(true)
  })

  it('are kept as digests, made with a key of the server', async () => {
    await ask(known)
    const { digitos } = await digits(known)
    const rows = await asOwner<{ text: string }>(
      test.target,
      `select email_code::text as text from email_code`,
    )
    expect(rows.map(({ text }) => text).join(' ')).not.toContain(digitos)
  })

  it('take the same work for known and unknown e-mails', async () => {
    const work: unknown[] = []
    for (const email of [demoPeople.contentAdmin.email, unknown]) {
      const pedido = await ask(email)
      expect(pedido).toMatch(/^[\w-]{43}$/)
      const captcha = await test.solveCaptcha({ effort: 8 })
      const questions = vi.spyOn(pg.Client.prototype, 'query')
      const { status, body } = await test.call('loginByEmailCode', {
        captcha,
        body: { username: email, pedido, codigo: '000000' },
      })
      expect([status, body['code']]).toEqual([401, 'EMAIL_CODE_INVALID'])
      const asked = (questions.mock.calls as unknown[][]).map(([query]) =>
        typeof query === 'string' ? query : String((query as { text?: string } | undefined)?.text),
      )
      work.push(asked.filter((text) => /"user"|"email_code"|rate_limit/.test(text)))
      vi.restoreAllMocks()
    }
    expect(work[0]).toEqual(work[1])
    expect(String(work[0])).toContain('update "email_code"')
  })

  it('428 from the sixth guess on', async () => {
    const email = demoPeople.superAdmin.email
    const body = { username: email, pedido: 'x'.repeat(43), codigo: '123456' }
    const statuses = []
    for (let i = 0; i < 6; i += 1) statuses.push((await test.call('loginByEmailCode', { body })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 428])
  })
})
