import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { findIds } from '../testing/people.ts'
import { createTestApp, type Answer, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const slug = 'igreja-esperanca'

function titulos({ body }: Answer): string[] {
  return (body['louvores'] as { titulo: string }[]).map(({ titulo }) => titulo)
}

async function list(query: Record<string, unknown> = {}): Promise<Answer> {
  const answer = await test.call('listLouvores', { params: { slug }, query })
  expect(answer.status).toBe(200)
  return answer
}

async function idOf(titulo: string, at: 'full' | 'english' | 'inactive' = 'full'): Promise<number> {
  const { igreja } = await findIds(test, at)
  const { id } = await withTenant(test.deps.db, { igrejaId: igreja }, (trx) =>
    trx.selectFrom('louvor').where('titulo', '=', titulo).select('id').executeTakeFirstOrThrow(),
  )
  return id
}

describe('GET /igreja/:slug/louvor/', () => {
  it('200 lists by title, without regard to accents, with the themes of all', async () => {
    const answer = await list()
    expect(titulos(answer)).toEqual([
      'A porta fica aberta',
      'Caminho de volta',
      'Ladainha do povo a caminho',
      'Noite clara',
      'O Senhor é o meu pastor',
      'Oração da manhã',
    ])
    expect(answer.body).toMatchObject({
      total: 6,
      temas: ['Acolhida', 'Confiança', 'Natal', 'Oração', 'Perdão'],
    })
  })

  it('200 finds "oração" by "oracao", a number, an author and a line that is sung across a chord', async () => {
    expect(titulos(await list({ busca: 'ORACAO manha' }))).toEqual(['Oração da manhã'])
    expect(titulos(await list({ busca: '44' }))).toEqual(['Caminho de volta'])
    expect(titulos(await list({ busca: 'nogueira' }))).toEqual([
      'Caminho de volta',
      'O Senhor é o meu pastor',
    ])
    expect(titulos(await list({ busca: 'lugar ao teu lado' }))).toEqual(['A porta fica aberta'])
    expect(titulos(await list({ busca: 'start_of' }))).toEqual([])
  })

  it('200 puts songs whose title matches first', async () => {
    expect(titulos(await list({ busca: 'caminho' }))).toEqual([
      'Caminho de volta',
      'Ladainha do povo a caminho',
      'A porta fica aberta',
    ])
  })

  it('200 takes wildcards for what they are', async () => {
    for (const busca of ['%', '_', '\\', "'"]) expect(titulos(await list({ busca }))).toEqual([])
  })

  it('200 keeps to a theme, and goes by pages to the end', async () => {
    const prayers = await list({ tema: 'Oração' })
    expect(titulos(prayers)).toEqual(['Ladainha do povo a caminho', 'Oração da manhã'])
    expect(prayers.body['temas']).toHaveLength(5)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 2 })))
    expect(pages.flatMap(titulos)).toEqual(titulos(await list()))
    expect(pages.map((page) => titulos(page).length)).toEqual([2, 2, 2, 0])
    expect(pages.map(({ body }) => body['total'])).toEqual([6, 6, 6, 6])
  })

  it.each([{ page: 0 }, { limit: 101 }, { page: 'x' }, { busca: 'x'.repeat(101) }, { ordem: 'id' }])(
    '400 for %j',
    async (query) => {
      expect((await test.call('listLouvores', { params: { slug }, query })).status).toBe(400)
    },
  )

  it('404 for another church, and at one that is not active', async () => {
    expect((await test.call('listLouvores', { params: { slug }, at: 'english' })).status).toBe(404)
    const inactive = { params: { slug: 'igreja-do-porto-antigo' }, at: 'inactive' as const }
    expect((await test.call('listLouvores', inactive)).status).toBe(404)
  })
})

describe('GET /louvor/:id/', () => {
  it('200 with the server names of the specification', async () => {
    const id = await idOf('A porta fica aberta')
    const { status, body } = await test.call('getLouvor', { params: { id } })
    expect(status).toBe(200)
    const { louvor } = body as { louvor: Record<string, unknown> }
    const names = 'arquivos autor codigo conteudo grupo id ritmo subtitulo tema titulo tom'
    expect(Object.keys(louvor).sort()).toEqual(names.split(' '))
    expect(louvor).toMatchObject({ id, titulo: 'A porta fica aberta', tom: 'G', codigo: '12' })
    expect(louvor['conteudo']).toContain('[D/F#]')
    expect(louvor['arquivos']).toEqual([
      { nome: 'A porta fica aberta', url: expect.stringMatching(/^\/media\/\d+\/louvor-1\.pdf$/) },
    ])
  })

  it('404 for an unknown song, one of another church, and one that is not shown', async () => {
    const { igreja } = await findIds(test, 'full')
    const foreign = await idOf('Keep a light on', 'english')
    const hidden = await withTenant(test.deps.db, { igrejaId: igreja }, (trx) =>
      trx
        .insertInto('louvor')
        .values({ igrejaId: igreja, titulo: 'Rascunho', arquivadoEm: sql`now()`, arquivos: sql`'[]'` })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const answers = await Promise.all(
      [999_999, foreign, hidden.id].map((id) => test.call('getLouvor', { params: { id } })),
    )
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      [1, 2, 3].map(() => [404, 'NOT_FOUND']),
    )
    expect((await test.call('getLouvor', { params: { id: foreign }, at: 'english' })).status).toBe(200)
  })

  it.each(['x', '0', '-1', '1.5', '99999999999'])('400 for the id %s', async (id) => {
    expect((await test.call('getLouvor', { params: { id } })).status).toBe(400)
  })
})
