import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

interface Campo {
  id: number
  tipo: string
  opcoes: string[]
  flagObrigatorio: boolean
  valor: string | null
}

let test: TestApp
let igreja: number
let member: LoggedIn
let campos: Campo[]
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  igreja = (await findIds(test, 'full')).igreja
  member = await logIn(test, 'member')
  campos = await list(member)
})
afterAll(() => test.close())

async function list({ token, userId }: LoggedIn): Promise<Campo[]> {
  const { body } = await test.call('listCamposPersonalizados', {
    token,
    params: { id: userId },
    query: { igreja },
  })
  return body['camposPersonalizados'] as Campo[]
}

const save = (valores: object) =>
  test.call('saveCamposPersonalizados', {
    token: member.token,
    params: { id: member.userId },
    query: { igreja },
    body: { valores },
  })

const of = (tipo: string) => campos.find((campo) => campo.tipo === tipo)!.id

describe('PUT /user/:id/campo-personalizado', () => {
  it('200 saves what is given and leaves the rest', async () => {
    const neighbour = await logIn(test, 'completeMember')
    const theirs = await list(neighbour)
    const { status, body } = await save({ [of('texto')]: ' Por um convite ', [of('opcao')]: 'Louvor' })
    expect(status).toBe(200)
    const saved = body['camposPersonalizados'] as Campo[]
    const values = (all: Campo[]) => Object.fromEntries(all.map(({ tipo, valor }) => [tipo, valor]))
    expect(values(saved)).toEqual({
      texto: 'Por um convite',
      numero: null,
      data: '2019-06-16',
      opcao: 'Louvor',
    })
    await save({ [of('texto')]: null, [of('numero')]: '3.5' })
    expect(values(await list(member))).toMatchObject({ texto: null, numero: '3.5', opcao: 'Louvor' })
    expect(await list(neighbour)).toEqual(theirs)
  })

  it.each([
    ['numero', 'três', 'type'],
    ['data', '2019-02-30', 'date'],
    ['opcao', 'Outra coisa', 'type'],
    ['opcao', '  ', 'required'],
    ['opcao', null, 'required'],
    ['texto', 'x'.repeat(501), 'max'],
  ])('400 for %s as %j, by its field', async (tipo, valor, regra) => {
    const before = await list(member)
    const { status, body } = await save({
      [of(tipo)]: valor,
      [of('numero')]: tipo === 'numero' ? valor : '9',
    })
    expect([status, body['campos']]).toEqual([
      400,
      [expect.objectContaining({ campo: `valores.${of(tipo)}`, regra })],
    ])
    expect(await list(member)).toEqual(before)
  })

  it('404 for a field that another church has', async () => {
    expect((await save({ 999_999: 'x' })).status).toBe(404)
  })
})

describe('GET /usuario/:slug/:userId', () => {
  const get = (token: string, userId: number) =>
    test.call('getUsuario', { token, params: { slug: 'igreja-esperanca', userId } })

  it('200 is one’s own account', async () => {
    const { status, body } = await get(member.token, member.userId)
    expect([status, body['usuario']]).toMatchObject([200, { nome: 'Ana Beatriz', igreja: { id: igreja } }])
  })

  it('404 for another’s, also for staff', async () => {
    for (const who of ['completeMember', 'admin', 'superAdmin'] as const) {
      const { token } = await logIn(test, who)
      expect((await get(token, member.userId)).status).toBe(404)
    }
  })
})
