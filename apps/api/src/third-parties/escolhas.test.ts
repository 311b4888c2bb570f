import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { asOwner } from '../testing/owner.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const segredo = 'a-secret-that-only-the-partner-and-we-know'
const url = 'https://parceiro.example/entrar'

let test: TestApp
let member: LoggedIn
beforeAll(async () => {
  test = await createTestApp({
    env: {
      RATE_LIMIT_FACTOR: '100000',
      VOLUTS_URL: url,
      VOLUTS_SECRET: segredo,
      MYKIDS_URL: url,
      MYKIDS_SECRET: segredo,
    },
  })
  member = await logIn(test, 'member')
})
afterAll(() => test.close())
beforeEach(() => asOwner(test.target, 'delete from terceiro_escolha'))

type Modulo = 'voluts' | 'mykids'
const shown = async (modulo: Modulo = 'voluts', person = member) =>
  (await test.call('getTerceiro', { params: { modulo }, token: person.token })).body as {
    flagPodeLembrar: boolean
    escolha: { desde: string; flagEmail: boolean; vale: boolean } | null
  }
const go = (body: object, modulo: Modulo = 'voluts', person = member) =>
  test.call('irParaTerceiro', { params: { modulo }, token: person.token, body })
const before = { flagComoAntes: true }
const holds = async () => (await shown()).escolha?.vale
const soon = { timeout: 15_000 }
const told = async (codigo: unknown, modulo: Modulo = 'voluts') =>
  (await test.call('trocarCodigoTerceiro', { body: { modulo, segredo, codigo } })).body

it('who does not want to be shown it again goes as they chose, to that partner alone', async () => {
  expect(await shown()).toMatchObject({ flagPodeLembrar: true, escolha: null })
  expect((await go(before)).status).toBe(404)
  await go({ flagEmail: true, flagLembrar: true })
  expect((await shown()).escolha).toMatchObject({ flagEmail: true, vale: true })
  // What else the request says does not count: not less, and not more.
  const again = await go({ ...before, flagEmail: false })
  expect(await told(again.body['codigo'])).toMatchObject({ email: expect.stringContaining('@') })
  expect((await shown('mykids')).escolha).toBe(null)
  const other = await logIn(test, 'completeMember')
  expect((await shown('voluts', other)).escolha).toBe(null)
  expect((await go(before, 'voluts', other)).status).toBe(404)
})

it('is shown it again when anything that is told is another now', async () => {
  const changes: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['name', () => account(`nome = nome || 'a'`), () => account(`nome = left(nome, -1)`)],
    ['e-mail', () => person(`email = 'x' || email`), () => person(`email = substr(email, 2)`)],
    ['church', () => church(`nome = nome || 'a'`), () => church(`nome = left(nome, -1)`)],
    ['address', () => address(`${url}/novo`), () => address(url)],
  ]
  await go({ flagEmail: true, flagLembrar: true })
  for (const [what, change, back] of changes) {
    // What a church is called reaches this process by a notice.
    await change()
    await expect.poll(holds, { ...soon, message: what }).toBe(false)
    expect([what, (await go(before)).status]).toEqual([what, 404])
    await back()
    await expect.poll(holds, { ...soon, message: what }).toBe(true)
  }
  // An e-mail that is not told may change.
  await go({ flagEmail: false, flagLembrar: true })
  await person(`email = 'x' || email`)
  expect((await shown()).escolha?.vale).toBe(true)
  await person(`email = substr(email, 2)`)
})

it('is never kept where it is about children', async () => {
  await go({ flagLembrar: true }, 'mykids')
  expect((await shown('mykids')).escolha?.vale).toBe(true)
  const [own] = await asOwner<{ id: number }>(
    test.target,
    `with c as (insert into crianca (igreja_id, nome, data_nascimento)
       select id, 'Davi', '2019-03-04' from igreja where slug = 'igreja-esperanca' returning igreja_id, id),
     r as (insert into crianca_responsavel (igreja_id, crianca_id, user_id) select igreja_id, id, $1 from c)
     select id from c`,
    [member.userId],
  )
  // What was kept before they were a guardian holds no longer.
  expect(await shown('mykids')).toMatchObject({ flagPodeLembrar: false, escolha: { vale: false } })
  expect((await go({ ...before, criancas: [own!.id] }, 'mykids')).status).toBe(404)
  const kept = await go({ flagLembrar: true, criancas: [own!.id] }, 'mykids')
  expect(kept.body).toMatchObject({ code: 'VALIDATION', campos: [{ campo: 'flagLembrar' }] })
  expect((await shown()).flagPodeLembrar).toBe(true)
})

it('is taken back by a tap, and by going without it', async () => {
  await go({ flagLembrar: true })
  await test.call('deleteEscolhaTerceiro', { params: { modulo: 'voluts' }, token: member.token })
  expect((await shown()).escolha).toBe(null)
  expect((await go(before)).status).toBe(404)
  const [line] = await asOwner<{ acao: string; alvo: string }>(
    test.target,
    `select acao, alvo from auditoria where acao like 'terceiro%' order by seq desc limit 1`,
  )
  expect(line).toEqual({ acao: 'terceiroMostrar', alvo: 'terceiro:voluts' })
  await go({ flagLembrar: true })
  await go({})
  expect((await shown()).escolha).toBe(null)
})

const person = (set: string) =>
  asOwner(test.target, `update "user" set ${set} where id = $1`, [member.userId])
const account = (set: string) =>
  asOwner(test.target, `update usuario set ${set} where user_id = $1`, [member.userId])
const church = (set: string) =>
  asOwner(test.target, `update igreja set ${set} where slug = 'igreja-esperanca'`)
async function address(value: string) {
  Object.assign(test.deps.env, { VOLUTS_URL: value })
}
