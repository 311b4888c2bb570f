import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { FrameDownSala, TransmissaoEquipe } from '@atrio/contract'
import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEquipe } from '../../testing/equipe.ts'
import { logIn } from '../../testing/people.ts'
import { codeOf, messagesOf, openSalaRig, untilHeard, type SalaRig } from '../../testing/sala-rig.ts'
import { chatRegular } from './forget.ts'
import type { Leitor } from './leitor.ts'
import type { Sala } from './sala.ts'
import { salasOf } from './salas.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 40_000 }

let rig: SalaRig
let sala: Sala
beforeAll(async () => {
  rig = await openSalaRig()
  const [row] = await rig.rows<{ igrejaId: number; salaId: number }>(
    `select s.igreja_id as "igrejaId", s.id as "salaId" from sala s join igreja i on i.id = s.igreja_id
      where s.codigo = 'conversa' and i.codigo = 'esperanca'`,
  )
  sala = await salasOf(rig.test.deps).of(row!)
})
afterAll(() => rig.close())

/** Somebody with so many bytes that they have not taken yet. */
function slowReader(sent: number) {
  const heard: FrameDownSala[] = []
  const ended: string[] = []
  const state = { unread: 0, takes: 0 }
  const leitor: Leitor = {
    sub: `c:${randomUUID()}`,
    podeModerar: false,
    sent,
    send: (frame) => heard.push(JSON.parse(frame.toString()) as FrameDownSala),
    buffered: () => (state.unread -= state.takes),
    end: (why) => ended.push(why),
  }
  sala.leitores.add(leitor)
  return { leitor, heard, ended, state }
}

const texts = (frames: readonly FrameDownSala[]) => messagesOf(frames).map(({ texto }) => texto)

it('leaves out who reads slowly until they have caught up, without a gap, and ends who never does', async () => {
  const writer = await rig.enter(await rig.bilhete({ nome: 'Ritmo' }))
  const [slow, stuck] = [slowReader(sala.last), slowReader(sala.last)]
  Object.assign(slow.state, { unread: 70 * 1024, takes: 1 })
  stuck.state.unread = 300 * 1024
  await writer.answer(writer.write('Um por um'))
  await writer.answer(writer.write('Dois por um'))
  await expect.poll(() => stuck.ended, soon).toContain('slow')
  await expect.poll(writer.texts, soon).toContain('Dois por um')
  expect([slow.heard, slow.ended]).toEqual([[], []])
  Object.assign(slow.state, { unread: 0, takes: 0 })
  await expect.poll(() => texts(slow.heard), soon).toEqual(['Um por um', 'Dois por um'])
  for (const { leitor } of [slow, stuck]) sala.leitores.delete(leitor)
})

it('ends who takes nothing for a quarter of a minute, and nobody who sleeps for a moment or takes a little', async () => {
  let later = 0
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  const [still, asleep, little] = [sala, sala, sala].map(({ last }) => slowReader(last)) as [
    ReturnType<typeof slowReader>,
    ReturnType<typeof slowReader>,
    ReturnType<typeof slowReader>,
  ]
  for (const { state } of [still, asleep, little]) state.unread = 70 * 1024
  little.state.takes = 1
  const looked = async () => {
    const before = little.state.unread
    await expect.poll(() => little.state.unread, soon).toBeLessThan(before - 1)
  }
  try {
    const writer = await rig.enter(await rig.bilhete({ nome: 'Paciente' }))
    await writer.answer(writer.write('Quem dorme volta'))
    await looked()
    later += 10_000
    await looked()
    expect([still.ended, asleep.ended, little.ended]).toEqual([[], [], []])
    asleep.state.unread = 0
    await expect.poll(() => texts(asleep.heard), soon).toEqual(['Quem dorme volta'])
    later += 6_000
    await expect.poll(() => still.ended, soon).toEqual(['slow'])
    await looked()
    expect([asleep.ended, little.ended]).toEqual([[], []])
    expect([still, little].map(({ leitor }) => sala.leitores.has(leitor))).toEqual([false, true])
  } finally {
    clock.mockRestore()
    for (const { leitor } of [still, asleep, little]) sala.leitores.delete(leitor)
  }
})

it('closes who reads slowly with a code, and gives up who does not even take that', async () => {
  const enter = async () => {
    const before = new Set(sala.leitores)
    const browser = await rig.enter(await rig.bilhete({ nome: 'Parado' }))
    return { browser, leitor: [...sala.leitores].find((one) => !before.has(one))! }
  }
  const [polite, deaf] = [await enter(), await enter()]
  deaf.browser.socket.pause()
  for (const { leitor } of [polite, deaf]) leitor.end('slow')
  expect(await codeOf(polite.browser)).toBe(4408)
  // The library itself would wait for half a minute.
  await expect.poll(() => sala.leitores.has(deaf.leitor), { timeout: 15_000 }).toBe(false)
})

it('counts three reactions of a kind in a second, and keeps them by the minute', async () => {
  const glad = await rig.enter(await rig.bilhete({ nome: 'Alegria' }))
  for (let n = 0; n < 30; n += 1) glad.say({ t: 'reagir', tipo: 'maos' })
  await untilHeard(glad, (frame) => frame.t === 'n' && (frame.reacoes.maos ?? 0) > 0)
  const kept = () => rig.rows<{ n: number }>(`select quantas as n from sala_reacao where tipo = 'maos'`)
  await expect.poll(kept, soon).toHaveLength(1)
  const [{ n }] = (await kept()) as [{ n: number }]
  // They may have fallen into two seconds.
  expect(n).toBeLessThanOrEqual(6)
})

it('tells what is felt at other processes, and them what is felt here, once a second and never its own', async () => {
  const topics: string[] = []
  rig.test.deps.changes.hearSignals((topic) => topics.push(topic))
  const own = () => topics.filter((topic) => topic.startsWith(`reacoes:${sala.igrejaId}:${sala.salaId}:`))
  const glad = await rig.enter(await rig.bilhete({ nome: 'Júbilo' }))
  const heard = () =>
    glad.frames.flatMap((frame) => (frame.t === 'n' && frame.reacoes.alegria ? [frame.reacoes.alegria] : []))
  glad.say({ t: 'reagir', tipo: 'alegria' })
  await expect.poll(() => own().length, soon).toBe(1)
  expect(own()[0]).toMatch(/:0\.0\.0\.1$/)
  await expect.poll(heard, soon).toEqual([1])
  await rig.rows(
    `select pg_notify('sinal', 'reacoes:${sala.igrejaId}:${sala.salaId}:' || gen_random_uuid() || ':0.0.0.7')`,
  )
  await expect.poll(heard, soon).toEqual([1, 7])
})

it('counts people and not windows, over all processes, without those that fell silent', async () => {
  const here = sala.here()
  const bilhete = await rig.bilhete({ nome: 'Duas janelas' })
  const one = await rig.enter(bilhete)
  await rig.enter(bilhete)
  expect(sala.here()).toBe(here + 1)
  await rig.rows(`insert into sala_presenca (igreja_id, sala_id, processo, quantos, em) values
    (${sala.igrejaId}, ${sala.salaId}, gen_random_uuid(), 700, now() + interval '1 minute'),
    (${sala.igrejaId}, ${sala.salaId}, gen_random_uuid(), 50000, now() - interval '31 seconds')`)
  const said = () => one.frames.flatMap((frame) => (frame.t === 'n' ? [frame.quantos] : []))
  await expect.poll(() => said().at(-1), soon).toBeGreaterThan(700)
  expect(said().at(-1)).toBeLessThan(1_000)
})

it('keeps how many were in the room of a broadcast at most in each minute, and of no other room', async () => {
  const [broadcast] = await rig.rows<{ id: number; salaId: number; codigo: string }>(
    `select t.id, s.id as "salaId", s.codigo from transmissao t join sala s on s.igreja_id = t.igreja_id and s.codigo = 'ao-vivo-' || t.id
      where t.igreja_id = ${sala.igrejaId} and not t.flag_exclusiva order by t.id desc limit 1`,
  )
  const { id, salaId, codigo } = broadcast!
  await rig.rows(`insert into sala_publico (igreja_id, sala_id, minuto, quantos) values
    (${sala.igrejaId}, ${salaId}, date_trunc('minute', now()) - interval '3 minutes', 40),
    (${sala.igrejaId}, ${salaId}, date_trunc('minute', now()) - interval '91 days', 7)`)
  const { body } = await rig.test.call('createBilheteSala', { params: { codigo }, body: { nome: 'Plateia' } })
  const browser = rig.connect({ codigo })
  await once(browser.socket, 'open')
  browser.say({ t: 'entrar', bilhete: body['bilhete'] as string })
  const equipe = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  const seen = async () => {
    const answer = await rig.test.call('getTransmissaoEquipe', {
      equipe,
      params: { slug: demoChurches.full.slug, id },
    })
    return (answer.body['transmissao'] as TransmissaoEquipe).publicoPorMinuto
  }
  await expect.poll(async () => (await seen())?.quantos.at(-1), soon).toBe(1)
  const quantos = (await seen())!.quantos
  expect(quantos[0]).toBe(40)
  // Nobody was there in between, and what is older than eight hours is in no plot.
  expect(quantos.slice(1, 3)).toEqual([0, 0])
  expect(quantos.length).toBeLessThan(10)
  const others = await rig.rows(
    `select from sala_publico p join sala s on s.igreja_id = p.igreja_id and s.id = p.sala_id
      where s.codigo not like 'ao-vivo-%'`,
  )
  expect(others).toEqual([])
  for (const regular of chatRegular) await regular.run(rig.test.deps, new AbortController().signal)
  expect(await rig.rows(`select from sala_publico where minuto < now() - interval '90 days'`)).toEqual([])
})

it('erases texts 30 days after they were removed, all else after 90, and where guests came from after two', async () => {
  const key = `igreja_id = ${sala.igrejaId} and sala_id = ${sala.salaId}`
  await rig.rows(`
    with p as (
      insert into sala_participante (igreja_id, id, nome, ip_hmac, visto_em)
      select ${sala.igrejaId}, 'c:00000000-0000-4000-8000-00000000000' || n, 'Antigo ' || n, '\\x01',
        now() - case n when 1 then interval '91 days' when 2 then interval '3 days' else interval '1 day' end
      from generate_series(1, 3) n)
    insert into sala_evento (igreja_id, sala_id, seq, tipo, autor, corpo, em)
    select ${sala.igrejaId}, ${sala.salaId}, -n, 'mensagem', 'c:x', '{"nome":"A","papel":"convidado","texto":"Antigo"}',
      now() - case n when 1 then interval '91 days' else interval '40 days' end
    from generate_series(1, 3) n`)
  await rig.rows(`insert into sala_remocao (igreja_id, sala_id, seq, data_cadastro) values
    (${sala.igrejaId}, ${sala.salaId}, -2, now() - interval '31 days'),
    (${sala.igrejaId}, ${sala.salaId}, -3, now() - interval '29 days')`)
  for (const regular of chatRegular) await regular.run(rig.test.deps, new AbortController().signal)
  const left = await rig.rows(
    `select seq, corpo ->> 'texto' as texto from sala_evento where ${key} and seq < 0 order by seq`,
  )
  expect(left).toEqual([
    { seq: -3, texto: 'Antigo' },
    { seq: -2, texto: null },
  ])
  const people = await rig.rows(
    `select nome, ip_hmac is null as forgotten from sala_participante where nome like 'Antigo%' order by nome`,
  )
  expect(people).toEqual([
    { nome: 'Antigo 2', forgotten: true },
    { nome: 'Antigo 3', forgotten: false },
  ])
})

it('tells those in a room that it is gone, and asks for it no more', async () => {
  const codigo = 'some-logo'
  const [row] = await rig.rows<{ id: number }>(
    `insert into sala (igreja_id, codigo) values (${sala.igrejaId}, '${codigo}') returning id`,
  )
  const { body } = await rig.test.call('createBilheteSala', { params: { codigo }, body: { nome: 'Última' } })
  const enter = async () => {
    const browser = rig.connect({ codigo })
    await once(browser.socket, 'open')
    browser.say({ t: 'entrar', bilhete: body['bilhete'] as string })
    await untilHeard(browser, (frame) => frame.t === 'n')
    return browser
  }
  const [writing, reading] = [await enter(), await enter()]
  await rig.rows(`delete from sala where id = ${row!.id} and codigo = '${codigo}'`)
  const lost = writing.write('Tem alguém?')
  expect(await writing.answer(lost)).toMatchObject({ t: 'nao', codigo: 'NOT_FOUND' })
  for (const browser of [writing, reading]) expect(await codeOf(browser)).toBe(4404)
  expect([...salasOf(rig.test.deps).opened()].map(({ salaId }) => salaId)).not.toContain(row!.id)
})

it('tells browsers when to come back before it goes, each at a moment of its own', async () => {
  const ending = await openSalaRig()
  const browsers = await Promise.all(
    ['Um', 'Dois', 'Três', 'Quatro'].map(async (nome) =>
      ending.enter(await ending.bilhete({ nome: `Vai ${nome}` })),
    ),
  )
  await ending.test.app.close()
  for (const browser of browsers) expect(await codeOf(browser)).toBe(1012)
  const waits = browsers.flatMap(({ frames }) =>
    frames.flatMap((frame) => (frame.t === 'volte' ? [frame.emMs] : [])),
  )
  expect(waits).toHaveLength(4)
  expect(new Set(waits).size).toBeGreaterThan(1)
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(15_000)
  await ending.close().catch(() => {})
})
