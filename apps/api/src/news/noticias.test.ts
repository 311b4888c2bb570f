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

type Listed = { id: number; titulo: string; categoria: string; dataPublicacao: string }

async function list(query: Record<string, unknown> = {}) {
  const { status, body } = await test.call('listNoticias', { params, query })
  return { ...body, status } as unknown as {
    status: number
    noticias: Listed[]
    total: number
    categorias: string[]
  }
}

describe('GET /igreja/:slug/noticia/', () => {
  it('200 the newest first, and by category', async () => {
    const { noticias, total, categorias } = await list()
    expect(noticias).toHaveLength(total)
    expect(noticias[0]!.titulo).toBe('A rampa da rua lateral está pronta')
    expect(categorias).toContain('Educação')
    const some = await list({ categoria: 'Educação' })
    expect(some.total).toBe(2)
    expect(some.categorias).toEqual(categorias)
  })

  it('200 by words of the text', async () => {
    expect((await list({ busca: 'betoneira voluntarios' })).total).toBe(1)
  })

  it('400 for a page that is none', async () => {
    expect((await list({ page: 'x' })).status).toBe(400)
  })

  it('404 at a church without the module', async () => {
    const { slug } = demoChurches.sparse
    expect((await test.call('listNoticias', { at: 'sparse', params: { slug } })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/noticia/:id/', () => {
  const get = (id: number) => test.call('getNoticia', { params: { ...params, id } })

  it('200 each of them, one leading to the next', async () => {
    const { noticias } = await list()
    for (const [index, { id, titulo }] of noticias.entries()) {
      const { status, body } = await get(id)
      expect(status).toBe(200)
      expect(body['noticia']).toMatchObject({
        titulo,
        anterior: noticias[index + 1] ? { id: noticias[index + 1]!.id } : null,
        proximo: noticias[index - 1] ? { id: noticias[index - 1]!.id } : null,
      })
    }
  })

  it('404 before it is out and when it is absent', async () => {
    const [row] = await asOwner<{ id: number }>(
      test.target,
      `insert into noticia (igreja_id, titulo, conteudo, data_publicacao)
       select id, 'Amanhã', '<p>x</p>', now() + interval '1 day' from igreja where slug = $1 returning id`,
      [params.slug],
    )
    for (const id of [row!.id, 2_000_000_000]) expect((await get(id)).status).toBe(404)
  })
})
