import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, freshIp, type TestApp } from '../testing/test-app.ts'

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

describe('links in mails', () => {
  it.each([
    [
      'member',
      'a host that someone invented',
      'esperanca.atrio.evil.example:1',
      'esperanca.atrio.localhost:3000',
    ],
    ['completeMember', 'another port', 'esperanca.atrio.localhost:8080', 'esperanca.atrio.localhost:3000'],
    ['admin', 'a host of the platform', 'colina.atrio.localhost:3000', 'igreja-da-colina.localhost:3000'],
  ] as const)("of %s lead to the church's own address from %s", async (who, _, host, own) => {
    const { email } = demoPeople[who]
    const { status } = await test.call('recoverPassword', { host, body: { email } })
    expect(status).toBe(202)
    const mail = await test.mailTo(email)
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([`http://${own}/access`])
  })
})
