import { once } from 'node:events'
import { channels, type ChannelName } from '@atrio/contract'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { ownChannelHandlers } from '../slices.ts'
import { clientConfig } from '../db/connection.ts'
import { byPix, openMoneyRig, pedidoOf, type MoneyRig } from '../testing/money-rig.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp } from '../testing/test-app.ts'

type Frame = { t: string; n?: number; dados?: unknown; codigo?: string }

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 20_000 }

let rig: MoneyRig
let port: number
beforeAll(async () => {
  rig = await openMoneyRig()
  await rig.test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (rig.test.app.server.address() as { port: number }).port
})
afterAll(() => rig.close())
const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

const host = (church = 'esperanca') => `${church}.atrio.localhost:${port}`

function connect(church?: string, origin = `http://${host(church)}`, at = port) {
  const socket = new WebSocket(`ws://127.0.0.1:${at}/api/v1/canais`, {
    headers: { host: host(church), origin },
  })
  open.push(socket)
  const frames: Frame[] = []
  socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as Frame))
  socket.on('error', () => {})
  const say = (frame: object | string) =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  const opened = once(socket, 'open')
  const closed = once(socket, 'close')
  // One of them comes to nothing where the other is waited for.
  for (const event of [opened, closed]) event.catch(() => {})
  return { socket, frames, say, opened, closed }
}

async function enter(person: LoggedIn | null, church?: string) {
  const browser = connect(church)
  await browser.opened
  const { body } = person
    ? await rig.test.call('createBilhete', { token: person.token, body: {} })
    : { body: {} }
  browser.say({ t: 'entrar', ...body })
  await expect.poll(() => browser.frames.map(({ t }) => t), soon).toEqual(['oi'])
  browser.frames.length = 0
  return browser
}

/** Long enough for what must not come to have come. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 600))

describe('what is followed', () => {
  it('tells an order’s state at once, and when it changes, wherever it was changed', async () => {
    const { codigo } = pedidoOf(await rig.buy(byPix))
    const browser = await enter(rig.member)
    browser.say({ t: 'seguir', n: 1, canal: 'pedido', params: { codigo } })
    await expect.poll(() => browser.frames, soon).toEqual([{ t: 'ev', n: 1, dados: { status: 'pendente' } }])
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await rig.settle('pagamento')
    await expect
      .poll(() => browser.frames.at(-1), soon)
      .toEqual({ t: 'ev', n: 1, dados: { status: 'aprovado' } })
  })

  it('tells the number of unread notifications to each of its people, read in another tab or written to one', async () => {
    const [one, other] = [await enter(rig.member), await enter(await logIn(rig.test, 'admin'))]
    for (const { say } of [one, other]) say({ t: 'seguir', n: 7, canal: 'notificacoes', params: {} })
    const told = ({ frames }: { frames: Frame[] }) => (frames.at(-1)?.dados as { naoLidas: number })?.naoLidas
    await expect.poll(() => [told(one), told(other)], soon).not.toContain(undefined)
    const [first, second] = [told(one), told(other)]
    await rig.rows(`insert into notificacao (igreja_id, titulo, corpo, tipo) select id, 'A', 'B', 'GERAL' from igreja
      where slug = 'igreja-esperanca'`)
    await expect.poll(() => [told(one), told(other)], soon).toEqual([first + 1, second + 1])
    await rig.rows(
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo) select igreja_id, id, 'A', 'B', 'GERAL'
       from usuario where user_id = $1 limit 1`,
      [rig.member.userId],
    )
    await expect.poll(() => told(one), soon).toBe(first + 2)
    await aWhile()
    expect(told(other)).toBe(second + 1)
    const { igrejaId } = await churchOfMember()
    const { body } = await rig.test.call('listNotificacoes', {
      params: { id: igrejaId },
      token: rig.member.token,
    })
    const [newest] = body['notificacoes'] as { id: number }[]
    await rig.test.call('readNotificacoes', {
      params: { id: igrejaId },
      token: rig.member.token,
      body: { ate: newest!.id },
    })
    await expect.poll(() => told(one), soon).toBe(0)
  })

  const churchOfMember = async () =>
    (
      await rig.rows<{ igrejaId: number }>(
        `select id as "igrejaId" from igreja where slug = 'igreja-esperanca'`,
      )
    )[0]!
})

describe('who must not receive', () => {
  const refused = async (browser: Awaited<ReturnType<typeof enter>>, canal: string, params: object) => {
    browser.say({ t: 'seguir', n: 3, canal, params })
    await expect.poll(() => browser.frames.length, soon).toBe(1)
    return browser.frames[0]
  }

  it.each(Object.keys(channels) as ChannelName[])(
    '%s: nobody, where somebody must be logged in',
    async (canal) => {
      if (channels[canal].auth !== 'user') return
      const browser = await enter(null)
      expect(await refused(browser, canal, {})).toEqual({ t: 'nao', n: 3, codigo: 'UNAUTHENTICATED' })
    },
  )

  it('another person, nobody, and another church of an order', async () => {
    const { codigo } = pedidoOf(await rig.buy(byPix))
    const foreigners = [
      await enter(await logIn(rig.test, 'admin')),
      await enter(null),
      await enter(null, 'harbor'),
      // The ticket of one church at the host of another.
      await enter(rig.member, 'harbor'),
    ]
    for (const browser of foreigners) {
      expect(await refused(browser, 'pedido', { codigo })).toEqual({ t: 'nao', n: 3, codigo: 'NOT_FOUND' })
    }
    await rig.sandbox.act(await rig.keyOf(codigo), 'pay')
    await rig.settle('pagamento')
    await aWhile()
    expect(foreigners.map(({ frames }) => frames.length)).toEqual([1, 1, 1, 1])
  })

  it('somebody whose session has ended meanwhile, from the next change on', async () => {
    const person = await logIn(rig.test, 'completeMember')
    const browser = await enter(person)
    browser.say({ t: 'seguir', n: 1, canal: 'notificacoes', params: {} })
    await expect.poll(() => browser.frames.length, soon).toBe(1)
    await rig.rows(`update session set revoked_at = now() where user_id = $1`, [person.userId])
    await rig.rows(
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo) select igreja_id, id, 'A', 'B', 'GERAL'
       from usuario where user_id = $1 limit 1`,
      [person.userId],
    )
    await expect
      .poll(() => browser.frames.at(-1), soon)
      .toEqual({ t: 'nao', n: 1, codigo: 'UNAUTHENTICATED' })
  })

  it('is what these tests would notice: a channel that forgets whose order it is is found out', async () => {
    const loose = {
      ...ownChannelHandlers,
      pedido: { ...ownChannelHandlers.pedido, read: async () => ({ status: 'aprovado' as const }) },
    }
    const other = await createTestApp({ channelHandlers: loose })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const at = (other.app.server.address() as { port: number }).port
    const browser = connect(undefined, `http://${host()}`, at)
    await browser.opened
    browser.say({ t: 'entrar' })
    browser.say({ t: 'seguir', n: 3, canal: 'pedido', params: { codigo: '0000000000000000' } })
    await expect
      .poll(() => browser.frames.at(-1), soon)
      .toEqual({ t: 'ev', n: 3, dados: { status: 'aprovado' } })
    await other.close()
  })
})

describe('who went away', () => {
  it('while their session was looked up is among no listeners', async () => {
    let reads = 0
    const { notificacoes } = ownChannelHandlers
    const read: typeof notificacoes.read = (...asked) => {
      reads += 1
      return notificacoes.read(...asked)
    }
    const counted = { ...ownChannelHandlers, notificacoes: { ...notificacoes, read } }
    const other = await createTestApp({ channelHandlers: counted })
    await other.app.listen({ port: 0, host: '127.0.0.1' })
    const at = (other.app.server.address() as { port: number }).port
    const { token } = await logIn(other, 'member')
    const follower = async () => {
      const browser = connect(undefined, `http://${host()}`, at)
      await browser.opened
      const { body } = await other.call('createBilhete', { token, body: {} })
      browser.say({ t: 'entrar', ...body })
      await expect.poll(() => browser.frames.length, soon).toBe(1)
      return browser
    }
    const follow = { t: 'seguir', n: 1, canal: 'notificacoes', params: {} }

    const [gone, stays] = [await follower(), await follower()]
    const lock = new pg.Client(clientConfig(other.target, {}))
    await lock.connect()
    await lock.query('begin; lock table session in access exclusive mode')
    gone.say(follow)
    const waiting = async () => (await lock.query('select from pg_locks where not granted')).rowCount
    await expect.poll(waiting, soon).toBeGreaterThan(0)
    gone.socket.close()
    await gone.closed
    await aWhile()
    await lock.query('rollback')

    stays.say(follow)
    await expect.poll(() => stays.frames.length, soon).toBe(2)
    await lock.query(`insert into notificacao (igreja_id, titulo, corpo, tipo) select id, 'A', 'B', 'GERAL' from igreja
      where slug = 'igreja-esperanca'`)
    await lock.end()
    await expect.poll(() => stays.frames.length, soon).toBe(3)
    await aWhile()
    expect(reads).toBe(2)
    await other.close()
  })
})

describe('what is wrong', () => {
  const closedWith = async (browser: ReturnType<typeof connect>) => ((await browser.closed) as [number])[0]

  it('403 from another site’s page, and from none', async () => {
    for (const origin of ['https://evil.example', 'null', `http://${host('harbor')}`]) {
      const browser = connect(undefined, origin)
      const [, response] = (await once(browser.socket, 'unexpected-response')) as [
        unknown,
        { statusCode: number },
      ]
      expect(response.statusCode).toBe(403)
    }
  })

  it('4401 without entering, or with anything before it', async () => {
    const silent = connect()
    await silent.opened
    const hasty = connect()
    await hasty.opened
    hasty.say({ t: 'seguir', n: 1, canal: 'pedido', params: {} })
    expect(await closedWith(hasty)).toBe(4401)
    expect(await closedWith(silent)).toBe(4401)
  })

  it.each(['no json', '{}', '{"t":"entrar","x":1}', '{"t":"seguir","n":-1,"canal":"pedido","params":{}}'])(
    '4400 for %s',
    async (frame) => {
      const browser = connect()
      await browser.opened
      browser.say(frame)
      expect(await closedWith(browser)).toBe(4400)
    },
  )

  it('1009 for a frame of more than 4 KB; 4429 for sixty-one in a moment; others are unharmed', async () => {
    const well = await enter(null)
    const large = connect()
    await large.opened
    large.say(`"${'x'.repeat(5_000)}"`)
    expect(await closedWith(large)).toBe(1009)
    const fast = await enter(null)
    for (let n = 0; n < 70; n++) fast.say({ t: 'deixar', n })
    expect(await closedWith(fast)).toBe(4429)
    well.say({ t: 'seguir', n: 1, canal: 'nada', params: {} })
    await expect.poll(() => well.frames, soon).toEqual([{ t: 'nao', n: 1, codigo: 'NOT_FOUND' }])
    well.say({ t: 'seguir', n: 1, canal: 'pedido', params: { codigo: 7 } })
    await expect.poll(() => well.frames.at(-1), soon).toEqual({ t: 'nao', n: 1, codigo: 'VALIDATION' })
  })

  it('follows at most twenty things at once', async () => {
    const browser = await enter(rig.member)
    for (let n = 0; n < 21; n++) browser.say({ t: 'seguir', n, canal: 'notificacoes', params: {} })
    await expect
      .poll(() => browser.frames.find(({ t }) => t === 'nao'), soon)
      .toEqual({ t: 'nao', n: 20, codigo: 'TOO_MANY_REQUESTS' })
  })

  it('treats a forged ticket, or one that is too old, as nobody', async () => {
    const browser = connect()
    await browser.opened
    browser.say({ t: 'entrar', bilhete: 'forged' })
    browser.say({ t: 'seguir', n: 1, canal: 'notificacoes', params: {} })
    await expect
      .poll(() => browser.frames.at(-1), soon)
      .toEqual({ t: 'nao', n: 1, codigo: 'UNAUTHENTICATED' })
  })
})
