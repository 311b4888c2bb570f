import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const names = async (query: Record<string, unknown>, token?: string) => {
  const { status, body } = await test.call('listCelulas', { params, query, token })
  expect(status).toBe(200)
  return (body['celulas'] as { nome: string }[]).map(({ nome }) => nome)
}
const idOf = async (nome: string) => {
  const [row] = await asOwner<{ id: number }>(test.target, 'select id from celula where nome = $1', [nome])
  return row!.id
}

describe('GET /igreja/:slug/celula/', () => {
  it('200 by name, with the first names of who leads and how many places are left', async () => {
    const { body } = await test.call('listCelulas', { params, query: { limit: 3 } })
    expect(body['total']).toBe(14)
    expect(body['celulas']).toMatchObject([
      { nome: 'Casais em construção', situacao: 'fechada', vagas: null, lideres: ['Otávio', 'Marlene'] },
      { nome: 'Grupo en español', situacao: 'aberta', idioma: 'es', participacao: null },
      { nome: 'Jovens da Paulista', hora: '19:00', diaSemana: 6, vagas: 19 },
    ])
    expect(await names({ limit: 100 })).toEqual((await names({ limit: 100 })).toSorted())
  })

  it.each([
    [{ busca: 'CROCHE' }, ['Tarde de crochê e oração']],
    [{ busca: 'vila mariana' }, ['Mesa de terça', 'Tarde de crochê e oração']],
    [{ dia: '1,5' }, ['Oficina de sexta', 'Primeiras horas']],
    [{ periodo: 'tarde' }, ['Grupo en español', 'Tarde de crochê e oração']],
    [{ publico: 'mulheres' }, ['Roda de mães']],
    [{ idioma: 'es' }, ['Grupo en español']],
    [{ online: 'true' }, ['Primeiras horas']],
    [{ criancas: 'true', acessivel: 'true' }, ['Grupo en español', 'Mesa de terça']],
    [{ vagas: 'true', publico: 'mulheres' }, []],
    [
      { latitude: -23.5879, longitude: -46.6377, distancia: 1.5 },
      ['Mesa de terça', 'Tarde de crochê e oração'],
    ],
    [{ busca: 'nada disso' }, []],
  ])('200 for %o', async (query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected)
  })

  it('200 the nearest first for a place', async () => {
    const near = await names({ latitude: -23.5611, longitude: -46.6189, limit: 1 })
    expect(near).toEqual(['Grupo en español'])
  })

  it('200 with usuario=1 the own ones, listed or not, with what only who is in them is told', async () => {
    const { token } = await logIn(test, 'admin')
    const { body } = await test.call('listCelulas', { params, query: { usuario: '1' }, token })
    expect(body['celulas']).toMatchObject([
      { nome: 'Primeiras horas', participacao: { papel: 'lider', linkOnline: expect.any(String) } },
      { nome: 'Recomeço', participacao: { papel: 'lider', convite: expect.stringMatching(/^[\da-f]{32}$/) } },
    ])
    const member = await logIn(test, 'member')
    const own = await test.call('listCelulas', { params, query: { usuario: '1' }, token: member.token })
    expect(own.body['celulas']).toMatchObject([
      { nome: 'Mesa de terça', participacao: { papel: 'membro', convite: null, pedidos: null } },
      { nome: 'Primeiras horas' },
    ])
  })

  it('400 for filters that are none', async () => {
    for (const query of [
      { dia: '7' },
      { periodo: 'madrugada' },
      { usuario: '2' },
      { latitude: 90 },
      { limit: 101 },
    ]) {
      expect((await test.call('listCelulas', { params, query })).status).toBe(400)
    }
  })
})

describe('GET /igreja/:slug/celula/:id', () => {
  it('404 for one that is not listed, 200 with its invitation and for who is in it', async () => {
    const id = await idOf('Recomeço')
    const get = (query?: object, token?: string) =>
      test.call('getCelula', { params: { ...params, id }, ...(query && { query: { ...query } }), token })
    expect((await get()).status).toBe(404)
    expect((await get({ convite: 'x' })).status).toBe(404)
    expect((await get({ convite: '' })).status).toBe(404)
    const [row] = await asOwner<{ convite: string }>(
      test.target,
      'select convite from celula where id = $1',
      [id],
    )
    expect((await get(row)).body['celula']).toMatchObject({ nome: 'Recomeço', participacao: null })
    const { token } = await logIn(test, { email: 'neide.barros@vizinhos.example', password: 'Atrio!2026' })
    expect((await get({}, token)).body['celula']).toMatchObject({ participacao: { papel: 'membro' } })
  })

  it('404 for one of another church, also for what is asked of it', async () => {
    const id = await idOf('Munjoy Hill supper')
    expect((await test.call('getCelula', { params: { ...params, id } })).status).toBe(404)
    const { token } = await logIn(test, 'member')
    const asked = await test.call('createSolicitacaoCelula', { params, token, body: { celula: id } })
    expect([asked.status, asked.body['code']]).toEqual([404, 'NOT_FOUND'])
  })
})
