import { once } from 'node:events'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'
import { signBilhete, verifyBilhete, type Bilhete } from './bilhete.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 60_000 })

let rig: SalaRig
/** What the server says of a guest of the open room. */
let guest: Bilhete
beforeAll(async () => {
  rig = await openSalaRig()
  const { secrets } = rig.test.deps
  guest = (await verifyBilhete(secrets, await rig.bilhete({ nome: 'Marta' })))!
})
afterAll(() => rig.close())

const sign = (given: Partial<Bilhete>) => signBilhete(rig.test.deps.secrets, { ...guest, ...given })
/** With which code a browser is closed that comes with a ticket. */
async function closedWith(bilhete: string): Promise<unknown> {
  const browser = rig.connect()
  await once(browser.socket, 'open')
  browser.say({ t: 'entrar', bilhete })
  return (await browser.closed)[0]
}

it('a ticket opens its room alone, at its church alone', async () => {
  expect(await closedWith(await sign({ salaId: guest.salaId + 1 }))).toBe(4401)
  expect(await closedWith(await sign({ igrejaId: guest.igrejaId + 1 }))).toBe(4401)
})

it('a ticket that ended while somebody is in the room reads and does not write', async () => {
  const expiresAt = new Date(Date.now() + 4_000)
  const late = await rig.enter(await sign({ expiresAt }))
  // Whole seconds stand in a ticket.
  await expect.poll(() => Date.now() > expiresAt.getTime(), { timeout: 20_000 }).toBe(true)
  expect(await late.answer(late.write('Ainda estou aqui'))).toMatchObject({ t: 'nao', codigo: 'CHAT_TICKET' })
})

it('a ticket is renewed by one of the same person', async () => {
  const marta = await rig.enter(await sign({}))
  marta.say({
    t: 'bilhete',
    bilhete: await sign({ sub: 'c:00000000-0000-4000-8000-000000000001', nome: 'Lia' }),
  })
  expect(await untilHeard(marta, ({ t }) => t === 'nao')).toMatchObject({ codigo: 'CHAT_TICKET' })
})

it('one person has five windows in a room, and not a sixth', async () => {
  const bilhete = await sign({ sub: 'c:00000000-0000-4000-8000-000000000002' })
  for (let window = 0; window < 5; window += 1) await rig.enter(bilhete)
  expect(await closedWith(bilhete)).toBe(4429)
})

it('who does not say within five seconds who they are is closed', async () => {
  const silent = rig.connect()
  expect((await silent.closed)[0]).toBe(4401)
})

it('without a WebSocket a room asks for the same ticket, and is not there where there is none', async () => {
  const ask = async (codigo: string, ticket?: string) => {
    const { statusCode, body } = await rig.test.app.inject({
      url: `/api/v1/sala/${codigo}/eventos?espera=0`,
      headers: { host: demoChurches.full.hosts[0], ...(ticket && { 'x-bilhete': ticket }) },
    })
    return statusCode === 200 ? 200 : (JSON.parse(body) as { code: string }).code
  }
  const mine = await sign({})
  const others = [undefined, 'forged', `${mine.slice(0, -4)}AAAA`]
  others.push(await sign({ salaId: guest.salaId + 1 }), await sign({ igrejaId: guest.igrejaId + 1 }))
  others.push(await sign({ expiresAt: new Date(Date.now() - 60_000) }))
  expect(await Promise.all(others.map((ticket) => ask('conversa', ticket)))).toEqual(
    others.map(() => 'CHAT_TICKET'),
  )
  expect([await ask('conversa', mine), await ask('nada', mine)]).toEqual([200, 'NOT_FOUND'])
})
