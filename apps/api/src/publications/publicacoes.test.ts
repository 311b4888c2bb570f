import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const params = { slug: demoChurches.full.slug }
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('GET /igreja/:slug/publicacao-tipo/', () => {
  it('200 in the order of the church, with what each holds', async () => {
    const { status, body } = await test.call('listPublicacaoTipos', { params })
    expect(status).toBe(200)
    expect(body['publicacaoTipos']).toMatchObject([
      { slug: 'sermoes', quantidade: 2 },
      { slug: 'cartas-pastorais', quantidade: 1 },
      { slug: 'guias', quantidade: 2 },
    ])
  })

  it('404 at a church without the module', async () => {
    const { slug } = demoChurches.sparse
    expect((await test.call('listPublicacaoTipos', { at: 'sparse', params: { slug } })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/publicacao/', () => {
  it('200 of all kinds, of one, and of a kind that there is not', async () => {
    const total = async (query: Record<string, unknown>) =>
      (await test.call('listPublicacoes', { params, query })).body['total']
    expect(await total({})).toBe(5)
    expect(await total({ tipo: 'guias' })).toBe(2)
    expect(await total({ tipo: 'guias', busca: 'vela' })).toBe(1)
    expect(await total({ tipo: 'nada' })).toBe(0)
  })

  it('400 for a page that is none', async () => {
    expect((await test.call('listPublicacoes', { params, query: { page: -1 } })).status).toBe(400)
  })

  it('404 at a church without the module', async () => {
    const { slug } = demoChurches.sparse
    expect((await test.call('listPublicacoes', { at: 'sparse', params: { slug } })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/publicacao/:publicacaoSlug/', () => {
  const get = (publicacaoSlug: string) =>
    test.call('getPublicacao', { params: { ...params, publicacaoSlug } })

  it('200 with its neighbours of the same kind', async () => {
    const { status, body } = await get('a-casa-que-tem-lugar')
    expect(status).toBe(200)
    expect(body['publicacao']).toMatchObject({
      tipo: { slug: 'sermoes', nome: 'Sermões' },
      anterior: { slug: 'o-silencio-de-sabado' },
      proximo: null,
    })
  })

  it('404 for one of another church, one that is absent, and one still to come', async () => {
    await asOwner(
      test.target,
      `update publicacao set data_publicacao = current_date + 3 where slug = 'culto-em-familia'`,
    )
    for (const slug of ['let-down-your-nets', 'nada', 'culto-em-familia']) {
      expect((await get(slug)).status).toBe(404)
    }
  })
})
