import type { Crianca } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAVI } from '../testing/sent-values.ts'
import { asOwner } from '../testing/owner.ts'
import { findIds, logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let igreja: number
let member: LoggedIn
let neighbour: LoggedIn
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  igreja = (await findIds(test, 'full')).igreja
  ;[member, neighbour] = [await logIn(test, 'member'), await logIn(test, 'completeMember')]
})
afterAll(() => test.close())

async function invite(): Promise<{ id: number; codigo: string }> {
  const { token, userId } = member
  const of = { token, params: { id: userId } }
  const { body } = await test.call('createCrianca', { ...of, query: { igreja }, body: DAVI })
  const { id } = body['crianca'] as Crianca
  const made = await test.call('createConviteCrianca', {
    token,
    params: { id: userId, childId: id },
    body: {},
  })
  expect(made.status).toBe(201)
  return { id, codigo: made.body['codigo'] as string }
}

const accept = (codigo: string, { token, userId } = neighbour) =>
  test.call('acceptConviteCrianca', { token, params: { id: userId }, body: { codigo } })

describe('a second guardian', () => {
  it('comes by the link, once, and then has the child like the first', async () => {
    const { id, codigo } = await invite()
    const { status, body } = await accept(codigo)
    expect([status, body['crianca']]).toMatchObject([
      201,
      { id, alergias: 'Amendoim', outrosResponsaveis: ['Ana Beatriz de Albuquerque'] },
    ])
    expect((await accept(codigo, await logIn(test, 'contentAdmin'))).body['code']).toBe('CODE_INVALID')
    expect((await accept((await invite()).codigo, member)).status).toBe(201)
  })

  it('not by a link that is too old, that another took the place of, or whose guardian has gone', async () => {
    const { token, userId } = member
    const old = await invite()
    await asOwner(test.target, `update crianca_convite set expires_at = now() where crianca_id = $1`, [
      old.id,
    ])
    const replaced = await invite()
    await test.call('createConviteCrianca', { token, params: { id: userId, childId: replaced.id }, body: {} })
    const gone = await invite()
    await test.call('deleteCrianca', { token, params: { id: userId, childId: gone.id } })
    for (const { codigo } of [old, replaced, gone]) {
      expect((await accept(codigo)).body['code']).toBe('CODE_INVALID')
    }
  })

  it('is invited by a guardian alone', async () => {
    const { id } = await invite()
    const params = { id: neighbour.userId, childId: id }
    expect(
      (await test.call('createConviteCrianca', { token: neighbour.token, params, body: {} })).status,
    ).toBe(404)
  })
})
