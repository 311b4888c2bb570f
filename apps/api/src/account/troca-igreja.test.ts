import { demoPeople, type DemoChurchName } from '@atrio/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

describe('POST /usuario/troca-igreja', () => {
  it('200 links the account, keeps the other, and tells by mail', async () => {
    const person = await logIn(test, 'sameOrganisationMember', 'full')
    const { igreja } = await findIds(test, 'full')
    const { status, body } = await test.call('trocaIgreja', { token: person.token, body: { igreja } })
    expect(status).toBe(200)
    expect(body['usuario']).toMatchObject({
      nome: 'Grace',
      sobrenome: 'Whitfield',
      flagAtivo: true,
      flagAtual: true,
      igreja: { id: igreja },
    })
    const again = await test.call('trocaIgreja', { token: person.token, body: { igreja } })
    expect(again.body).toEqual(body)

    const all = await test.call('listUsuarios', {
      token: person.token,
      params: { id: person.userId },
      query: { organizacao: 'rede-esperanca' },
    })
    expect(
      (all.body['usuarios'] as { igreja: { codigo: string } }[]).map((usuario) => usuario.igreja.codigo),
    ).toEqual(['esperanca', 'harbor'])
    const mail = await test.mailTo(demoPeople.sameOrganisationMember.email)
    expect(mail.subject).toBe('Your account now works at Igreja Esperança')
  })

  it('404 for another church than the one of the host', async () => {
    const { token } = await logIn(test, 'member')
    const { igreja } = await findIds(test, 'english')
    expect((await test.call('trocaIgreja', { token, body: { igreja } })).status).toBe(404)
  })

  it('takes nothing along that was private to the other church', async () => {
    const { email } = demoPeople.completeMember
    await asOwner(
      test.target,
      `update usuario set observacoes_encrypted = '\\x00' from "user" u where u.id = user_id and email = $1`,
      [email],
    )
    const person = await logIn(test, 'completeMember', 'english')
    const { igreja } = await findIds(test, 'english')
    const { body } = await test.call('trocaIgreja', { at: 'english', token: person.token, body: { igreja } })
    expect(body['usuario']).toMatchObject({ observacoes: null, congregacao: null, ocupacao: 'Marceneiro' })
    const documentos = await test.call('listDocumentos', {
      at: 'english',
      token: person.token,
      params: { id: person.userId },
    })
    expect(documentos.body['documentos']).toEqual([])
  })
})

describe('the church that a person belongs to', () => {
  /** Codes of the churches of the person's organisation that are said to be theirs, and of all where they have an account. */
  async function churchesOf(person: LoggedIn, at: DemoChurchName) {
    const { body } = await test.call('listUsuarios', {
      at,
      token: person.token,
      params: { id: person.userId },
      query: { organizacao: 'rede-esperanca' },
    })
    const usuarios = body['usuarios'] as { flagAtual: boolean; igreja: { codigo: string } }[]
    const codes = (of: typeof usuarios) => of.map(({ igreja }) => igreja.codigo)
    return { current: codes(usuarios.filter(({ flagAtual }) => flagAtual)), all: codes(usuarios) }
  }

  it('is one, also of who never changed', async () => {
    const person = await logIn(test, 'twoChurchesMember')
    expect((await churchesOf(person, 'full')).current).toHaveLength(1)
  })

  it('is the one changed to, and changing back brings what was there', async () => {
    const [here, there] = [await findIds(test, 'full'), await findIds(test, 'spanish')]
    const person = await logIn(test, 'twoChurchesMember')
    const change = (igreja: number) => test.call('trocaIgreja', { token: person.token, body: { igreja } })
    const first = await change(here.igreja)
    expect(await churchesOf(person, 'full')).toEqual({ current: ['esperanca'], all: ['esperanca', 'camino'] })

    // The portal goes to another church by a code.
    const { body: code } = await test.call('createLoginCode', {
      token: person.token,
      body: { igreja: there.igreja },
    })
    const { body: credentials } = await test.call('exchangeLoginCode', {
      at: 'spanish',
      body: { codigo: code['codigo'] },
    })
    const moved = { ...person, token: credentials['token'] as string }
    expect(await churchesOf(moved, 'spanish')).toEqual({
      current: ['camino'],
      all: ['camino', 'esperanca'],
    })

    const back = await change(here.igreja)
    expect(back.body).toEqual(first.body)
    expect((await churchesOf(person, 'full')).current).toEqual(['esperanca'])
  })

  it('stays where a code is asked for the church that one is at', async () => {
    const { igreja } = await findIds(test, 'spanish')
    const person = await logIn(test, 'twoChurchesMember', 'spanish')
    const before = await churchesOf(person, 'spanish')
    const { status } = await test.call('createLoginCode', {
      at: 'spanish',
      token: person.token,
      body: { igreja },
    })
    expect(status).toBe(201)
    expect(before.current).toEqual(['esperanca'])
    expect(await churchesOf(person, 'spanish')).toEqual(before)
  })

  it('is chosen anew when the account there is gone', async () => {
    const { igreja } = await findIds(test, 'english')
    const person = await logIn(test, 'twoChurchesMember')
    await asOwner(test.target, `update "user" set igreja_ativa_id = $2 where id = $1`, [
      person.userId,
      igreja,
    ])
    expect((await churchesOf(person, 'full')).current).toHaveLength(1)
  })
})

describe('GET /user/:id/usuario', () => {
  it('200 by cliente of this church, 404 by another one', async () => {
    const person = await logIn(test, 'twoChurchesMember')
    const [here, there] = [await findIds(test, 'full'), await findIds(test, 'spanish')]
    const ask = (query: Record<string, unknown>) =>
      test.call('listUsuarios', { token: person.token, params: { id: person.userId }, query })
    expect((await ask({ cliente: here.cliente })).body['usuarios']).toMatchObject([
      { igreja: { id: here.igreja } },
    ])
    expect((await ask({})).body['usuarios']).toMatchObject([{ igreja: { id: here.igreja } }])
    expect((await ask({ cliente: there.cliente })).status).toBe(404)
  })

  it('200 by organizacao: the accounts there, of this person alone', async () => {
    const person = await logIn(test, 'twoChurchesMember')
    const ask = (organizacao: string) =>
      test.call('listUsuarios', {
        token: person.token,
        params: { id: person.userId },
        query: { organizacao },
      })
    const own = (await ask('rede-esperanca')).body['usuarios'] as {
      email: string
      igreja: { codigo: string }
    }[]
    expect(own.map(({ igreja }) => igreja.codigo).sort()).toEqual(['camino', 'esperanca'])
    expect(new Set(own.map(({ email }) => email))).toEqual(new Set([demoPeople.twoChurchesMember.email]))
    expect((await ask('lantern-fellowship')).body['usuarios']).toEqual([])
    expect((await ask('nenhuma')).body['usuarios']).toEqual([])
  })
})
