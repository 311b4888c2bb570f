import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('GET /igreja/:slug/ebd/', () => {
  it('200 the series, by class and by words', async () => {
    const { status, body } = await test.call('listEbds', { params })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, classes: ['Adultos', 'Crianças', 'Jovens'] })
    expect((body['ebds'] as object[])[0]).toMatchObject({ slug: 'parabolas-da-mesa', quantidadeLicoes: 4 })
    const young = await test.call('listEbds', { params, query: { classe: 'Jovens', busca: 'RUTE' } })
    expect(young.body).toMatchObject({ total: 1, ebds: [{ slug: 'rute-uma-estrangeira-em-casa' }] })
  })

  it('400 for more than a hundred', async () => {
    expect((await test.call('listEbds', { params, query: { limit: 101 } })).status).toBe(400)
  })

  it('404 at a church without the module', async () => {
    const { slug } = demoChurches.sparse
    expect((await test.call('listEbds', { at: 'sparse', params: { slug } })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/ebd/:ebdSlug/', () => {
  it('200 with its lessons in order', async () => {
    const { body } = await test.call('getEbd', { params: { ...params, ebdSlug: 'parabolas-da-mesa' } })
    expect(body['ebd']).toMatchObject({
      titulo: 'Parábolas à mesa',
      licoes: [{ numero: 1 }, { numero: 2 }, { numero: 3 }, { numero: 4 }],
    })
  })

  it('200 by its id, which is what a notification knows', async () => {
    const { body } = await test.call('getEbd', { params: { ...params, ebdSlug: 'parabolas-da-mesa' } })
    const { id } = body['ebd'] as { id: number }
    const found = await test.call('getEbd', { params: { ...params, ebdSlug: String(id) } })
    expect(found.body).toEqual(body)
  })

  it.each(['nada', 'jonah-in-four-storms'])('404 for %s', async (ebdSlug) => {
    expect((await test.call('getEbd', { params: { ...params, ebdSlug } })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/ebd/:ebdSlug/licao/:numero/', () => {
  const get = (ebdSlug: string, numero: unknown) =>
    test.call('getEbdLicao', { params: { ...params, ebdSlug, numero } })

  it('200 with its text', async () => {
    const { status, body } = await get('parabolas-da-mesa', 3)
    expect(status).toBe(200)
    expect(body['licao']).toMatchObject({
      titulo: 'O pai que corre',
      conteudo: expect.stringContaining('<ol>'),
    })
  })

  it('404 for a lesson that the series lacks, and for one of another church', async () => {
    expect((await get('parabolas-da-mesa', 9)).status).toBe(404)
    expect((await get('jonah-in-four-storms', 1)).status).toBe(404)
  })

  it('400 for a number that none can have', async () => {
    expect((await get('parabolas-da-mesa', 0)).status).toBe(400)
  })
})
