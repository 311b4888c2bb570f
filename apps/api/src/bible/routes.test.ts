import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { ImportedVerse } from './import/imported-verse.ts'
import { importTraducao } from './import/import-traducao.ts'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp()
  await importTraducao(test.deps.db, traducao('eng', 'en'), [
    ...['In the beginning was the Word', 'The same was in the beginning', 'All things'].map(verse('jhn', 1)),
    ...['There was a man', 'The same came to Jesus'].map(verse('jhn', 3)),
    ...Array.from({ length: 20 }, (_, index) => `Verse ${index + 1}`).map(verse('1co', 13)),
  ])
  await importTraducao(test.deps.db, traducao('por', 'pt_BR'), [
    verse('jhn', 1)('No princípio era o Verbo', 0),
    verse('jhn', 1)('Ele estava no princípio', 1),
    verse('jhn', 1)('Oração e coração', 2),
  ])
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

describe('GET /biblia/traducao/', () => {
  it('200 lists the translations with licence and attribution', async () => {
    const { status, body } = await test.call('listTraducoes')
    expect(status).toBe(200)
    expect(body['traducoes']).toEqual([
      { codigo: 'eng', nome: 'Test eng', idioma: 'en', licenca: 'Free', atribuicao: 'Somebody' },
      { codigo: 'por', nome: 'Test por', idioma: 'pt_BR', licenca: 'Free', atribuicao: 'Somebody' },
    ])
  })

  it('404 at a host of no church', async () => {
    expect((await test.call('listTraducoes', { host: 'nada.example' })).body['code']).toBe('UNKNOWN_HOST')
  })
})

describe('GET /biblia/traducao/:traducao/livro/:livro/capitulo/:capitulo/', () => {
  it('200 with the chapters around it that the translation has', async () => {
    const { status, body } = await test.call('getCapitulo', {
      params: { traducao: 'eng', livro: 'jhn', capitulo: 3 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      versiculos: [{ numero: 1, texto: 'There was a man' }, { numero: 2 }],
      anterior: { livro: 'jhn', capitulo: 1 },
      proximo: { livro: '1co', capitulo: 13 },
    })
  })

  it.each([
    { traducao: 'xxx', livro: 'jhn', capitulo: 3 },
    { traducao: 'eng', livro: 'tob', capitulo: 1 },
    { traducao: 'eng', livro: 'gen', capitulo: 1 },
    { traducao: 'eng', livro: 'jhn', capitulo: 99 },
  ])('404 for %o', async (params) => {
    const { status, body } = await test.call('getCapitulo', { params })
    expect([status, body['code']]).toEqual([404, 'NOT_FOUND'])
  })

  it('400 for a chapter that is no number', async () => {
    const { status } = await test.call('getCapitulo', {
      params: { traducao: 'eng', livro: 'jhn', capitulo: 'x' },
    })
    expect(status).toBe(400)
  })
})

describe('GET /biblia/traducao/:traducao/busca/', () => {
  it('200 without regard to accents, case and order, the last word unfinished', async () => {
    expect((await search('por', 'CORACAO ora')).versiculos.map(({ texto }) => texto)).toEqual([
      'Oração e coração',
    ])
    expect((await search('por', 'princi')).total).toBe(2)
  })

  it('200 page by page, in the order of the Bible', async () => {
    const { total, versiculos } = await search('eng', 'same', { limit: 1, page: 2 })
    expect([total, versiculos]).toMatchObject([2, [{ livro: 'jhn', capitulo: 3, versiculo: 2 }]])
  })

  it.each(['', '   ', '!&|:*()', "x' or 1=1 --"])('200 finds nothing for %j', async (busca) => {
    expect(await search('eng', busca)).toEqual({ status: 200, total: 0, versiculos: [] })
  })

  it('404 for a translation that is not there', async () => {
    expect((await search('xxx', 'word')).status).toBe(404)
  })
})

describe('GET /biblia/passagem/', () => {
  it('200 in the language of the request, written as it writes', async () => {
    const { body } = await read('João 1:1-2', 'pt-BR')
    expect(body).toMatchObject({
      traducao: { codigo: 'por' },
      passagens: [
        { referencia: 'Jo 1.1–2', livro: 'jhn', capitulos: [{ capitulo: 1, versiculos: [{}, {}] }] },
      ],
    })
  })

  it('200 for several, across chapters, in a chosen translation; English where a language has none', async () => {
    const { body } = await read('Jn 1:3; 1 Co 13.4-5', 'es')
    expect(body).toMatchObject({
      traducao: { codigo: 'eng' },
      passagens: [{ livro: 'jhn' }, { livro: '1co' }],
    })
    const chosen = await read('Jo 1.1', 'pt-BR', 'eng')
    expect(chosen.body).toMatchObject({ traducao: { codigo: 'eng' } })
  })

  it.each(['love', 'Jn 99', 'Gn 1-50', 'Gn 1.1'])('404 for %s', async (referencia) => {
    expect((await read(referencia)).status).toBe(404)
  })
})

describe('/usuario/:id/biblia-marcacao/', () => {
  it('200 highlights, writes, changes one and keeps the other, and takes away', async () => {
    await save({ versiculos: [16, 17], cor: 'amarelo' })
    await save({ versiculos: [16], nota: ' Para domingo ' })
    const { body } = await save({ versiculos: [16], cor: 'azul' })
    expect(body['marcacoes']).toHaveLength(2)
    expect(body['marcacoes']).toContainEqual(
      expect.objectContaining({ versiculo: 16, cor: 'azul', nota: 'Para domingo' }),
    )
    await save({ versiculos: [16, 17], cor: null })
    expect((await list({ livro: 'jhn', capitulo: 3 })).body['marcacoes']).toEqual([
      expect.objectContaining({ versiculo: 16, cor: null, nota: 'Para domingo' }),
    ])
    await save({ versiculos: [16] })
    expect((await list()).body['marcacoes']).toHaveLength(1)
    await save({ versiculos: [16], nota: '' })
    expect((await list()).body['marcacoes']).toEqual([])
  })

  it("200 shows nobody else's", async () => {
    await save({ versiculos: [1], nota: 'Só minha' })
    const other = await logIn(test, 'completeMember')
    expect((await list({}, other)).body['marcacoes']).toEqual([])
    expect(
      (await test.call('listMarcacoes', { params: { id: member.userId }, token: other.token })).status,
    ).toBe(404)
  })

  it('400 for no verse, a colour that is none, a note without end', async () => {
    const answers = await Promise.all([
      save({ versiculos: [] }),
      save({ versiculos: [1], cor: 'preto' }),
      save({ versiculos: [1], nota: 'x'.repeat(4_001) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  it('404 for a place that no Bible has', async () => {
    for (const body of [{ livro: 'tob' }, { capitulo: 22 }, { versiculos: [99] }])
      expect((await save({ versiculos: [1], ...body })).status).toBe(404)
  })

  it('403 for someone without an account at this church', async () => {
    const guest = await logIn(test, 'sameOrganisationMember', 'full')
    expect((await save({ versiculos: [1], cor: 'rosa' }, guest)).status).toBe(403)
  })

  it('401 without a token', async () => {
    expect((await test.call('listMarcacoes', { params: { id: member.userId } })).status).toBe(401)
    const { status } = await test.call('saveMarcacao', {
      params: { id: member.userId },
      body: { livro: 'jhn', capitulo: 3, versiculos: [1], cor: 'rosa' },
    })
    expect(status).toBe(401)
  })
})

function traducao(codigo: string, idioma: 'en' | 'pt_BR') {
  return { codigo, nome: `Test ${codigo}`, idioma, licenca: 'Free', atribuicao: 'Somebody' }
}

function verse(livro: ImportedVerse['livro'], capitulo: number) {
  return (texto: string, index: number): ImportedVerse => ({
    livro,
    capitulo,
    versiculo: index + 1,
    texto,
    flagParagrafo: index === 0,
  })
}

function save(body: Record<string, unknown>, person = member) {
  return test.call('saveMarcacao', {
    params: { id: person.userId },
    token: person.token,
    body: { livro: 'jhn', capitulo: 3, ...body },
  })
}

function list(query: Record<string, unknown> = {}, person = member) {
  return test.call('listMarcacoes', { params: { id: person.userId }, token: person.token, query })
}

function read(referencia: string, language = 'en', traducao?: string) {
  return test.call('getPassagem', {
    query: { referencia, ...(traducao && { traducao }) },
    headers: { 'accept-language': language },
  })
}

async function search(traducao: string, busca: string, query = {}) {
  const { status, body } = await test.call('searchVersiculos', {
    params: { traducao },
    query: { busca, ...query },
  })
  return { status, total: body['total'], versiculos: body['versiculos'] as { texto: string }[] }
}
