import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'

const ano = new Date().getFullYear()
let rig: MoneyRig
let people: LoggedIn[]
beforeAll(async () => {
  rig = await openMoneyRig()
  people = [rig.member]
  for (const person of ['admin', 'contentAdmin', 'completeMember'] as const) {
    people.push(await logIn(rig.test, person))
  }
  for (const { token } of people) {
    const pagamento = { token: await rig.sandbox.token(), salvarCartao: false }
    const gift = { pagamento, valorTotal: 5_000 }
    const { status } = await rig.give(gift, token)
    if (status !== 201) throw new Error(`a gift is answered ${status}`)
  }
  await rig.test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => rig?.close())

it('answers a hundred yearly statements asked for at once, all of them', { timeout: 120_000 }, async () => {
  const { port } = rig.test.app.server.address() as AddressInfo
  const ask = ({ userId, token }: LoggedIn) =>
    new Promise<unknown[]>((resolve, reject) => {
      const path = `/api/v1/usuario/${userId}/doacao/declaracao/?ano=${ano}`
      const headers = { host: 'esperanca.atrio.localhost', authorization: `Bearer ${token}` }
      request({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve([answer.statusCode, answer.headers['content-type']]))
      })
        .once('error', reject)
        .end()
    })
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(people[n % people.length]!)))
  const other = answers.filter(([status, type]) => status !== 200 || type !== 'application/pdf')
  expect(other).toEqual([])
})
