import type { EnderecoPessoal } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emSaoPaulo } from '../testing/sent-values.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let cliente: number
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  cliente = (await findIds(test, 'full')).cliente
  member = await logIn(test, 'member')
})
afterAll(() => test.close())

const of = ({ token, userId }: LoggedIn) => ({ token, params: { id: userId } })

async function list(person = member): Promise<EnderecoPessoal[]> {
  const { body } = await test.call('listEnderecos', { ...of(person), query: { cliente } })
  return body['enderecos'] as EnderecoPessoal[]
}

async function add(body: object = {}, person = member): Promise<EnderecoPessoal> {
  const answer = await test.call('createEndereco', { ...of(person), body: { ...emSaoPaulo, ...body } })
  expect(answer.status).toBe(201)
  return answer.body['endereco'] as EnderecoPessoal
}

async function save(id: number, body: object, person = member) {
  const params = { id: person.userId, addressId: id }
  return test.call('saveEndereco', { token: person.token, params, body: { ...emSaoPaulo, ...body } })
}

const drop = (id: number, { token, userId } = member) =>
  test.call('deleteEndereco', { token, params: { id: userId, addressId: id } })

const mains = (all: EnderecoPessoal[]) => all.filter(({ flagPrincipal }) => flagPrincipal).map(({ id }) => id)

describe('the addresses of a person', () => {
  it('are several, and one is the main one', async () => {
    const first = await add({ numero: ' 1 ' })
    expect(first).toMatchObject({ numero: '1', cep: '04207030', complemento: null, flagPrincipal: true })
    const second = await add({ numero: '2' })
    expect(mains(await list())).toEqual([first.id])
    expect((await save(second.id, { numero: '3', flagPrincipal: true })).body['endereco']).toMatchObject({
      id: second.id,
      numero: '3',
    })
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    // Saved without saying so it stays the main one.
    await save(second.id, { numero: '4' })
    expect(mains(await list())).toEqual([second.id])
    expect((await drop(second.id)).status).toBe(200)
    expect(mains(await list())).toEqual([first.id])
    await drop(first.id)
    expect(await list()).toEqual([])
  })

  it('the main one is that of the personal data', async () => {
    const body = { endereco: { pais: 'BR', cidade: 'Recife', rua: 'Rua da Aurora', numero: '9' } }
    const saved = await test.call('updateUsuario', { token: member.token, body })
    expect(saved.body['usuario']).toMatchObject(body)
    const [main] = await list()
    expect(main).toMatchObject({ cidade: 'Recife', flagPrincipal: true })
    await test.call('updateUsuario', {
      token: member.token,
      body: { endereco: { ...body.endereco, numero: '10' } },
    })
    expect(await list()).toEqual([{ ...main, numero: '10' }])
    await drop(main!.id)
  })

  it('of two made the main one at once one is', async () => {
    const [one, two] = [await add({ numero: '1' }), await add({ numero: '2' })]
    const answers = await Promise.all([one, two, one, two].map(({ id }) => save(id, { flagPrincipal: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(mains(await list())).toHaveLength(1)
    for (const { id } of await list()) await drop(id)
  })

  it.each([
    [{ cep: '0420703' }, 'cep', 'cep'],
    [{ rua: '  ' }, 'rua', 'required'],
    [{ numero: null }, 'numero', 'required'],
    [{ pais: 'XX' }, 'pais', 'regex'],
    [{ pais: 'Brasil' }, 'pais', 'regex'],
    [{ rua: 'x'.repeat(121) }, 'rua', 'max'],
    [{ igreja: 1 }, 'igreja', 'unknown'],
  ])('400 for %j names the field', async (wrong, campo, regra) => {
    const { status, body } = await test.call('createEndereco', {
      ...of(member),
      body: { ...emSaoPaulo, ...wrong },
    })
    expect([status, body['campos']]).toEqual([400, [expect.objectContaining({ campo, regra })]])
  })

  it('takes another country’s postcodes as they are', async () => {
    const { id, cep } = await add({ pais: 'GB', cep: 'LS1 4DY' })
    expect(cep).toBe('LS1 4DY')
    await drop(id)
  })

  it('404 for a neighbour’s, which stays as it is', async () => {
    const neighbour = await logIn(test, 'completeMember')
    const theirs = await list(neighbour)
    const id = theirs[0]!.id
    const answers = [await save(id, { flagPrincipal: true }), await drop(id)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(await list(neighbour)).toEqual(theirs)
    expect(await list()).toEqual([])
  })

  it('are each church’s own, though the person is in both', async () => {
    const here = await logIn(test, 'twoChurchesMember', 'full')
    const there = await logIn(test, 'twoChurchesMember', 'spanish')
    const { id } = await add({}, here)
    const ids = await findIds(test, 'spanish')
    const { body } = await test.call('listEnderecos', {
      at: 'spanish',
      ...of(there),
      query: { cliente: ids.cliente },
    })
    expect(body['enderecos']).toEqual([])
    const params = { id: there.userId, addressId: id }
    const gone = await test.call('deleteEndereco', { at: 'spanish', token: there.token, params })
    expect([gone.status, (await list(here)).length]).toEqual([404, 1])
  })
})

describe('POST /usuario/troca-igreja', () => {
  it('takes the main address along, and no other', async () => {
    const person = await logIn(test, 'completeMember', 'english')
    const { igreja, cliente: there } = await findIds(test, 'english')
    const at = 'english' as const
    const { body } = await test.call('trocaIgreja', { at, token: person.token, body: { igreja } })
    expect(body['usuario']).toMatchObject({ endereco: { rua: 'Rua dos Patriotas', numero: '210' } })
    const listed = await test.call('listEnderecos', { at, ...of(person), query: { cliente: there } })
    expect(listed.body['enderecos']).toMatchObject([{ rua: 'Rua dos Patriotas', flagPrincipal: true }])
  })
})
