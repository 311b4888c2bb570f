import { demoChurches } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { slug } = demoChurches.full
let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Listed = { id: number; titulo: string; data: string; minutos: number }

async function list(query: Record<string, unknown> = {}) {
  const { status, body } = await test.call('listDevocionais', { params: { slug }, query })
  return { ...body, status } as unknown as {
    status: number
    devocionais: Listed[]
    total: number
    meses: string[]
  }
}

describe('GET /igreja/:slug/devocional/', () => {
  it('200 the newest first, none before its day', async () => {
    const { status, devocionais, total } = await list({ limit: 100 })
    expect(status).toBe(200)
    expect(devocionais).toHaveLength(total)
    expect(devocionais[0]!.titulo).toBe('Levante os olhos')
    expect(devocionais.map(({ titulo }) => titulo)).not.toContain('Para depois de amanhã')
    const days = devocionais.map(({ data }) => data)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it('200 what holds every word, without regard to accents, case or markup', async () => {
    expect((await list({ busca: 'ORACAO Termina' })).devocionais.map(({ titulo }) => titulo)).toEqual([
      'O pão de hoje',
    ])
    expect((await list({ busca: 'blockquote' })).total).toBe(0)
    expect((await list({ busca: '%' })).total).toBe(0)
  })

  it('200 one month, and pages that end', async () => {
    const { meses, total } = await list()
    const counts = await Promise.all(meses.map(async (mes) => (await list({ mes })).total))
    expect(counts.reduce((a, b) => a + b)).toBe(total)
    const [first, second, beyond] = [
      await list({ limit: 8 }),
      await list({ limit: 8, page: 2 }),
      await list({ limit: 8, page: 9 }),
    ]
    expect(new Set([...first.devocionais, ...second.devocionais].map(({ id }) => id)).size).toBe(total)
    expect(beyond).toMatchObject({ devocionais: [], total })
  })

  it.each([{ limit: 101 }, { page: 0 }, { mes: '2026-13' }, { outra: 1 }])('400 for %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it('404 at a church that has not enabled the module, whatever it has written', async () => {
    const sparse = demoChurches.sparse.slug
    await asOwner(
      test.target,
      `insert into devocional (igreja_id, data, titulo, conteudo)
       select id, current_date - 3, 'Escondido', '<p>x</p>' from igreja where slug = $1`,
      [sparse],
    )
    const { status } = await test.call('listDevocionais', { at: 'sparse', params: { slug: sparse } })
    expect(status).toBe(404)
  })

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('listDevocionais', { params })).status).toBe(404)
  })
})

describe('GET /igreja/:slug/devocional/:id/', () => {
  const get = async (id: number | string) => test.call('getDevocional', { params: { slug, id } })

  it('200 with its text and its neighbours in time', async () => {
    const [newest, second, third] = (await list()).devocionais
    const { status, body } = await get(second!.id)
    expect(status).toBe(200)
    expect(body['devocional']).toMatchObject({
      titulo: second!.titulo,
      conteudo: expect.stringContaining('<p>'),
      anterior: { id: third!.id },
      proximo: { id: newest!.id },
    })
    expect((await get(newest!.id)).body['devocional']).toMatchObject({ proximo: null })
  })

  it('404 before its day, when it is switched off, when it is absent, and of another church', async () => {
    const idOf = async (titulo: string) =>
      (
        await asOwner<{ id: number }>(test.target, 'select id from devocional where titulo = $1', [titulo])
      )[0]!.id
    const off = await idOf('Setenta vezes sete')
    await asOwner(test.target, 'update devocional set arquivado_em = now() where id = $1', [off])
    const ids = [await idOf('Para depois de amanhã'), off, 2_000_000_000, await idOf('Enough rope')]
    for (const id of ids) expect((await get(id)).status).toBe(404)
  })

  it('400 for what is no id', async () => {
    expect((await get('um')).status).toBe(400)
  })
})
