import { afterAll, beforeAll, expect, it } from 'vitest'
import { asOwner } from './testing/owner.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const token = 'a-token-of-more-than-thirty-two-letters'
let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ env: { INTERNAL_TOKEN: token } })
})
afterAll(() => test?.close())

const count = (authorization?: string) =>
  test.app.inject({ url: '/internal/invariants', headers: authorization ? { authorization } : {} })

it('404 without the token', async () => {
  expect((await count()).statusCode).toBe(404)
  expect((await count('Bearer another')).statusCode).toBe(404)
})

it('200 while all adds up, and 500 with what does not', async () => {
  const well = await count(`Bearer ${token}`)
  expect([well.statusCode, well.json()]).toEqual([200, { status: true, violations: [] }])
  const [lote] = await asOwner<{ igreja: number; id: number }>(
    test.target,
    'update lote set retido = retido + 1 where id = (select min(id) from lote) returning igreja_id as igreja, id',
  )
  const wrong = await count(`Bearer ${token}`)
  const { igreja, id } = lote!
  const violations = [{ igreja, regra: 'estoque', alvo: `lote:${id}` }]
  expect([wrong.statusCode, wrong.json()]).toEqual([500, { status: false, violations }])
})
