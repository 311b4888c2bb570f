import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { FrameDownSala } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import Fastify from 'fastify'
import { decodeJwt, SignJWT } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { clientConfig } from '../../db/connection.ts'
import { openSockets } from '../../http/sockets.ts'
import { logIn } from '../../testing/people.ts'
import { codeOf, messagesOf, openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'
import { signBilhete, verifyBilhete, type Bilhete } from './bilhete.ts'
import { requireBilhete } from './conexao.ts'

// What the guards of a room are for: beside each stands what happens without it.

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 40_000 }

let rig: SalaRig
let sala: { igrejaId: number; salaId: number }
let guest: Bilhete
beforeAll(async () => {
  rig = await openSalaRig()
  guest = (await verifyBilhete(rig.test.deps.secrets, await rig.bilhete({ nome: 'Marta' })))!
  sala = { igrejaId: guest.igrejaId, salaId: guest.salaId }
})
afterAll(() => rig.close())

/** A connection of its own, as the owner of the tables: transactions that are open side by side. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(rig.test.target, {}))
  client.on('error', () => {})
  await client.connect()
  return client
}

it('nobody who asks for what comes after their last misses what commits late, as they would with an identity column', async () => {
  const [slow, quick] = [await connect(), await connect()]
  try {
    /** Two write, the first commits last, and somebody reads in between. @returns what that reader never saw */
    const missedBy = async (tables: { log: string; add: (texto: string) => string }) => {
      const reader = await connect()
      const { log, add } = tables
      let last = 0
      const seen: string[] = []
      const read = async () => {
        const { rows } = await reader.query<{ seq: number; texto: string }>(
          `select seq, texto from ${log} where seq > $1 order by seq`,
          [last],
        )
        seen.push(...rows.map(({ texto }) => texto))
        last = rows.at(-1)?.seq ?? last
      }
      await slow.query('begin')
      await slow.query(add('primeira'))
      const second = quick.query(add('segunda'))
      // With a counter it waits for the first one, and no time makes it there before.
      await Promise.race([second, wait(1_000)])
      await read()
      await slow.query('commit')
      await second
      await read()
      await reader.end()
      return ['primeira', 'segunda'].filter((texto) => !seen.includes(texto))
    }
    await slow.query(`create table controle_identidade (seq int generated always as identity, texto text)`)
    const byIdentity = await missedBy({
      log: 'controle_identidade',
      add: (texto) => `insert into controle_identidade (texto) values ('${texto}')`,
    })
    const { igrejaId, salaId } = sala
    const byCounter = await missedBy({
      log: `(select seq, corpo ->> 'texto' as texto from sala_evento where igreja_id = ${igrejaId}
        and sala_id = ${salaId} and autor = 'c:controle') as e`,
      add: (texto) => `with n as (update sala set ultimo = ultimo + 1
          where igreja_id = ${igrejaId} and id = ${salaId} returning ultimo)
        insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, corpo)
        select ${igrejaId}, ${salaId}, ultimo, 'mensagem', 'c:controle',
          '{"nome":"C","papel":"convidado","texto":"${texto}"}' from n`,
    })
    expect({ byIdentity, byCounter }).toEqual({ byIdentity: ['primeira'], byCounter: [] })
  } finally {
    await slow.query('drop table if exists controle_identidade')
    await Promise.all([slow.end(), quick.end()])
  }
})

it('what a third of all hide is received by nobody and begins nothing anew, where numbers alone would for each', async () => {
  const helena = await logIn(rig.test, 'admin')
  const [hidden, open] = [
    await rig.enter(await rig.bilhete({ nome: 'Escondida' })),
    // Guests of one network are muted together.
    await rig.enter(await rig.bilhete({ token: (await logIn(rig.test, 'member')).token })),
  ]
  const { seq } = (await hidden.answer(hidden.write('Escondida 0'))) as { seq: number }
  const params = { codigo: 'conversa', seq }
  await rig.test.call('silenciarSala', { params, token: helena.token, body: {} })
  const reader = await rig.enter(await rig.bilhete())
  await expect.poll(() => reader.texts(), soon).toContain('Escondida 0')
  const begun = reader.frames.length
  for (let n = 1; n <= 30; n += 1) {
    const who = n % 3 === 0 ? hidden : open
    await who.answer(who.write(`${n % 3 === 0 ? 'Escondida' : 'Aberta'} ${n}`))
  }
  await expect.poll(() => reader.texts().at(-1), soon).toBe('Aberta 29')
  const frames = reader.frames.slice(begun)
  expect(messagesOf(frames).filter(({ texto }) => texto.startsWith('Escondida'))).toEqual([])
  expect(frames.filter(({ t }) => t === 'recomece')).toEqual([])
  const first = reader.frames.slice(0, begun).findLast((frame) => frame.t === 'ev')!.ate
  expect(gapsByRange(frames, first)).toBe(0)
  expect(gapsByNumber(frames, first)).toBeGreaterThanOrEqual(9)
})

/** How often a browser would have to ask again that believes what a frame says it covers. */
function gapsByRange(frames: readonly FrameDownSala[], first: number): number {
  let [last, gaps] = [first, 0]
  for (const frame of frames) {
    if (frame.t !== 'ev') continue
    if (frame.de !== last) gaps += 1
    last = frame.ate
  }
  return gaps
}

/** The same of one that knows the numbers of events alone. */
function gapsByNumber(frames: readonly FrameDownSala[], first: number): number {
  let [last, gaps] = [first, 0]
  for (const { seq } of frames.flatMap((frame) => (frame.t === 'ev' ? frame.ev : []))) {
    if (seq !== last + 1) gaps += 1
    last = seq
  }
  return gaps
}

it('of twenty who reach for a hand one has it, and several who first look and then write', async () => {
  const twenty = Array.from({ length: 20 }, (_, place) => place + 1)
  const raise = async () => {
    const [row] = await rig.rows<{
      id: number
    }>(`insert into atendimento (igreja_id, transmissao_id, tipo, chave)
      select igreja_id, max(id), 'oracao', gen_random_uuid() from transmissao where igreja_id = ${sala.igrejaId}
      group by 1 returning id`)
    return row!.id
  }
  const claims = {
    /** As the desk does it. */
    atOnce: async (client: pg.Client, id: number) => {
      const { rowCount } = await client.query(
        `update atendimento set estado = 'assumido', assumido_em = now() where igreja_id = $1 and id = $2 and estado = 'aberto'`,
        [sala.igrejaId, id],
      )
      return rowCount === 1
    },
    lookThenWrite: async (client: pg.Client, id: number) => {
      const key = [sala.igrejaId, id]
      const { rows } = await client.query<{ estado: string }>(
        `select estado from atendimento where igreja_id = $1 and id = $2`,
        key,
      )
      if (rows[0]!.estado !== 'aberto') return false
      await wait(50)
      await client.query(
        `update atendimento set estado = 'assumido', assumido_em = now() where igreja_id = $1 and id = $2`,
        key,
      )
      return true
    },
  }
  const hosts = await Promise.all(twenty.map(connect))
  try {
    const winners = async (claim: (client: pg.Client, id: number) => Promise<boolean>) => {
      const id = await raise()
      const won = await Promise.all(hosts.map((host) => claim(host, id)))
      return won.filter(Boolean).length
    }
    expect(await winners(claims.atOnce)).toBe(1)
    expect(await winners(claims.lookThenWrite)).toBeGreaterThan(1)
  } finally {
    await Promise.all(hosts.map((host) => host.end()))
  }
})

it('another site’s page opens no socket, and does where nobody looks at where it comes from', async () => {
  const opened = async ({ guarded }: { guarded: boolean }) => {
    const app = Fastify()
    if (!guarded) app.addHook('onRoute', (route) => void delete route.preValidation)
    const sockets = await openSockets(app, rig.test.deps)
    sockets.serve(app, '/api/v1/sala/:codigo/ws', (socket) => socket.send('dentro'))
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const host = `${demoChurches.full.hosts[0]}:${port}`
    const come = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/sala/conversa/ws`, {
          headers: { host, origin },
        })
        socket.on('message', () => {
          resolve('in')
          socket.terminate()
        })
        socket.on('error', () => resolve('out'))
      })
    try {
      return [await come(`http://${host}`), await come('https://evil.example')]
    } finally {
      await app.close()
    }
  }
  expect(await opened({ guarded: true })).toEqual(['in', 'out'])
  expect(await opened({ guarded: false })).toEqual(['in', 'in'])
})

it('who signs their own role is let in nowhere, and would look after the room if a ticket were only read', async () => {
  const forged = await new SignJWT({
    igreja: guest.igrejaId,
    sala: guest.salaId,
    nome: 'Falso',
    papel: 'anfitriao',
    foto: null,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(`c:${randomUUID()}`)
    .setAudience('atrio-sala')
    .setExpirationTime('10 minutes')
    .sign(new TextEncoder().encode('x'.repeat(32)))
  expect(decodeJwt(forged)).toMatchObject({ papel: 'anfitriao', sala: guest.salaId })
  const comeWith = async (bilhete: string) => {
    const browser = rig.connect()
    await once(browser.socket, 'open')
    browser.say({ t: 'entrar', bilhete })
    return browser
  }
  const stranger = await comeWith(forged)
  expect(await codeOf(stranger)).toBe(4401)
  expect(stranger.frames.filter(({ t }) => t === 'oi' || t === 'ev')).toEqual([])
  // The same words under the church's own key: it is the signature that is looked at, and nothing else.
  const own = await comeWith(await signBilhete(rig.test.deps.secrets, { ...guest, papel: 'anfitriao' }))
  expect(await untilHeard(own, ({ t }) => t === 'oi')).toMatchObject({ eu: { papel: 'anfitriao' } })
})

it('a ticket of another room is refused, and would be good where the room is not asked', async () => {
  const { deps } = rig.test
  const bilhete = await signBilhete(deps.secrets, { ...guest, salaId: guest.salaId + 1 })
  const { igrejaId, salaId } = sala
  await expect(requireBilhete(deps, { bilhete, igrejaId, salaId })).rejects.toMatchObject({
    code: 'CHAT_TICKET',
  })
  await expect(requireBilhete(deps, { bilhete, igrejaId })).resolves.toMatchObject({ salaId: salaId + 1 })
})
