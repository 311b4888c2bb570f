import type { Valores } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { devocionalValues } from '../testing/devocional-values.ts'
import { openContentRig, type Asked, type ContentRig } from '../testing/content-rig.ts'
import { asOwner } from '../testing/owner.ts'

let rig: ContentRig
let test: ContentRig['test']
let slug: string
beforeAll(async () => {
  rig = await openContentRig()
  ;({ test, slug } = rig)
})
afterAll(() => test.close())
const ask: ContentRig['ask'] = (...given) => rig.ask(...given)

async function begin(valores: Valores = { titulo: 'Umbuzeiro' }, as: Asked['as'] = 'tiago') {
  const { status, registro } = await ask('devocional', 'create', { body: { valores }, as })
  expect(status).toBe(201)
  return registro.id
}

const publish = (
  id: number,
  versao: number,
  valores: Valores = {},
  more: object = {},
  as: Asked['as'] = 'tiago',
) =>
  ask('devocional', 'publish', {
    id,
    body: { versao, valores: { ...devocionalValues, ...valores }, ...more },
    as,
  })

const seen = async (id: number) => (await test.call('getDevocional', { params: { slug, id } })).status

describe('a draft', () => {
  it('takes what is unfinished, is seen by staff alone, and is published under its number', async () => {
    const id = await begin({ titulo: '', data: 'quando der' })
    const kept = await ask('devocional', 'keep', { id, body: { versao: 0, valores: { titulo: 'Umbu' } } })
    expect(kept.status).toBe(200)
    expect(await seen(id)).toBe(404)
    expect((await ask('devocional', 'get', { id })).registro).toMatchObject({
      versao: 0,
      situacao: 'rascunho',
      valores: null,
      rascunho: { valores: { titulo: 'Umbu' }, flagMeu: true },
    })
    const { status, registro } = await publish(id, 0)
    expect([status, registro]).toMatchObject([
      200,
      { id, versao: 1, situacao: 'publicado', rascunho: null, valores: { titulo: 'Umbuzeiro' } },
    ])
    expect(await seen(id)).toBe(200)
  })

  it('of what is published changes nothing that is published, and is one’s own', async () => {
    const id = await begin()
    await publish(id, 0)
    await ask('devocional', 'keep', {
      id,
      body: { versao: 1, valores: { ...devocionalValues, titulo: 'Outro' } },
    })
    const own = await ask('devocional', 'get', { id })
    const other = await ask('devocional', 'get', { id, as: 'helena' })
    expect(own.registro).toMatchObject({
      valores: { titulo: 'Umbuzeiro' },
      rascunho: { valores: { titulo: 'Outro' } },
    })
    expect(other.registro).toMatchObject({ rascunho: null, outros: [expect.stringMatching(/^Tiago/)] })
    const { body } = await test.call('getDevocional', { params: { slug, id } })
    expect(body['devocional']).toMatchObject({ titulo: 'Umbuzeiro' })
    expect((await ask('devocional', 'discard', { id })).status).toBe(200)
    expect((await ask('devocional', 'discard', { id })).status).toBe(404)
  })

  it('is on no row that a query for visitors reads', async () => {
    const mark = 'Caatinga inédita'
    await begin({ titulo: mark, conteudo: `<p>${mark}</p>` })
    const found = await test.call('search', {
      params: { slug },
      query: { busca: 'Caatinga inédita', q: 'Caatinga' },
    })
    expect(JSON.stringify(found.body)).not.toContain(mark)
    const list = await test.call('listDevocionais', { params: { slug }, query: { limit: 100 } })
    expect(JSON.stringify(list.body)).not.toContain(mark)
  })
})

describe('publishing', () => {
  it('waits for its moment, and ends at another', async () => {
    const id = await begin()
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const { registro } = await publish(id, 0, {}, { publicarEm: later })
    expect(registro).toMatchObject({ situacao: 'agendado', publicarEm: later })
    expect(await seen(id)).toBe(404)
    // Its moment comes: nothing but the clock makes it public.
    await asOwner(
      test.target,
      `update devocional set publicar_em = now() - interval '1 minute' where id = $1`,
      [id],
    )
    expect(await seen(id)).toBe(200)
    const again = await publish(id, 2, {}, { publicarEm: null, retirarEm: later })
    expect(again.registro).toMatchObject({ situacao: 'publicado', publicarEm: null, retirarEm: later })
    const wrong = await publish(id, again.registro.versao, {}, { publicarEm: later, retirarEm: later })
    expect([wrong.status, wrong.body['campos']]).toEqual([400, [{ campo: 'retirarEm', regra: 'min' }]])
  })

  it('409 with both texts to who began from an older one, and loses neither', async () => {
    const id = await begin()
    await publish(id, 0)
    await publish(id, 1, { titulo: 'De Helena' }, {}, 'helena')
    const stale = await publish(id, 1, { titulo: 'De Tiago' })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      {
        code: 'VERSION_CONFLICT',
        conflito: {
          versao: 2,
          alteradoPor: expect.stringMatching(/^Helena/),
          valores: { titulo: 'De Helena' },
        },
      },
    ])
    expect((await publish(id, 2, { titulo: 'De ambos' })).registro).toMatchObject({ versao: 3 })
    // Who published the same draft meanwhile has written words, too.
    expect((await publish(id, 0)).status).toBe(409)
  })

  it('is no conflict with another place or another time', async () => {
    const id = await begin()
    await publish(id, 0)
    await asOwner(test.target, `update devocional set publicar_em = now() where id = $1`, [id])
    expect((await publish(id, 1, { titulo: 'De Tiago' })).registro).toMatchObject({ versao: 3 })
  })

  it('cleans rich text and says which tags are gone', async () => {
    const id = await begin()
    const conteudo = '<h1>A</h1><p style="color:red">b<script>alert(1)</script><marquee>c</marquee></p>'
    const { body, registro } = await publish(id, 0, { conteudo })
    expect(registro.valores).toMatchObject({ conteudo: '<h2>A</h2><p>bc</p>' })
    expect(body['removido']).toEqual({ conteudo: ['marquee', 'script'] })
    const nothing = await publish(id, 1, { conteudo: '<p> </p><script>1</script>' })
    expect([nothing.status, nothing.body['campos']]).toEqual([
      400,
      [{ campo: 'valores.conteudo', regra: 'required' }],
    ])
  })

  it('asks for words beside a picture', async () => {
    const id = await begin()
    const { status, body } = await publish(id, 0, { imagem: '/media/1/umbu.svg' })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'valores.imagemAlt', regra: 'required' }]])
  })
})

describe('taken back', () => {
  it('is archived and given back, with the version that it had', async () => {
    const id = await begin()
    await publish(id, 0)
    const gone = await ask('devocional', 'archive', { id, body: { versao: 1, arquivado: true } })
    expect(gone.registro).toMatchObject({ situacao: 'arquivado' })
    expect(await seen(id)).toBe(404)
    const { versao } = gone.registro
    await ask('devocional', 'archive', { id, body: { versao, arquivado: false } })
    expect(await seen(id)).toBe(200)
  })

  it('is restored as it was, as a new version', async () => {
    const id = await begin()
    await publish(id, 0, { autor: 'Noêmia' })
    await publish(id, 1, { titulo: 'Dois', autor: null })
    await publish(id, 2, { titulo: 'Três', conteudo: '<p>Outro.</p>' })
    const { versoes } = (await ask('devocional', 'history', { id })).body as { versoes: object[] }
    expect(versoes).toMatchObject([
      { numero: 3, acao: 'alteracao', campos: expect.arrayContaining(['conteudo', 'titulo']) },
      { numero: 2, campos: ['autor', 'titulo'], por: expect.stringMatching(/^Tiago/) },
      { numero: 1, acao: 'criacao' },
    ])
    const first = await ask('devocional', 'readVersion', { id, numero: 1 })
    expect(first.body['valores']).toEqual({ ...devocionalValues, autor: 'Noêmia' })
    const { registro } = await ask('devocional', 'restore', { id, numero: 1, body: { versao: 3 } })
    expect(registro).toMatchObject({ versao: 4, valores: { ...devocionalValues, autor: 'Noêmia' } })
    expect((await ask('devocional', 'readVersion', { id, numero: 9 })).status).toBe(404)
  })
})

describe('the list', () => {
  const list = async (query: Record<string, unknown> = {}, nome = 'devocional') =>
    (await ask(nome, 'list', { query })).body as {
      itens: { id: number; valores: Valores; situacao: string }[]
      mais: boolean
    }

  it('begins with what was never published, and ends its pages', async () => {
    const id = await begin({ titulo: 'Mandacaru' })
    expect((await list()).itens[0]).toMatchObject({
      id,
      situacao: 'rascunho',
      valores: { titulo: 'Mandacaru' },
    })
    const [one, two] = [await list({ limit: 5 }), await list({ limit: 5, page: 2 })]
    expect(one.mais).toBe(true)
    expect(new Set([...one.itens, ...two.itens].map((item) => item.id)).size).toBe(10)
    expect(Object.keys(one.itens[4]!.valores).toSorted()).toEqual(['autor', 'data', 'imagem', 'titulo'])
  })

  it('finds words in both, and states', async () => {
    const id = await begin({ titulo: 'Açude cheio' })
    expect((await list({ busca: 'ACUDE' })).itens.map((item) => item.id)).toEqual([id])
    await publish(id, 0, { titulo: 'Açude cheio' })
    expect(
      (await list({ busca: 'cheio acude', situacao: 'publicado' })).itens.map((item) => item.id),
    ).toEqual([id])
    expect((await list({ busca: 'acude', situacao: 'arquivado' })).itens).toEqual([])
    expect((await list({ situacao: 'agendado' })).itens.map((item) => item.valores['titulo'])).toContain(
      'Para depois de amanhã',
    )
  })

  it('is in the order that staff give, with a stranger in it in none', async () => {
    const before = (await list({}, 'banner')).itens
      .filter((item) => item.situacao !== 'rascunho')
      .map((item) => item.id)
    const turned = before.toReversed()
    expect((await ask('banner', 'order', { body: { ids: turned } })).status).toBe(200)
    const after = (await list({}, 'banner')).itens
      .filter((item) => item.situacao !== 'rascunho')
      .map((item) => item.id)
    expect(after).toEqual(turned)
    const [foreign] = await asOwner<{ id: number }>(
      test.target,
      'select id from banner where igreja_id <> $1',
      [rig.igreja],
    )
    expect((await ask('banner', 'order', { body: { ids: [foreign!.id, ...before] } })).status).toBe(404)
  })
})
