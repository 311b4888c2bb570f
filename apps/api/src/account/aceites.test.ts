import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, newMember } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

type List = { aceites: { tipo: string; versao: number; origem: string }[]; pendentes: { versao: number }[] }

const kept = (where: string, values: unknown[] = []) =>
  asOwner(
    test.target,
    `select tipo, versao, idioma, origem, flag_aceito from aceite where ${where} order by tipo`,
    values,
  )

describe('consent', () => {
  it('to what is in force is written down with the account, by whoever registers', async () => {
    const ids = await findIds(test, 'full')
    const email = 'quem.aceita@atrio.example'
    const answer = await test.call('createUsuario', {
      params: { id: ids.igreja },
      body: newMember(email, ids.congregacao),
      headers: { 'accept-language': 'es' },
    })
    expect(answer.status).toBe(201)
    const rows = await kept('user_id = (select id from "user" where email = $1)', [email])
    const one = { versao: 1, idioma: 'es', origem: 'cadastro', flag_aceito: true }
    expect(rows).toEqual([
      { tipo: 'privacidade', ...one },
      { tipo: 'termos', ...one },
    ])
  })

  it('to a new version that asks for it is asked once, and the answer is kept', async () => {
    const at = 'otherOrganisation'
    const { userId, token } = await logIn(test, 'otherOrganisationMember', at)
    const list = async () =>
      (await test.call('listAceites', { at, token, params: { id: userId } })).body as List
    expect(await list()).toMatchObject({ aceites: [], pendentes: [{ tipo: 'termos', versao: 3 }] })
    const say = (body: object) => test.call('saveAceite', { at, token, params: { id: userId }, body })
    expect((await say({ tipo: 'termos', versao: 2, aceito: true })).status).toBe(404)
    expect((await say({ tipo: 'termos', versao: 3, aceito: false })).status).toBe(200)
    expect(await list()).toEqual({ aceites: [], pendentes: [] })
    expect((await say({ tipo: 'termos', versao: 3, aceito: true })).status).toBe(200)
    expect((await list()).aceites).toMatchObject([{ tipo: 'termos', versao: 3, origem: 'aviso' }])
    // Said once, it is not taken back by asking again.
    await say({ tipo: 'termos', versao: 3, aceito: false })
    expect((await list()).aceites).toHaveLength(1)
  })

  it("of another person is not there, and another church's neither", async () => {
    const { token } = await logIn(test, 'otherOrganisationMember', 'otherOrganisation')
    const other = await logIn(test, 'member')
    const { status } = await test.call('listAceites', {
      at: 'otherOrganisation',
      token,
      params: { id: other.userId },
    })
    expect(status).toBe(404)
    const mine = await test.call('listAceites', { token: other.token, params: { id: other.userId } })
    expect(mine.body).toEqual({ aceites: [], pendentes: [] })
  })
})
