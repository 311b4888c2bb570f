import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotaSermao } from '@atrio/contract'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let member: LoggedIn
let other: LoggedIn
let igreja: number
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  member = await logIn(test, 'member')
  other = await logIn(test, 'completeMember')
  igreja = (await findIds(test, 'full')).igreja
})
afterAll(() => test.close())

const texto = 'A graça basta.\n- ponto um'

describe('POST /nota-sermao/', () => {
  it('201 with the id that the device chose, and no second note when asked again', async () => {
    const id = randomUUID()
    const first = await create({ id, titulo: '  Graça ', texto })
    expect([first.status, first.nota]).toMatchObject([201, { id, titulo: 'Graça', texto, versao: 1 }])
    const again = await create({ id, titulo: 'Graça', texto })
    expect(again.nota).toEqual(first.nota)
    expect((await list()).filter((nota) => nota.id === id)).toHaveLength(1)
  })

  it('201 once for many requests at the same time', async () => {
    const id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => create({ id, titulo: 'Ao mesmo tempo', texto })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect((await list()).filter((nota) => nota.id === id)).toHaveLength(1)
  })

  it('201 without an id, which the server then chooses', async () => {
    expect((await create({ titulo: 'Sem id', texto })).nota.id).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    ['titulo', { titulo: '  ', texto }],
    ['titulo', { titulo: 'x'.repeat(201), texto }],
    ['texto', { titulo: 'Longa', texto: 'x'.repeat(30_001) }],
    ['id', { id: 'meu-id', titulo: 'Id', texto }],
  ])('400 names %s', async (campo, body) => {
    const answer = await create(body)
    expect([answer.status, answer.body['campos']]).toMatchObject([400, [{ campo }]])
  })
})

describe('PUT /nota-sermao/:id', () => {
  it('200 for the version that was seen; 409 for an older one, and nothing is written', async () => {
    const { nota } = await create({ titulo: 'Versões', texto: 'um' })
    const saved = await save(nota.id, { titulo: 'Versões', texto: 'dois', versao: 1 })
    expect([saved.status, saved.nota]).toMatchObject([200, { texto: 'dois', versao: 2 }])
    expect(saved.nota.dataUltimaAlteracao > nota.dataUltimaAlteracao).toBe(true)
    const late = await save(nota.id, { titulo: 'Versões', texto: 'três', versao: 1 })
    expect([late.status, late.body['code']]).toEqual([409, 'NOTE_CONFLICT'])
    expect((await get(nota.id)).nota).toEqual(saved.nota)
  })

  it('200 for a change that is there already, whose answer was lost', async () => {
    const { nota } = await create({ titulo: 'Perdida', texto: 'um' })
    const change = { titulo: 'Perdida', texto: 'dois', versao: 1 }
    const first = await save(nota.id, change)
    expect((await save(nota.id, change)).nota).toEqual(first.nota)
  })

  it('one of two changes at the same time is refused', async () => {
    const { nota } = await create({ titulo: 'Corrida', texto: '' })
    const answers = await Promise.all(
      ['a', 'b'].map((letter) => save(nota.id, { titulo: 'Corrida', texto: letter, versao: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('200 over whatever is there, without a version', async () => {
    const { nota } = await create({ titulo: 'Por cima', texto: 'um' })
    expect((await save(nota.id, { titulo: 'Por cima', texto: 'dois' })).nota.versao).toBe(2)
  })
})

describe('GET /user/nota-sermao', () => {
  it('200 changed last first, as many as asked for', async () => {
    const { nota } = await create({ titulo: 'Antiga', texto: 'um' })
    await create({ titulo: 'Nova', texto: '' })
    await save(nota.id, { titulo: 'Antiga', texto: 'dois' })
    const [first, second] = await list({ limit: 2 })
    expect([first?.titulo, second?.titulo]).toEqual(['Antiga', 'Nova'])
    expect(await list({ limit: 1 })).toHaveLength(1)
  })

  it('400 for more than 999', async () => {
    const { status } = await test.call('listNotasSermao', {
      query: { igreja, limit: 1_000 },
      token: member.token,
    })
    expect(status).toBe(400)
  })
})

describe('notes are their writer’s alone', () => {
  it('404 for another person of the church, in every call, and the note stays', async () => {
    const { nota } = await create({ titulo: 'Minha', texto })
    const theirs = { params: { id: nota.id }, token: other.token }
    const answers = await Promise.all([
      test.call('getNotaSermao', theirs),
      test.call('saveNotaSermao', { ...theirs, body: { titulo: 'Sua', texto: '' } }),
      test.call('deleteNotaSermao', theirs),
      test.call('exportNotasSermao', { query: { igreja, id: nota.id }, token: other.token }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await get(nota.id)).nota).toEqual(nota)
  })

  it('a person who chooses the id of another’s note writes one of their own', async () => {
    const { nota } = await create({ titulo: 'Minha', texto })
    const answer = await test.call('createNotaSermao', {
      query: { igreja },
      body: { id: nota.id, titulo: 'Sua', texto: 'sua' },
      token: other.token,
    })
    expect([answer.status, answer.body['nota']]).toMatchObject([201, { titulo: 'Sua', texto: 'sua' }])
    expect((await get(nota.id)).nota).toEqual(nota)
  })

  it('404 for the same person at another church', async () => {
    const here = await logIn(test, 'twoChurchesMember')
    const there = await logIn(test, 'twoChurchesMember', 'spanish')
    const { body } = await test.call('createNotaSermao', {
      query: { igreja },
      body: { titulo: 'Aqui', texto: '' },
      token: here.token,
    })
    const params = { id: (body['nota'] as NotaSermao).id }
    const answer = await test.call('getNotaSermao', { at: 'spanish', params, token: there.token })
    expect(answer.status).toBe(404)
  })
})

describe('DELETE /nota-sermao/:id', () => {
  it('200, and 404 from then on', async () => {
    const { nota } = await create({ titulo: 'Vai embora', texto })
    const own = { params: { id: nota.id }, token: member.token }
    expect((await test.call('deleteNotaSermao', own)).body).toEqual({ status: true })
    expect((await test.call('deleteNotaSermao', own)).status).toBe(404)
    expect((await save(nota.id, { titulo: 'Volta', texto })).status).toBe(404)
  })
})

describe('GET /user/nota-sermao/pdf', () => {
  it('200 with one note, named after it', async () => {
    const { nota } = await create({
      titulo: 'Coração & Ação',
      texto: '# Título\n**força** e *fé*\n> ¿Qué niño? Łódź, œuvre\n1. um\n\n' + 'linha longa '.repeat(900),
    })
    const { status, headers, bytes: document } = await pdf({ id: nota.id })
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="coracao-acao.pdf"',
    ])
    const bytes = document.toString('latin1')
    expect(bytes.slice(0, 5)).toBe('%PDF-')
    expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true)
    // Letters are in the document itself, and it has as many pages as the text needs: not one more.
    expect(bytes).toMatch(/FontFile/)
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(4)
  })

  it('200 with the moments of a service as links to its recording', async () => {
    const { nota } = await create({ titulo: 'Culto', texto: '[12:41](/live/57) Graça' })
    const { bytes } = await pdf({ id: nota.id })
    const text = bytes.toString('latin1')
    expect(text).toMatch(/\/URI \(https?:\/\/[^)]+\/live\?transmissao=57&t=761\)/)
    expect(text.match(/\/URI \(/g)).toHaveLength(1)
  })

  it('200 with all of them', async () => {
    const { headers, bytes } = await pdf({})
    expect(headers['content-disposition']).toContain('"anotacoes.pdf"')
    expect(bytes.length).toBeGreaterThan(20_000)
  })

  it('404 without any note', async () => {
    const nobody = await logIn(test, 'superAdmin')
    const { status } = await test.call('exportNotasSermao', { query: { igreja }, token: nobody.token })
    expect(status).toBe(404)
  })
})

async function create(body: Record<string, unknown>) {
  const answer = await test.call('createNotaSermao', { query: { igreja }, body, token: member.token })
  return { ...answer, nota: answer.body['nota'] as NotaSermao }
}

async function get(id: string) {
  const answer = await test.call('getNotaSermao', { params: { id }, token: member.token })
  return { ...answer, nota: answer.body['nota'] as NotaSermao }
}

async function save(id: string, body: Record<string, unknown>) {
  const answer = await test.call('saveNotaSermao', { params: { id }, body, token: member.token })
  return { ...answer, nota: answer.body['nota'] as NotaSermao }
}

async function list(query: { limit?: number } = {}): Promise<NotaSermao[]> {
  const { body } = await test.call('listNotasSermao', { query: { igreja, ...query }, token: member.token })
  return body['notas'] as NotaSermao[]
}

function pdf(query: { id?: string }) {
  return test.call('exportNotasSermao', {
    query: { igreja, ...query },
    token: member.token,
    headers: { 'accept-language': 'pt-BR' },
  })
}
