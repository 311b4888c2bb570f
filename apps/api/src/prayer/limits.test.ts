import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPrayerRig, type PrayerRig } from '../testing/prayer-rig.ts'
import type { Answer } from '../testing/test-app.ts'

let rig: PrayerRig
let idOracao: number
beforeAll(async () => {
  // A twentieth of a day.
  rig = await openPrayerRig({ RATE_LIMIT_FACTOR: '0.05' })
  const [celina] = await rig.rows<{ id: number }>(`select id from oracao where nome = 'Celina'`)
  idOracao = celina!.id
})
afterAll(() => rig.test.close())

type Act = (token: string, n: number) => Promise<Answer>
const acts: Record<string, { at: number; act: Act }> = {
  requests: {
    at: 1,
    act: (token, n) => rig.test.call('createOracao', { token, body: { mensagem: `Peço ${n}` } }),
  },
  'messages below a request': {
    at: 5,
    act: (token, n) =>
      rig.test.call('createOracaoMensagem', { token, body: { idOracao, mensagem: `Digo ${n}` } }),
  },
  prayers: { at: 100, act: (token) => rig.test.call('orar', { token, body: { idOracao } }) },
  reports: {
    at: 2,
    act: (token, n) =>
      rig.test.call('denunciarOracao', { token, params: { id: idOracao }, body: { motivo: `Aviso ${n}` } }),
  },
}

it.each(Object.keys(acts))('%s have an end for one person in a day, and for nobody else', async (what) => {
  const { ana, helena } = rig
  const { at, act } = acts[what]!
  const statuses = new Set<number>()
  for (let n = 0; n < at; n += 1) statuses.add((await act(ana.token, n)).status)
  expect([...statuses].every((status) => status < 300)).toBe(true)
  const refused = await act(ana.token, at)
  expect([refused.status, refused.body['code']]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.body['retryAfter'])).toBeGreaterThan(3_600)
  expect((await act(helena.token, 0)).status).toBeLessThan(300)
})

it('how a request goes on counts with the messages', async () => {
  const [own] = await rig.rows<{ id: number }>(`select o.id from oracao o join "user" u on u.id = o.user_id
    where u.email = '${demoPeople.member.email}' order by o.id limit 1`)
  const { status } = await rig.test.call('createOracaoAtualizacao', {
    params: { id: own!.id },
    token: rig.ana.token,
    body: { mensagem: 'Vai melhor' },
  })
  expect(status).toBe(429)
})
