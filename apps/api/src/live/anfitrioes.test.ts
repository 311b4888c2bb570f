import { once } from 'node:events'
import type { AnfitrioesEquipe, CallName } from '@atrio/contract'
import { demoChurches, demoPeople } from '@atrio/demo'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { logIn } from '../testing/people.ts'
import { codeOf, openSalaRig, untilHeard, type SalaRig } from '../testing/sala-rig.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 90_000 })
const soon = { timeout: 40_000 }
const { slug, codigo: church } = demoChurches.full

let rig: SalaRig
let equipe: string
let id: number
beforeAll(async () => {
  rig = await openSalaRig()
  equipe = await openEquipe(rig.test, (await logIn(rig.test, 'contentAdmin')).userId)
  const [row] = await rig.rows<{ id: number }>(
    `select max(t.id) as id from transmissao t join igreja i on i.id = t.igreja_id
      where i.codigo = '${church}' and not t.flag_exclusiva`,
  )
  id = row!.id
})
afterAll(() => rig.close())

const room = () => `anfitrioes-${id}`
const atDesk = async (name: CallName, given: { params?: object; body?: object } = {}) => {
  const { status, body } = await rig.test.call(name, {
    equipe,
    ...given,
    params: { slug, id, ...given.params },
  })
  expect([name, status]).toEqual([name, name === 'createMensagemAnfitrioes' ? 201 : 200])
  return body as unknown as AnfitrioesEquipe
}
const say = (texto: string, chave = randomUUID()) =>
  atDesk('createMensagemAnfitrioes', { body: { chave, texto } })
const ask = (given: { token?: string; body?: { nome: string } } = {}) =>
  rig.test.call('createBilheteSala', { params: { codigo: room() }, body: {}, ...given })
const come = async (bilhete: string, codigo = room()) => {
  const browser = rig.connect({ codigo })
  await once(browser.socket, 'open')
  browser.say({ t: 'entrar', bilhete })
  return browser
}

it('has staff talk among themselves at the desk, and a message that is sent again once', async () => {
  const chave = randomUUID()
  await say('Câmera dois sem som', chave)
  const { sala, mensagens } = await say('Câmera dois sem som', chave)
  expect(sala).toBe(room())
  expect(mensagens).toMatchObject([{ texto: 'Câmera dois sem som', nome: 'Tiago', flagMinha: true }])
  const other = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
  const { body } = await rig.test.call('getAnfitrioesEquipe', { equipe: other, params: { slug, id } })
  expect(body['mensagens']).toMatchObject([{ texto: 'Câmera dois sem som', flagMinha: false }])
})

it('is not there for visitors and members, whatever ticket they bring, and nothing of it reaches their room', async () => {
  const { token } = await logIn(rig.test, 'member')
  expect((await ask({ body: { nome: 'Curiosa' } })).status).toBe(404)
  expect((await ask()).status).toBe(404)
  expect((await ask({ token })).status).toBe(404)
  // A ticket for the room of everybody opens no other one, nor does one that nobody of ours has signed.
  const open = await rig.test.call('createBilheteSala', {
    params: { codigo: `ao-vivo-${id}` },
    body: { nome: 'Curiosa' },
  })
  expect(open.status).toBe(201)
  const bilhete = open.body['bilhete'] as string
  for (const brought of [bilhete, `${bilhete.slice(0, -6)}AAAAAA`]) {
    const browser = await come(brought)
    expect(await codeOf(browser)).toBe(4401)
    expect(browser.frames.filter(({ t }) => t === 'ev' || t === 'oi')).toEqual([])
  }
  const written = await rig.test.call('createSalaMensagem', {
    params: { codigo: room() },
    body: { bilhete, chave: randomUUID(), texto: 'Oi?' },
  })
  expect(written.body['code']).toBe('CHAT_TICKET')

  const visitor = await come(bilhete, `ao-vivo-${id}`)
  await untilHeard(visitor, (frame) => frame.t === 'ev')
  await say('Só entre nós')
  await visitor.answer(visitor.write('Bom dia'))
  expect(JSON.stringify(visitor.frames)).not.toContain('Só entre nós')
  const chosen = await rig.test.call('getModeracaoEquipe', { equipe, params: { slug } })
  expect(JSON.stringify(chosen.body['salas'])).not.toContain('anfitrioes-')
})

it('lets in a volunteer for as long as they are named, and puts out who has it open then', async () => {
  const { token, userId } = await logIn(rig.test, 'member')
  const { email } = demoPeople.member
  const named = await atDesk('createAnfitriao', { body: { email } })
  expect(named.membros).toMatchObject([{ id: userId, email }])
  expect((await atDesk('createAnfitriao', { body: { email } })).membros).toHaveLength(1)
  const { status, body } = await ask({ token })
  expect([status, body['podeModerar']]).toEqual([201, false])
  const browser = await come(body['bilhete'] as string)
  await untilHeard(browser, (frame) => frame.t === 'ev')
  await say('Bem-vinda aos bastidores')
  await expect.poll(browser.texts, soon).toContain('Bem-vinda aos bastidores')
  await browser.answer(browser.write('Cheguei'))
  expect((await atDesk('getAnfitrioesEquipe')).mensagens.map(({ texto }) => texto)).toContain('Cheguei')
  // A member there, they look after nothing.
  const removal = await rig.test.call('removerSalaMensagem', { token, params: { codigo: room(), seq: 1 } })
  expect(removal.status).toBe(404)

  expect((await atDesk('deleteAnfitriao', { params: { idUsuario: userId } })).membros).toEqual([])
  expect(await codeOf(browser)).toBe(4404)
  expect((await ask({ token })).status).toBe(404)
})

it('lets in who looks after the broadcast’s room or all rooms, and nobody who looks after another one', async () => {
  const { token, userId } = await logIn(rig.test, 'member')
  const igreja = `(select id from igreja where codigo = '${church}')`
  const grant = async (sala: string) => {
    await rig.rows(`delete from sala_moderador where user_id = ${userId}`)
    await rig.rows(
      `insert into sala_moderador (igreja_id, sala_id, user_id) select ${igreja}, ${sala}, ${userId}`,
    )
    return (await ask({ token })).status
  }
  const idOf = (codigo: string) =>
    `(select id from sala where igreja_id = ${igreja} and codigo = '${codigo}')`
  expect(await grant(idOf('conversa'))).toBe(404)
  expect(await grant(idOf(`ao-vivo-${id}`))).toBe(201)
  expect(await grant('null')).toBe(201)
  await rig.rows(`delete from sala_moderador where user_id = ${userId}`)
})

it('goes with its broadcast', async () => {
  const [made] = await rig.rows<{
    id: number
  }>(`insert into transmissao (igreja_id, titulo, inicio, fim_previsto)
    select id, 'Sai de cena', now(), now() + interval '1 hour' from igreja where codigo = '${church}' returning id`)
  const rooms = () =>
    rig.rows(`select tipo from sala where codigo = 'anfitrioes-${made!.id}'
    and igreja_id = (select id from igreja where codigo = '${church}')`)
  expect(await rooms()).toEqual([{ tipo: 'anfitrioes' }])
  await rig.rows(`delete from transmissao where id = ${made!.id}
    and igreja_id = (select id from igreja where codigo = '${church}')`)
  expect(await rooms()).toEqual([])
})

it('answers a hand in the name of the church where somebody has no profile, until it is over', async () => {
  const at = 'english'
  const there = { slug: demoChurches[at].slug }
  const [air] = await rig.rows<{ id: number; nome: string }>(
    `select max(t.id) as id, i.nome from transmissao t join igreja i on i.id = t.igreja_id
      where i.slug = '${there.slug}' group by i.nome`,
  )
  const raised = await rig.test.call('createAtendimento', {
    at,
    params: { ...there, id: air!.id },
    body: { tipo: 'conversa', chave: randomUUID() },
  })
  const { codigo } = raised.body['atendimento'] as { codigo: string }
  const [hand] = await rig.rows<{ id: number }>(`select id from atendimento where codigo = '${codigo}'`)
  const far = await openEquipe(rig.test, (await logIn(rig.test, 'superAdmin')).userId)
  const desk = (name: CallName, body: object) =>
    rig.test.call(name, { equipe: far, params: { ...there, id: hand!.id }, body })
  const taken = (await desk('assumirAtendimento', {})).body['atendimento'] as { sala: string }
  expect(taken).toMatchObject({ flagMeu: true, anfitriao: null })
  await desk('createMensagemAtendimento', { chave: randomUUID(), texto: 'Hello' })
  const params = { codigo: taken.sala }
  const entered = await rig.test.call('createBilheteSala', { at, params, body: { nome: 'Marta' } })
  const { bilhete } = entered.body
  const said = await rig.rows<{ nome: string }>(
    `select corpo ->> 'nome' as nome from sala_evento e join sala s on s.igreja_id = e.igreja_id and s.id = e.sala_id
      where s.codigo = '${taken.sala}'`,
  )
  expect(said).toEqual([{ nome: air!.nome }])
  const write = async () => {
    const body = { bilhete, chave: randomUUID(), texto: `Thanks ${randomUUID()}` }
    const answer = await rig.test.call('createSalaMensagem', { at, params, body })
    return answer.body['code'] ?? answer.status
  }
  expect(await write()).toBe(201)
  await desk('saveAtendimento', { estado: 'concluido' })
  await expect.poll(write, soon).toBe('CHAT_CLOSED')
})
