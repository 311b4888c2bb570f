import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'
import { salasOf } from './salas.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 20_000 }

let rig: SalaRig
beforeAll(async () => {
  rig = await openSalaRig()
})
afterAll(() => rig.close())

const figures = async () => {
  const { body } = await rig.test.app.inject('/metrics')
  const found = new Map<string, number>()
  for (const line of body.split('\n')) {
    const [name, value] = line.split(' ')
    if (/^atrio_(chat|listener)/.test(name ?? '')) found.set(name!.replace('atrio_', ''), Number(value))
  }
  return (name: string) => found.get(name) ?? 0
}

it('count who is there, what is stored, acknowledged and delivered', async () => {
  const before = await figures()
  expect(before('listener_up')).toBe(1)
  const [one, other] = [
    await rig.enter(await rig.bilhete({ nome: 'Rute' })),
    await rig.enter(await rig.bilhete({ nome: 'Boaz' })),
  ]
  await one.answer(one.write('Bom dia'))
  await expect.poll(() => other.texts().at(-1), soon).toBe('Bom dia')
  const after = await figures()
  expect(after('chat_sockets{way="ws"}') - before('chat_sockets{way="ws"}')).toBe(2)
  expect(after('chat_deliveries_total') - before('chat_deliveries_total')).toBe(2)
  for (const name of ['ack_seconds', 'fan_out_seconds', 'batch_size']) {
    expect(
      after(`chat_${name}_count`) - before(`chat_${name}_count`),
      `figure ${name}`,
    ).toBeGreaterThanOrEqual(1)
  }
  expect(after('chat_batch_size_sum') - before('chat_batch_size_sum')).toBe(1)
  one.socket.close()
  await one.closed
  await expect
    .poll(async () => (await figures())('chat_sockets{way="ws"}'), soon)
    .toBe(before('chat_sockets{way="ws"}') + 1)
})

it('count what is refused, by code, and whom the process ended, by why', async () => {
  const before = await figures()
  const guest = await rig.enter(await rig.bilhete({ nome: 'Noemi' }))
  await guest.answer(guest.write('veja www.oferta.com'))
  const forged = rig.connect()
  await once(forged.socket, 'open')
  forged.say({ t: 'entrar', bilhete: 'forged' })
  await forged.closed
  const odd = rig.connect()
  await once(odd.socket, 'open')
  odd.say('{"t":"msg"}')
  await odd.closed
  const large = rig.connect()
  await once(large.socket, 'open')
  large.say(`"${'x'.repeat(64 * 1024)}"`)
  await large.closed
  const nowhere = rig.connect({ codigo: 'nada' })
  await nowhere.closed
  const after = await figures()
  const grown = (name: string) => after(name) - before(name)
  expect({
    link: grown('chat_refused_total{code="CHAT_LINK"}'),
    ticket: grown('chat_refused_total{code="CHAT_TICKET"}'),
    forged: grown('chat_terminated_total{why="ticket"}'),
    frame: grown('chat_terminated_total{why="frame"}'),
    gone: grown('chat_terminated_total{why="gone"}'),
  }).toEqual({ link: 1, ticket: 1, forged: 1, frame: 2, gone: 1 })
})

it('count how who comes back is served', async () => {
  const bilhete = await rig.bilhete({ nome: 'Obede' })
  const first = await rig.enter(bilhete)
  const { epoca } = first.frames.find((frame) => frame.t === 'oi')!
  const { ate } = (await untilHeard(first, (frame) => frame.t === 'ev')) as { ate: number }
  const before = await figures()
  await rig.enter(bilhete, { desde: ate, epoca })
  await rig.enter(bilhete, { desde: 9_999_999, epoca })
  const after = await figures()
  for (const how of ['ring', 'recomece']) {
    const name = `chat_recovered_total{how="${how}"}`
    expect(after(name) - before(name), `from ${how}`).toBe(1)
  }
})

it('count who reads slowly, left out first and ended then', async () => {
  const [row] = await rig.rows<{ igrejaId: number; salaId: number }>(
    `select s.igreja_id as "igrejaId", s.id as "salaId" from sala s join igreja i on i.id = s.igreja_id
      where s.codigo = 'conversa' and i.codigo = 'esperanca'`,
  )
  const sala = await salasOf(rig.test.deps).of(row!)
  const before = await figures()
  for (let unread of [70 * 1024, 300 * 1024]) {
    sala.leitores.add({
      sub: `c:${unread}`,
      podeModerar: false,
      sent: sala.last,
      send: () => {},
      // A little is taken at each look.
      buffered: () => (unread -= 1),
      end: () => {},
    })
  }
  const writer = await rig.enter(await rig.bilhete({ nome: 'Moabe' }))
  await writer.answer(writer.write('Devagar'))
  await expect
    .poll(async () => (await figures())('chat_skipped_total'), soon)
    .toBeGreaterThan(before('chat_skipped_total'))
  const slow = 'chat_terminated_total{why="slow"}'
  expect((await figures())(slow) - before(slow)).toBe(1)
})
