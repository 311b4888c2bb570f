import { randomUUID } from 'node:crypto'
import type { CallName } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds, newMember } from '../testing/people.ts'
import { pagador } from '../testing/sent-values.ts'
import { createTestApp, freshIp, type CallOptions, type TestApp } from '../testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  test.app.get('/of-no-part', async () => 'text')
})

afterAll(() => test.close())

const ask = (url: string, host: string) =>
  test.app.inject({ url, headers: { host }, remoteAddress: freshIp() })

describe('a host header that names no host', () => {
  const none = ['x.localhost:70000', 'esperanca.atrio.localhost:1@evil', 'a b', 'evil/x', 'a..b']
  it.each(['/api/v1/banner/?igreja=1', '/media/1/a.png', '/podcast.xml', '/of-no-part', '/nada'])(
    'is 400 at %s',
    async (url) => {
      for (const host of none) expect([host, (await ask(url, host)).statusCode]).toEqual([host, 400])
    },
  )
})

it.each(['/of-no-part', '/nada', '/media/1/nada.png', '/api/v1/nada', '/api/nada', '/%zz', '/podcast.xml'])(
  'no browser takes the answer at %s for another type',
  async (url) => {
    const { headers } = await ask(url, 'esperanca.atrio.localhost')
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

const mailed: Record<string, (email: string) => { call: CallName; given: CallOptions }> = {
  'an activation': (email) => ({
    call: 'createUsuario',
    given: { params: { id: ids.igreja }, body: newMember(email, ids.congregacao) },
  }),
  'six digits': () => ({ call: 'requestEmailCode', given: { body: { email: demoPeople.admin.email } } }),
  'a recovery': () => ({ call: 'recoverPassword', given: { body: { email: demoPeople.member.email } } }),
  'an order': (email) => ({
    call: 'createPagamento',
    given: {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        motivos: [{ id: 1, valor: 5_000 }],
        metodoPagamento: 'dinheiro',
        valorTotal: 5_000,
        comprador: { ...pagador, email },
      },
    },
  }),
}
let ids: Awaited<ReturnType<typeof findIds>>
beforeAll(async () => {
  ids = await findIds(test, 'full')
})

describe.each(Object.keys(mailed))('the mail of %s', (what) => {
  it.each([
    ['a host that someone invented', 'esperanca.atrio.evil.example:1'],
    ['another port', 'esperanca.atrio.localhost:8080'],
  ])('leads to the church’s own address from %s', async (_, host) => {
    const before = (await test.deps.outbox!.list()).length
    const { call, given } = mailed[what]!(`h${before}@example.com`)
    const captcha = await test.solveCaptcha({ effort: 8 })
    expect((await test.call(call, { ...given, captcha, host })).status).toBeLessThan(300)
    const newest = async () => (await test.deps.outbox!.list()).slice(0, -before || undefined)
    await expect.poll(async () => (await newest()).length, { timeout: 15_000 }).toBe(1)
    const [mail] = await newest()
    const links = [
      ...mail!.text.matchAll(/https?:\/\/[^\s/]+/g),
      ...mail!.html.matchAll(/(?<=(?:href|src)=")[^"/]+\/\/[^"/]+/g),
    ]
    expect(new Set(links.map(String))).toEqual(new Set(['http://esperanca.atrio.localhost:3000']))
  })

  it('is not written from a host that is none', async () => {
    const before = (await test.deps.outbox!.list()).length
    const { call, given } = mailed[what]!('nobody@example.com')
    const { status } = await test.call(call, { ...given, host: 'esperanca.atrio.localhost:1@evil.example' })
    expect([status, (await test.deps.outbox!.list()).length]).toEqual([400, before])
  })
})

it('a mail leads to the church’s registered address from a host of the platform', async () => {
  const { email } = demoPeople.completeMember
  const { status } = await test.call('recoverPassword', {
    host: 'colina.atrio.localhost:3000',
    body: { email },
  })
  expect(status).toBe(202)
  const mail = await test.mailTo(email)
  expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(['http://igreja-da-colina.localhost:3000/access'])
})
