import { tiposPagina } from '@atrio/contract'
import { demoChurches, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type Pagina = { tipo: string; chave: string; pai: string | null; dataAlteracao: string | null }

async function list(query: Record<string, unknown> = {}, at: DemoChurchName = 'full') {
  const { slug } = demoChurches[at]
  const { status, body } = await test.call('listPaginas', { at, params: { slug }, query })
  return { ...body, status } as unknown as { status: number; paginas: Pagina[]; total: number }
}

const own = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)
const igreja = `(select id from igreja where slug = '${demoChurches.full.slug}')`

async function pageOf(tipo: string, chave: string) {
  const { paginas } = await list({ limit: 1_000 })
  return paginas.find((pagina) => pagina.tipo === tipo && pagina.chave === chave)
}

describe('GET /igreja/:slug/pagina/', () => {
  it('200 every kind that has pages, and nothing that is only a part of one', async () => {
    const { status, paginas, total } = await list({ limit: 1_000 })
    expect(status).toBe(200)
    expect(total).toBe(paginas.length)
    expect([...new Set(paginas.map(({ tipo }) => tipo))]).toEqual([...tiposPagina])
    expect(paginas.filter(({ tipo }) => tipo === 'projeto').every(({ pai }) => pai !== null)).toBe(true)
  })

  it('200 page by page, each once', async () => {
    const { paginas, total } = await list({ limit: 1_000 })
    const parts = []
    for (let page = 1; parts.length < total; page++) parts.push(...(await list({ page, limit: 7 })).paginas)
    expect(parts).toEqual(paginas)
    expect(await list({ page: 1_000, limit: 7 })).toEqual({ status: 200, paginas: [], total })
  })

  it('200 nothing that is off, before its day, of a module that is off or of another church', async () => {
    const [{ id } = { id: 0 }] = await own<{ id: number }>(
      `insert into devocional (igreja_id, data, titulo, conteudo)
        values (${igreja}, current_date - 2000, 'Umbuzeiro', '<p>x</p>') returning id`,
    )
    const isListed = async () => (await pageOf('devocional', String(id))) !== undefined
    expect(await isListed()).toBe(true)
    await own(`update devocional set arquivado_em = now() where id = ${id}`)
    expect(await isListed()).toBe(false)
    await own(`update devocional set arquivado_em = null, data = current_date + 2 where id = ${id}`)
    expect(await isListed()).toBe(false)
    await own(`update devocional set data = current_date - 2000 where id = ${id}`)
    await own(`delete from igreja_modulo where igreja_id = ${igreja} and codigo = 'MOD_DEVOCIONAL'`)
    expect(await isListed()).toBe(false)
    await own(
      `insert into igreja_modulo (igreja_id, codigo, nome) values (${igreja}, 'MOD_DEVOCIONAL', 'Devocionais')`,
    )
    expect(await isListed()).toBe(true)
    const elsewhere = (await list({ limit: 1_000 }, 'english')).paginas
    expect(elsewhere.some(({ tipo, chave }) => tipo === 'devocional' && chave === String(id))).toBe(false)
    await own(`delete from devocional where id = ${id}`)
    expect(await isListed()).toBe(false)
  })

  it('200 the moment of the last change, which being written anew is not', async () => {
    const [{ slug, id } = { slug: '', id: 0 }] = await own<{ slug: string; id: number }>(
      `insert into ebd (igreja_id, slug, titulo, data_inicio) values (${igreja}, 'mandacaru', 'Mandacaru', current_date)
        returning slug, id`,
    )
    await own(`update busca_documento set data_alteracao = '2026-01-02 03:04:05.6Z' where chave = '${slug}'`)
    const changed = async () => (await pageOf('ebd', slug))?.dataAlteracao ?? ''
    expect(await changed()).toBe('2026-01-02T03:04:05.600Z')
    await own(`update igreja set fuso_horario = 'America/Bahia' where id = ${igreja}`)
    await own(`update igreja set fuso_horario = 'America/Sao_Paulo' where id = ${igreja}`)
    expect(await changed()).toBe('2026-01-02T03:04:05.600Z')
    await own(`insert into ebd_licao (igreja_id, ebd_id, numero, titulo, conteudo)
      values (${igreja}, ${id}, 1, 'Xiquexique', '<p>x</p>')`)
    expect(Date.parse(await changed())).toBeGreaterThan(Date.now() - 60_000)
    await own(`delete from ebd_licao where ebd_id = ${id}`)
    expect(await changed()).toBe('2026-01-02T03:04:05.600Z')
    await own(`update ebd set titulo = 'Mandacaru em flor' where id = ${id}`)
    expect(Date.parse(await changed())).toBeGreaterThan(Date.now() - 60_000)
    await own(`delete from ebd where id = ${id}`)
  })

  it.each([{ page: 0 }, { limit: 1_001 }, { outra: 1 }])('400 for %j', async (query) => {
    expect((await list(query)).status).toBe(400)
  })

  it("404 for another church's slug", async () => {
    const params = { slug: demoChurches.english.slug }
    expect((await test.call('listPaginas', { params, query: {} })).status).toBe(404)
  })
})
