import type { Sessao } from '@atrio/contract'
import { demoPassword, demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
})
afterAll(() => test.close())

async function list({ token, userId }: LoggedIn): Promise<Sessao[]> {
  const { body } = await test.call('listSessoes', { token, params: { id: userId } })
  return body['sessoes'] as Sessao[]
}

const end = ({ token, userId }: LoggedIn, idSessao: string) =>
  test.call('deleteSessao', { token, params: { id: userId, idSessao } })

const isIn = async ({ token }: LoggedIn, at: 'full' | 'spanish' = 'full') =>
  (await test.call('getMe', { at, token })).status === 200

describe('the sessions of a person', () => {
  it('are listed by device and church, used last first', async () => {
    const here = await logIn(test, 'twoChurchesMember')
    await logIn(test, 'twoChurchesMember', 'spanish')
    await test.call('login', {
      body: { username: demoPeople.twoChurchesMember.email, password: demoPassword },
      headers: {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
      },
    })
    const found = await list(here)
    expect(
      found.map(({ navegador, sistema, igreja, flagAtual }) => [
        navegador,
        sistema,
        igreja.codigo,
        flagAtual,
      ]),
    ).toEqual([
      ['Chrome', 'Android', 'esperanca', false],
      [null, null, 'camino', false],
      [null, null, 'esperanca', true],
    ])
    await asOwner(test.target, `update session set last_used_at = now() - interval '1 hour'`)
    await test.call('refreshToken', { body: { refreshToken: here.refreshToken }, headers: here.fromPortal })
    expect((await list(here)).map(({ flagAtual }) => flagAtual)).toEqual([true, false, false])
  })

  it('one is ended, at another church too, and the others go on', async () => {
    const here = await logIn(test, 'twoChurchesMember')
    const there = await logIn(test, 'twoChurchesMember', 'spanish')
    const theirs = (await list(here)).find(({ igreja }) => igreja.codigo === 'camino')
    expect([await isIn(there, 'spanish'), (await end(here, theirs!.id)).status]).toEqual([true, 200])
    expect([await isIn(there, 'spanish'), await isIn(here)]).toEqual([false, true])
    expect((await end(here, theirs!.id)).status).toBe(404)
    const refreshed = await test.call('refreshToken', {
      at: 'spanish',
      body: { refreshToken: there.refreshToken },
      headers: there.fromPortal,
    })
    expect(refreshed.status).toBe(401)
  })

  it('all others are ended at once', async () => {
    const [old, here] = [await logIn(test, 'member'), await logIn(test, 'member')]
    const { body } = await test.call('deleteOutrasSessoes', {
      token: here.token,
      params: { id: here.userId },
    })
    expect(body).toEqual({ encerradas: 1 })
    expect([await isIn(old), await isIn(here)]).toEqual([false, true])
    expect((await list(here)).map(({ flagAtual }) => flagAtual)).toEqual([true])
  })

  it('404 for another’s, which goes on', async () => {
    const [member, neighbour] = [await logIn(test, 'member'), await logIn(test, 'completeMember')]
    const [theirs] = await list(neighbour)
    expect((await end(member, theirs!.id)).status).toBe(404)
    expect(await isIn(neighbour)).toBe(true)
  })
})
