import type { Pendencia, Registro, RegistroListado, Valores } from '@atrio/contract'
import { demoPeople } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workAgenda } from '../jobs/agenda.ts'
import { openContentRig, type Asked, type ContentRig } from '../testing/content-rig.ts'
import { devocionalValues } from '../testing/devocional-values.ts'
import { openEquipe } from '../testing/equipe.ts'
import { eventoValores } from '../testing/event-values.ts'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { contentAgenda } from './due.ts'

let rig: ContentRig
let test: ContentRig['test']
let slug: string
beforeAll(async () => {
  rig = await openContentRig()
  ;({ test, slug } = rig)
})
afterAll(() => test.close())

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString()

const publish = (id: number, versao: number, titulo: string, times = {}, as: Asked['as'] = 'tiago') =>
  rig.ask('devocional', 'publish', {
    id,
    body: { versao, valores: { ...devocionalValues, titulo }, ...times },
    as,
  })

/** Published at version 1, as `Umbu`. */
async function publishOne(): Promise<number> {
  const { registro } = await rig.ask('devocional', 'create', { body: { valores: {} } })
  expect((await publish(registro.id, 0, 'Umbu')).status).toBe(200)
  return registro.id
}

/** What a visitor reads; null where there is nothing. */
async function seen(id: number): Promise<string | null> {
  const { status, body } = await test.call('getDevocional', { params: { slug, id } })
  return status === 200 ? (body['devocional'] as { titulo: string }).titulo : null
}
const get = async (id: number): Promise<Registro> => (await rig.ask('devocional', 'get', { id })).registro

/** How the list marks it: when it changes, and whether that did not come. */
async function marked(id: number): Promise<unknown> {
  const { body } = await rig.ask('devocional', 'list', { query: { limit: 100 } })
  const item = (body['itens'] as RegistroListado[]).find((one) => one.id === id)!
  return [item.mudaEm, item.flagMudancaFalhou]
}

/** As if the time of a change had come, and its work been done, by two processes. */
async function pass(recurso: string, id: number): Promise<void> {
  await asOwner(
    test.target,
    `update mudanca_agendada set vale_em = now() - interval '1 second' where recurso = $1 and registro_id = $2`,
    [recurso, id],
  )
  const work = async () => {
    while ((await workAgenda(test.deps, contentAgenda)) > 0);
  }
  await Promise.all([work(), work()])
}
const waiting = (id: number) =>
  asOwner(test.target, `select 1 from agenda where tipo = 'mudanca_agendada' and referencia = $1`, [
    `devocional/${id}`,
  ])
async function pending(): Promise<Pendencia | undefined> {
  const { userId } = await logIn(test, 'contentAdmin')
  const equipe = await openEquipe(test, userId)
  const { body } = await test.call('getHojeEquipe', { params: { slug }, equipe })
  return (body['pendencias'] as Pendencia[]).find(({ tipo }) => tipo === 'mudancas')
}
const toldOf = (titulo: string) =>
  asOwner<{ corpo: string }>(
    test.target,
    `select n.corpo from notificacao n join usuario u on u.igreja_id = n.igreja_id and u.id = n.usuario_id
       join "user" on "user".id = u.user_id where "user".email = $1 and n.corpo like $2`,
    [demoPeople.contentAdmin.email, `${titulo}:%`],
  )

describe('a change to what is published', () => {
  it('comes at its time; until then visitors see what there is', async () => {
    const id = await publishOne()
    const publicarEm = tomorrow()
    const { status, registro } = await publish(id, 1, 'Umbu maduro', { publicarEm, retirarEm: inTwoDays() })
    expect([status, registro]).toMatchObject([
      200,
      {
        versao: 1,
        situacao: 'publicado',
        publicarEm: null,
        retirarEm: null,
        valores: { titulo: 'Umbu' },
        rascunho: null,
        mudancaAgendada: {
          publicarEm,
          versaoBase: 1,
          valores: { titulo: 'Umbu maduro' },
          agendadaPor: expect.stringMatching(/^Tiago/),
          falha: null,
        },
      },
    ])
    expect(await seen(id)).toBe('Umbu')
    expect(await waiting(id)).toHaveLength(1)
    expect(await marked(id)).toEqual([publicarEm, false])
    await pass('devocional', id)
    expect(await seen(id)).toBe('Umbu maduro')
    expect(await marked(id)).toEqual([null, false])
    const after = await get(id)
    expect(after).toMatchObject({
      versao: 2,
      alteradoPor: expect.stringMatching(/^Tiago/),
      mudancaAgendada: null,
    })
    expect(after.retirarEm).not.toBeNull()
    expect(await waiting(id)).toEqual([])
  })

  it('goes over nothing that somebody published meanwhile, and both texts and who wanted it are told', async () => {
    const id = await publishOne()
    await publish(id, 1, 'De Tiago, depois', { publicarEm: tomorrow() })
    await publish(id, 1, 'De Helena', {}, 'helena')
    await pass('devocional', id)
    expect(await seen(id)).toBe('De Helena')
    expect(await get(id)).toMatchObject({
      valores: { titulo: 'De Helena' },
      alteradoPor: expect.stringMatching(/^Helena/),
      mudancaAgendada: { falha: 'conflito', valores: { titulo: 'De Tiago, depois' } },
    })
    expect(await marked(id)).toEqual([expect.any(String), true])
    expect(await pending()).toMatchObject({ quantidade: 1, registro: { nome: 'devocional', id } })
    expect(await toldOf('De Helena')).toHaveLength(1)
    // It is tried no more, and told once.
    await pass('devocional', id)
    expect(await toldOf('De Helena')).toHaveLength(1)
    expect((await rig.ask('devocional', 'callOff', { id })).registro.mudancaAgendada).toBeNull()
    expect(await pending()).toBeUndefined()
  })

  it('is one at a time, and is called off', async () => {
    const id = await publishOne()
    await publish(id, 1, 'Depois', { publicarEm: tomorrow() })
    const second = await publish(id, 1, 'Outra', { publicarEm: tomorrow() }, 'helena')
    expect([second.status, second.body['code']]).toEqual([409, 'CHANGE_WAITS'])
    const off = await rig.ask('devocional', 'callOff', { id, as: 'helena' })
    expect([off.status, off.registro.mudancaAgendada]).toEqual([200, null])
    expect(await waiting(id)).toEqual([])
    expect(await seen(id)).toBe('Umbu')
    expect((await rig.ask('devocional', 'callOff', { id })).status).toBe(404)
  })

  it('is refused at once where publishing would refuse it, and leaves nothing', async () => {
    const id = await publishOne()
    const empty = await rig.ask('devocional', 'publish', {
      id,
      body: { versao: 1, valores: { ...devocionalValues, conteudo: '<p> </p>' }, publicarEm: tomorrow() },
    })
    expect([empty.status, empty.body['campos']]).toEqual([
      400,
      [{ campo: 'valores.conteudo', regra: 'required' }],
    ])
    const early = await publish(id, 1, 'Depois', { publicarEm: inTwoDays(), retirarEm: tomorrow() })
    expect([early.status, early.body['campos']]).toEqual([400, [{ campo: 'retirarEm', regra: 'min' }]])
    expect((await publish(id, 1, 'De Helena', {}, 'helena')).status).toBe(200)
    expect((await publish(id, 1, 'Depois', { publicarEm: tomorrow() })).status).toBe(409)
    expect(await get(id)).toMatchObject({ versao: 2, mudancaAgendada: null })
  })

  it('does not come of what was archived, nor of somebody who may not publish any more', async () => {
    const archived = await publishOne()
    await publish(archived, 1, 'Depois', { publicarEm: tomorrow() })
    await rig.ask('devocional', 'archive', { id: archived, body: { versao: 1, arquivado: true } })
    await pass('devocional', archived)
    expect((await get(archived)).mudancaAgendada).toMatchObject({ falha: 'arquivado' })
    const id = await publishOne()
    await publish(id, 1, 'Depois', { publicarEm: tomorrow() }, 'helena')
    const helena = (await logIn(test, 'admin')).userId
    const [role] = await asOwner<Record<string, unknown>>(
      test.target,
      `delete from user_igreja_role where user_id = $1 and igreja_id = $2 returning role`,
      [helena, rig.igreja],
    )
    await pass('devocional', id)
    await asOwner(
      test.target,
      `insert into user_igreja_role (user_id, igreja_id, role) values ($1, $2, $3)`,
      [helena, rig.igreja, role!['role']],
    )
    expect((await get(id)).mudancaAgendada).toMatchObject({ falha: 'semDireito' })
    expect(await seen(id)).toBe('Umbu')
    for (const one of [archived, id]) await rig.ask('devocional', 'callOff', { id: one })
  })

  it('is told on Today when it is late, though nothing failed', async () => {
    const id = await publishOne()
    await publish(id, 1, 'Depois', { publicarEm: tomorrow() })
    await asOwner(
      test.target,
      `update mudanca_agendada set vale_em = now() - interval '6 minutes' where registro_id = $1`,
      [id],
    )
    expect(await pending()).toMatchObject({ registro: { nome: 'devocional', id } })
    await pass('devocional', id)
    expect(await pending()).toBeUndefined()
    expect(await seen(id)).toBe('Depois')
  })

  it('of what is not shown yet is no change: it is shown later', async () => {
    const { registro } = await rig.ask('devocional', 'create', { body: { valores: {} } })
    await publish(registro.id, 0, 'Umbu', { publicarEm: tomorrow() })
    const again = await publish(registro.id, 1, 'Umbu', { publicarEm: inTwoDays() })
    expect(again.registro).toMatchObject({ situacao: 'agendado', mudancaAgendada: null })
  })

  it('comes to what has no time of its own as well', async () => {
    const { registro } = await rig.ask('publicacaoTipo', 'create', { body: { valores: {} } })
    const { id } = registro
    const send = (versao: number, nome: string, more = {}) =>
      rig.ask('publicacaoTipo', 'publish', {
        id,
        body: { versao, valores: { nome, descricao: null }, ...more },
      })
    const early = await send(0, 'Cordel', { publicarEm: tomorrow() })
    expect([early.status, early.body['campos']]).toEqual([400, [{ campo: 'publicarEm', regra: 'unknown' }]])
    await send(0, 'Cordel')
    const later = await send(1, 'Folheto', { publicarEm: tomorrow() })
    expect(later.registro).toMatchObject({ valores: { nome: 'Cordel' }, mudancaAgendada: { falha: null } })
    await pass('publicacao_tipo', id)
    const after = await rig.ask('publicacaoTipo', 'get', { id })
    expect(after.registro).toMatchObject({ valores: { nome: 'Folheto' }, mudancaAgendada: null })
  })

  it('brings an event with its tickets', async () => {
    const { body } = await rig.ask('evento', 'create', { body: { valores: {} }, as: 'helena' })
    const id = body['id'] as number
    const send = (versao: number, valores: Valores, more = {}) =>
      rig.ask('evento', 'publish', { id, body: { versao, valores, ...more }, as: 'helena' })
    expect((await send(0, eventoValores({ nome: 'Vigília' }))).status).toBe(200)
    const later = await send(1, eventoValores({ nome: 'Vigília longa' }), { publicarEm: tomorrow() })
    expect(later.registro).toMatchObject({ situacao: 'publicado', valores: { nome: 'Vigília' } })
    await pass('evento', id)
    const after = await rig.ask('evento', 'get', { id, as: 'helena' })
    expect(after.registro).toMatchObject({ valores: { nome: 'Vigília longa' }, mudancaAgendada: null })
  })
})
