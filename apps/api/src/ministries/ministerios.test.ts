import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
let ids: number[]
beforeAll(async () => {
  test = await createTestApp()
  const { body } = await test.call('listMinisterios', { params })
  ids = (body['ministerios'] as { id: number }[]).map(({ id }) => id)
})
afterAll(() => test.close())

describe('GET /igreja/:slug/ministerio/', () => {
  it('200 in the order of the church, at every church', async () => {
    const { body } = await test.call('listMinisterios', { params, query: { limit: 2 } })
    expect(body).toMatchObject({ total: 4, ministerios: [{ nome: 'Sopa e conversa' }, {}] })
    const { slug } = demoChurches.sparse
    const none = await test.call('listMinisterios', { at: 'sparse', params: { slug } })
    expect([none.status, none.body]).toEqual([200, { ministerios: [], total: 0 }])
  })

  it('200 by words', async () => {
    const { body } = await test.call('listMinisterios', { params, query: { busca: 'criancas' } })
    expect(body['total']).toBe(1)
  })

  it('400 for too many, 404 for another church', async () => {
    expect((await test.call('listMinisterios', { params, query: { limit: 1000 } })).status).toBe(400)
    const other = { slug: demoChurches.english.slug }
    expect((await test.call('listMinisterios', { params: other })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/ministerio/:id/', () => {
  const get = (id: unknown) => test.call('getMinisterio', { params: { ...params, id } })

  it('200 each of them, with its projects', async () => {
    for (const id of ids) expect((await get(id)).status).toBe(200)
    expect((await get(ids[0])).body['ministerio']).toMatchObject({
      lider: 'Marta Okamoto',
      projetos: [
        { nome: 'Cozinha nova', andamento: { meta: 1_850_000, alcancado: 1_221_000, unidade: null } },
        { andamento: { unidade: 'cestas' } },
      ],
    })
  })

  it('400 for what is no id, 404 for one that is not there', async () => {
    expect((await get('x')).status).toBe(400)
    expect((await get(2_000_000_000)).status).toBe(404)
  })
})

describe('GET /igreja/:slug/ministerio/:id/projeto/:idProjeto/', () => {
  const get = (id: number, idProjeto: number) =>
    test.call('getProjeto', { params: { ...params, id, idProjeto } })

  it('200 with who leads it; 404 below another ministry', async () => {
    const { body } = await test.call('getMinisterio', { params: { ...params, id: ids[2] } })
    const [{ id }] = (body['ministerio'] as { projetos: [{ id: number }] }).projetos
    const answer = await get(ids[2]!, id)
    expect(answer.status).toBe(200)
    expect(answer.body['projeto']).toMatchObject({ ministerio: { nome: 'Louvor', lider: 'Jonas Vilela' } })
    expect((await get(ids[0]!, id)).status).toBe(404)
    expect((await get(ids[2]!, 2_000_000_000)).status).toBe(404)
  })
})
