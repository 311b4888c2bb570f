import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { FrameDownSala } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { photo } from '../../testing/file-cases.ts'
import { logIn, type LoggedIn } from '../../testing/people.ts'
import { codeOf, messagesOf, openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 20_000 }

let rig: SalaRig
let helena: LoggedIn
beforeAll(async () => {
  rig = await openSalaRig()
  helena = await logIn(rig.test, 'admin')
})
afterAll(() => rig.close())

const params = { codigo: 'conversa' }
const lastSeq = (frames: FrameDownSala[]) => frames.findLast((frame) => frame.t === 'ev')!.ate
const epocaOf = (frames: FrameDownSala[]) => frames.find((frame) => frame.t === 'oi')!.epoca

describe('a room', () => {
  it('shows what was said, and what two people write to each other, once and in order', async () => {
    const marta = await rig.enter(await rig.bilhete({ nome: 'Marta' }))
    const ana = await rig.enter(await rig.bilhete({ token: (await logIn(rig.test, 'member')).token }))
    expect(marta.texts()[0]).toMatch(/A paz, irmãos!/)
    await marta.answer(marta.write('Bom dia, gente'))
    await ana.answer(ana.write('Bom dia, Marta!'))
    for (const { texts, frames } of [marta, ana]) {
      await expect.poll(() => texts().slice(-2), soon).toEqual(['Bom dia, gente', 'Bom dia, Marta!'])
      const [guest, member] = messagesOf(frames).slice(-2)
      expect([guest!.nome, guest!.papel, member!.nome, member!.papel]).toEqual([
        'Marta',
        'convidado',
        'Ana Albuquerque',
        'membro',
      ])
    }
    expect(JSON.stringify(marta.frames)).not.toMatch(/"[uc]:/)
  })

  it('knows a message that is sent again by its key, and gives what was missed to who comes back', async () => {
    const bilhete = await rig.bilhete({ nome: 'Jonas' })
    const jonas = await rig.enter(bilhete)
    const chave = jonas.write('Só uma vez')
    const first = await jonas.answer(chave)
    const since = { desde: lastSeq(jonas.frames.slice(0, 3)), epoca: epocaOf(jonas.frames) }
    jonas.socket.terminate()
    const other = await rig.enter(await rig.bilhete({ nome: 'Lia' }))
    await other.answer(other.write('Enquanto isso'))
    const again = await rig.enter(bilhete, since)
    expect(again.frames.map(({ t }) => t)).not.toContain('recomece')
    again.write('Só uma vez', chave)
    expect(await again.answer(chave)).toEqual(first)
    await expect.poll(() => again.texts().slice(-2), soon).toEqual(['Só uma vez', 'Enquanto isso'])
  })

  it('begins anew for another epoch, a number that is not there yet, or too much that was missed', async () => {
    const bilhete = await rig.bilhete({ nome: 'Noé' })
    const epoca = epocaOf((await rig.enter(bilhete)).frames)
    for (const since of [
      { desde: 3, epoca: randomUUID() },
      { desde: 9_999_999, epoca },
    ]) {
      const { frames } = await rig.enter(bilhete, since)
      expect(frames.map(({ t }) => t)).toContain('recomece')
    }
  })
})

describe('the photo of a member', () => {
  it('stands at what they write and at what was written, and is gone with the photo', async () => {
    const ana = await logIn(rig.test, 'member')
    const person = {
      params: { slug: demoChurches.full.slug, userId: ana.userId },
      token: ana.token,
    }
    const saved = await rig.test.call('saveImagem', { ...person, arquivo: await photo() })
    expect(saved.status).toBe(201)
    const member = await rig.enter(await rig.bilhete({ token: ana.token }))
    await member.answer(member.write('Com o meu rosto'))
    await expect.poll(() => member.texts().at(-1), soon).toBe('Com o meu rosto')
    const later = await rig.enter(await rig.bilhete({ nome: 'Depois' }))
    await expect.poll(() => later.texts().at(-1), soon).toBe('Com o meu rosto')
    const [own, seen] = [member, later].map(({ frames }) => messagesOf(frames).at(-1)!.imagem)
    expect(own?.split('?')[0]).toBe((saved.body['imagem'] as string).split('?')[0])
    expect(seen?.split('?')[0]).toBe(own?.split('?')[0])
    const look = () => rig.test.app.inject({ url: seen!, headers: { host: demoChurches.full.hosts[0] } })
    expect((await look()).statusCode).toBe(200)
    await later.answer(later.write('Sem rosto'))
    await expect.poll(() => messagesOf(later.frames).at(-1)?.texto, soon).toBe('Sem rosto')
    expect(messagesOf(later.frames).at(-1)).not.toHaveProperty('imagem')
    await rig.test.call('deleteImagem', person)
    expect((await look()).statusCode).toBe(404)
  })
})

describe('what hosts do', () => {
  it('removing all of a person is seen at once, undone, and known to who was away', async () => {
    const [troll, reader] = [
      await rig.enter(await rig.bilhete({ nome: 'Barulho' })),
      await rig.enter(await rig.bilhete()),
    ]
    for (const texto of ['Um', 'Dois', 'Três']) await troll.answer(troll.write(texto))
    await expect.poll(() => reader.texts().slice(-3), soon).toEqual(['Um', 'Dois', 'Três'])
    const { seq } = messagesOf(reader.frames).at(-1)!
    const { status, body } = await rig.test.call('removerSalaMensagensDe', {
      params: { ...params, seq },
      token: helena.token,
    })
    expect(status).toBe(200)
    for (const { texts } of [troll, reader]) await expect.poll(texts, soon).not.toContain('Dois')
    expect((await rig.enter(await rig.bilhete())).texts()).not.toContain('Dois')
    await rig.test.call('desfazerSalaRemocao', {
      params: { ...params, id: body['idRemocao'] },
      token: helena.token,
    })
    await untilHeard(
      reader,
      (frame) => frame.t === 'ev' && frame.ev.some(({ tipo }) => tipo === 'restaurada'),
    )
    expect((await rig.enter(await rig.bilhete())).texts()).toContain('Dois')
    const log = await rig.test.call('listSalaModeracao', { params, token: helena.token })
    expect((log.body['acoes'] as { acao: string; alvo: string }[])[0]).toMatchObject({
      acao: 'restaurar',
      alvo: 'Barulho',
    })
  })

  it('who is muted reads their own lines, moderators read them, and nobody else receives them or begins anew', async () => {
    const [muted, reader] = [
      await rig.enter(await rig.bilhete({ nome: 'Vento' })),
      await rig.enter(await rig.bilhete()),
    ]
    const host = await rig.enter(await rig.bilhete({ token: helena.token }))
    const { seq } = (await muted.answer(muted.write('Antes'))) as { seq: number }
    const { status } = await rig.test.call('silenciarSala', {
      params: { ...params, seq },
      token: helena.token,
      body: {},
    })
    expect(status).toBe(200)
    await muted.answer(muted.write('Depois'))
    for (const { texts } of [muted, host]) await expect.poll(texts, soon).toContain('Depois')
    expect(messagesOf(muted.frames).at(-1)).not.toHaveProperty('silenciada')
    expect(messagesOf(host.frames).at(-1)).toHaveProperty('silenciada')
    const after = await rig.enter(await rig.bilhete({ nome: 'Depois dele' }))
    await after.answer(after.write('E agora?'))
    await expect.poll(reader.texts, soon).toContain('E agora?')
    expect(reader.texts()).not.toContain('Depois')
    expect(reader.frames.filter(({ t }) => t === 'recomece')).toHaveLength(1)
    // What covers the hidden number begins where the reader was.
    const ranges = reader.frames.filter((frame) => frame.t === 'ev')
    for (const [place, { de }] of ranges.slice(1).entries()) expect(de).toBe(ranges[place]!.ate)
  })
})

describe('what is refused', () => {
  it('what breaks a rule, with its code and the text left to its author', async () => {
    await rig.rows(
      `insert into sala_palavra (igreja_id, palavra, acao) select id, 'abobrinha', 'recusar' from igreja where codigo = 'esperanca'`,
    )
    const token = helena.token
    const modo = { modoLento: 0, flagSoAnfitrioes: false, flagLinksConvidados: false }
    // The room reads its words again with its mode.
    await rig.test.call('saveSalaModo', { params, token, body: modo })
    const guest = await rig.enter(await rig.bilhete({ nome: 'Teimoso' }))
    const reader = await rig.enter(await rig.bilhete())
    await untilHeard(reader, (frame) => frame.t === 'ev' && frame.ev.some(({ tipo }) => tipo === 'modo'))
    const codes: unknown[] = []
    for (const texto of ['veja site . com', 'Que ABOBRINHA!', 'Oi', 'oi!', '   ']) {
      codes.push(((await guest.answer(guest.write(texto))) as { codigo?: string }).codigo)
    }
    expect(codes).toEqual(['CHAT_LINK', 'CHAT_WORD', undefined, 'CHAT_DUPLICATE', 'VALIDATION'])
    expect(await reader.answer(reader.write('Sem nome'))).toMatchObject({ codigo: 'CHAT_NAME' })
  })

  it('403 from another site; 4401 without a ticket, with one of another church, or forged; 4400 for no frame', async () => {
    const evil = rig.connect({ origin: 'https://evil.example' })
    const [, response] = (await once(evil.socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(response.statusCode).toBe(403)
    const foreign = await rig.bilhete({ nome: 'June', at: 'english' })
    for (const bilhete of [foreign, 'forged', `${foreign.slice(0, -4)}AAAA`]) {
      const browser = rig.connect()
      await once(browser.socket, 'open')
      browser.say({ t: 'entrar', bilhete })
      expect(await codeOf(browser)).toBe(4401)
    }
    const odd = rig.connect()
    await once(odd.socket, 'open')
    odd.say('{"t":"msg"}')
    expect(await codeOf(odd)).toBe(4400)
    const binary = rig.connect()
    await once(binary.socket, 'open')
    binary.socket.send(Buffer.from('{"t":"reagir","tipo":"amem"}'))
    expect(await codeOf(binary)).toBe(4400)
    const early = rig.connect()
    await once(early.socket, 'open')
    early.write('Antes de entrar')
    expect(await codeOf(early)).toBe(4401)
    const large = rig.connect()
    await once(large.socket, 'open')
    large.say(`"${'x'.repeat(64 * 1024)}"`)
    expect(await codeOf(large)).toBe(1009)
  })

  it.each([
    ['Helena Prado', 'a host'],
    ['Hеlеnа Prаdо', 'a host in another alphabet'],
    ['PAST0R', 'an office'],
    ['Igreja Esperança', 'the church'],
    ['x', 'too short'],
    ['🙂🙂🙂', 'without a letter'],
    ['www.oferta.com', 'an address'],
  ])('CHAT_NAME for %s: %s', async (nome) => {
    const { status, body } = await rig.test.call('createBilheteSala', { params, body: { nome } })
    expect([status, body['code']]).toEqual([409, 'CHAT_NAME'])
  })

  it('403 for who is no moderator, 404 where there is no such room', async () => {
    const { token } = await logIn(rig.test, 'member')
    const plain = await rig.test.call('removerSalaMensagem', { params: { ...params, seq: 1 }, token })
    const nowhere = await rig.test.call('removerSalaMensagem', {
      params: { codigo: 'nada', seq: 1 },
      token: helena.token,
    })
    expect([plain.status, nowhere.status]).toEqual([403, 404])
  })
})
