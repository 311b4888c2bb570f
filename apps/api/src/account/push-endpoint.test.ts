import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isPublic } from '../adapters/feeds/addresses.ts'
import { reach } from '../adapters/feeds/http-feed.ts'
import { createPush, type PushNetwork } from '../adapters/push/push.ts'
import { vapidKeys } from '../adapters/push/vapid.ts'
import { openPushRig, type PushRig } from '../testing/push-rig.ts'
import { createBrowser } from '../testing/push-service.ts'

let rig: PushRig
beforeAll(async () => {
  rig = await openPushRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.reset())

function pushBy(network: Partial<PushNetwork>) {
  const { env, secrets } = rig.test.deps
  return createPush(env, vapidKeys(env, secrets.keys('vapid')), { reach, isPublic, ...network })!
}

describe('where messages go', () => {
  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://169.254.169.254/latest',
    'https://push.example:8443/1',
    'https://a:b@push.example/1',
    'https://localhost/1',
    'https://db.internal/1',
    'https://intranet/1',
    'ftp://push.example/1',
    'javascript:alert(1)',
  ])('400 for %s', async (endpoint) => {
    const { status, body } = await rig.subscribe(createBrowser(endpoint))
    expect([status, JSON.stringify(body['campos'])]).toEqual([400, expect.stringContaining('endpoint')])
  })

  it('400 for a key of somebody else', async () => {
    const { assinatura } = rig.service.browser('celular')
    const body = { assinatura, chave: 'B'.repeat(87) }
    const answer = await rig.test.call('createDispositivoPush', {
      params: { id: rig.igrejaId },
      token: rig.member().token,
      body,
    })
    expect(answer.status).toBe(400)
  })

  it('a name that leads into our own network is not dialled', async () => {
    const push = pushBy({
      reach: (url, asked, signal, options) =>
        reach(url, asked, signal, {
          ...options,
          resolve: async () => [{ address: '10.0.0.7', family: 4 }],
        }),
    })
    const { assinatura } = createBrowser('https://push.example/1')
    const message = { text: '{}', seconds: 60, urgency: 'normal', topic: 'a' } as const
    expect(await push.send({ assinatura, chave: push.chave }, message)).toMatchObject({
      kind: 'later',
      why: 'refused',
    })
  })

  it('one that keeps us waiting is left, and one that leads elsewhere not followed', async () => {
    rig.service.answer(302, { location: `http://${rig.service.host}/elsewhere` })
    const push = pushBy({ deadlineMs: 1_000 })
    const message = { text: '{}', seconds: 60, urgency: 'normal', topic: 'a' } as const
    const to = { assinatura: rig.service.browser('celular').assinatura, chave: push.chave }
    expect(await push.send(to, message)).toMatchObject({ kind: 'later', why: 'redirects' })
    expect(rig.service.taken).toHaveLength(1)
  })
})
