import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let mesa: number
let oficina: number
let tiago: LoggedIn
let ana: LoggedIn

const idOf = async (nome: string) => {
  const [row] = await asOwner<{ id: number }>(test.target, 'select id from celula where nome = $1', [nome])
  return row!.id
}
beforeAll(async () => {
  test = await createTestApp()
  mesa = await idOf('Mesa de terça')
  oficina = await idOf('Oficina de sexta')
  tiago = await logIn(test, 'contentAdmin')
  ana = await logIn(test, 'member')
})
afterAll(() => test.close())

interface Seen {
  id: number
  tema: string | null
  presentes: number
  presencas: { id: number; nome: string; flagPresente: boolean | null; faltasSeguidas: number }[] | null
}
const list = async ({ token }: LoggedIn) => {
  const { body } = await test.call('listReunioes', { params: { ...params, id: mesa }, token })
  return body['reunioes'] as Seen[]
}
const get = (idReuniao: number, { token }: LoggedIn, id = mesa) =>
  test.call('getReuniao', { params: { ...params, id, idReuniao }, token })
const reuniao = ({ body }: Answer) => body['reuniao'] as Seen
const mark = (idReuniao: number, id: number, flagPresente: boolean, marcadoHa: number) =>
  test.call('savePresencasCelula', {
    params: { ...params, id: mesa, idReuniao },
    token: tiago.token,
    body: { presencas: [{ id, flagPresente, marcadoHa }] },
  })

describe('the meetings of a group', () => {
  it('200 newest first, with how many came', async () => {
    const found = await list(ana)
    expect(found.map(({ tema }) => tema)).toEqual([
      'Quem dizem que eu sou?',
      'Cinco pães',
      'Tempestade no lago',
      'A semente que cresce sozinha',
      'Quatro amigos e um telhado',
      'O começo da boa notícia',
    ])
    expect(found[1]).toMatchObject({ presentes: 6, ausentes: 1, visitantes: 2, flagPresente: true })
    expect(found[1]).toMatchObject({ estudo: { titulo: 'Marcos 6: pão que sobra' } })
  })

  it('200 by name for who leads it alone: who came, who was a guest, and who was missing how often', async () => {
    const [, pães] = await list(ana)
    expect(reuniao(await get(pães!.id, ana))).toMatchObject({ presencas: null, nomesVisitantes: null })
    const seen = reuniao(await get(pães!.id, tiago))
    expect(seen).toMatchObject({ nomesVisitantes: ['Edson', 'Lúcia'] })
    expect(seen.presencas!.find(({ nome }) => nome === 'Samuel')).toMatchObject({
      flagPresente: false,
      faltasSeguidas: 4,
    })
    expect(seen.presencas!.find(({ nome }) => nome === 'Rosa')).toMatchObject({ faltasSeguidas: 0 })
  })

  it('404 for one of another group, also for who leads one', async () => {
    const [first] = await list(tiago)
    expect((await get(first!.id, tiago, oficina)).status).toBe(404)
    const joaquim = await logIn(test, 'completeMember')
    expect((await get(first!.id, joaquim, oficina)).status).toBe(404)
    expect((await get(first!.id, joaquim)).status).toBe(404)
  })

  it('are one for a day, however often it is written', async () => {
    const body = { data: '2026-01-06', tema: 'Reis', visitantes: ['Lia'] }
    const save = (given: object) =>
      test.call('saveReuniao', { params: { ...params, id: mesa }, token: tiago.token, body: given })
    const first = reuniao(await save(body))
    expect(first).toMatchObject({ versao: 1 })
    // Another leader saw nothing of it yet; the same again is no other.
    const late = await save({ ...body, tema: 'Magos' })
    expect([late.status, late.body['code'], late.body['detalhes']]).toEqual([
      409,
      'GROUP_MEETING_CHANGED',
      { reuniao: first.id, versao: 1 },
    ])
    expect(reuniao(await save(body))).toMatchObject({ id: first.id, tema: 'Reis', versao: 1 })
    const magos = { ...body, tema: 'Magos', versao: 1 }
    expect(reuniao(await save(magos))).toMatchObject({ id: first.id, tema: 'Magos', versao: 2 })
    expect((await save({ ...magos, tema: 'Ouro' })).status).toBe(409)
    expect((await save({ data: '2026-02-31' })).status).toBe(400)
    expect((await save({ data: '2026-01-06', estudo: 2_000_000_000 })).status).toBe(400)
  })

  it('keep of each person what was tapped last, whenever it arrives', async () => {
    const [next] = await list(tiago)
    const who = reuniao(await get(next!.id, tiago)).presencas!.find(({ nome }) => nome === 'Celina')!
    const seen = (answer: Answer) => reuniao(answer).presencas!.find(({ id }) => id === who.id)!.flagPresente
    const minute = 60_000
    expect(seen(await mark(next!.id, who.id, true, 20 * minute))).toBe(true)
    // It was tapped before that, and comes later.
    expect(seen(await mark(next!.id, who.id, false, 30 * minute))).toBe(true)
    expect(seen(await mark(next!.id, who.id, false, 10 * minute))).toBe(false)
    expect(seen(await mark(next!.id, who.id, true, 0))).toBe(true)
    // Who is in no group, or in another one, is left out.
    const [other] = await asOwner<{ id: number }>(
      test.target,
      'select id from celula_membro where celula_id = $1 limit 1',
      [oficina],
    )
    const before = (await list(tiago))[0]!.presentes
    expect((await mark(next!.id, other!.id, true, 0)).status).toBe(200)
    expect((await list(tiago))[0]!.presentes).toBe(before)
  })
})

describe('studies', () => {
  it('are read by everybody where the church says so, else with an account', async () => {
    const find = async (at: 'full' | 'spanish', slug: string) => {
      const { body } = await test.call('listEstudos', { at, params: { slug } })
      return (body['estudos'] as { id: number; titulo: string }[])[0]!
    }
    const own = await find('full', params.slug)
    const open = await test.call('getEstudo', { params: { ...params, id: own.id } })
    expect(open.body['estudo']).toMatchObject({
      titulo: 'Marcos 8: a pergunta do caminho',
      perguntas: expect.arrayContaining([expect.any(String)]),
      anterior: { titulo: 'Marcos 6: pão que sobra' },
      proximo: null,
    })
    const { slug } = demoChurches.spanish
    const { id } = await find('spanish', slug)
    const ask = (token?: string) => test.call('getEstudo', { at: 'spanish', params: { slug, id }, token })
    expect((await ask()).body['code']).toBe('UNAUTHENTICATED')
    expect((await ask((await logIn(test, 'twoChurchesMember', 'spanish')).token)).status).toBe(200)
    const said = await test.call('getConfiguracaoEstudo', { at: 'spanish', params: { slug } })
    expect(said.body).toEqual({ data: { flagConteudoPublico: false } })
  })
})
