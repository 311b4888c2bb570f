import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEquipe } from '../testing/equipe.ts'
import { countRows, fillPerson, marks, readEverything } from '../testing/known-person.ts'
import { openMoneyRig, type MoneyRig } from '../testing/money-rig.ts'
import { findIds, logIn } from '../testing/people.ts'
import { eraseAgain } from './erase-again.ts'
import { erasePerson } from './erase.ts'

/** Of money and its trail: rows stay, and lead to nobody. */
const KEPT = [
  'pedido',
  'pagamento',
  'estorno',
  'lancamento',
  'doacao',
  'inscricao',
  'reserva',
  'presenca',
  'auditoria',
]

let rig: MoneyRig
let zoraide: { igrejaId: number; userId: number }
beforeAll(async () => {
  rig = await openMoneyRig()
  zoraide = await fillPerson(rig)
})
afterAll(() => rig.close())

/** Digests of what everybody else has: by church, and of a neighbour by table. */
async function othersNow() {
  const neighbour = await rig.rows<{ userId: number }>(
    `select user_id as "userId" from usuario join "user" u on u.id = user_id where email like 'joaquim.nogueira@%'`,
  )
  const tables = await rig.rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'igreja_id'`,
  )
  const digests: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [row] = await rig.rows<{ digest: string }>(
      `select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as digest from "${name}" t
       where igreja_id <> $1`,
      [zoraide.igrejaId],
    )
    digests[name] = row!.digest
  }
  const counts = await countRows(rig.test.deps, { ...zoraide, userId: neighbour[0]!.userId })
  return { digests, counts }
}

const count = async (name: string) =>
  (
    await rig.rows<{ n: number }>(`select count(*)::int as n from "${name}" where igreja_id = $1`, [
      zoraide.igrejaId,
    ])
  )[0]!.n

describe('a person who is erased', () => {
  let others: Awaited<ReturnType<typeof othersNow>>
  let keptBefore: number[]

  it('was known in every table that is registered', async () => {
    const counts = await countRows(rig.test.deps, zoraide)
    const empty = Object.entries(counts).flatMap(([name, n]) => (n === 0 ? [name] : []))
    expect(empty).toEqual([])
    expect((await readEverything(rig)).filter((line) => marks.test(line)).length).toBeGreaterThan(15)
    others = await othersNow()
    keptBefore = await Promise.all(KEPT.map(count))
  })

  it('is all there still when it is broken off, and gone when it is done again', async () => {
    const { deps } = rig.test
    const broken = { ...deps, announce: () => Promise.reject(new Error('the lights go out')) }
    await expect(erasePerson(broken, zoraide)).rejects.toThrow('the lights go out')
    const { usuario, nota_sermao: notas, pedido } = await countRows(deps, zoraide)
    expect([usuario, notas! > 0, pedido]).toEqual([1, true, 3])
    await erasePerson(deps, zoraide)
    await erasePerson(deps, zoraide)
    expect(await rig.rows(`select 1 from "user" where id = $1`, [zoraide.userId])).toEqual([])
  })

  it('is found in no text of the database, sealed or not, but in the mail that says so', async () => {
    const found = (await readEverything(rig)).filter((line) => marks.test(line))
    // Mails to others are theirs, and lie here sealed until an hour after they were sent.
    const isOfOthers = (line: string) => /^mail: \{"to":"(?!\w*\.?zoraide)/.test(line)
    const isLast = (line: string) => line.includes('"tipo":"conta-apagada"')
    expect(found.filter((line) => !isLast(line) && !isOfOthers(line))).toEqual([])
    expect(await rig.test.mailTo('zoraide.quixabeira@unico.example', /apagada|erased|borró/)).toBeDefined()
  })

  it('has left money as it was, and everybody else', async () => {
    expect((await Promise.all(KEPT.map(count))).map((n, index) => n >= keptBefore[index]!)).toEqual(
      KEPT.map(() => true),
    )
    expect(await rig.violations()).toEqual([])
    const staff = await openEquipe(rig.test, (await logIn(rig.test, 'admin')).userId)
    const params = { slug: 'igreja-esperanca' }
    const orders = await rig.test.call('listPedidosIgreja', { equipe: staff, params })
    expect([orders.status, JSON.stringify(orders.body)]).toEqual([200, expect.not.stringMatching(marks)])
    const now = await othersNow()
    expect(now.digests).toEqual(others.digests)
    // One told the neighbour of her by her whole name, one that their accounts were merged.
    const { notificacao, usuario_uniao: unioes } = others.counts
    expect(now.counts).toEqual({
      ...others.counts,
      notificacao: notificacao! - 1,
      usuario_uniao: unioes! - 1,
    })
  })

  it('has no file left', async () => {
    const left: string[] = []
    for await (const { key } of rig.test.deps.storage.list(`privado/${zoraide.igrejaId}`)) left.push(key)
    expect(left).toEqual([])
  })

  it('is logged out, and cannot log in', async () => {
    const { status } = await rig.test.call('getMe', { token: rig.member.token })
    expect(status).toBe(401)
    const body = { username: 'zoraide.quixabeira@unico.example', password: 'Atrio!2026' }
    expect((await rig.test.call('login', { body })).status).toBe(401)
  })

  it('is erased again when a backup brings them back, and not when they come back themselves', async () => {
    const { deps } = rig.test
    const back = async (uuid: string, since: string) => {
      const [{ id }] = (await rig.rows<{ id: number }>(
        `insert into "user" (uuid, email, password_hash) values ($1, 'volta@unico.example', 'x') returning id`,
        [uuid],
      )) as [{ id: number }]
      await rig.rows(
        `insert into usuario (igreja_id, user_id, nome, sobrenome, data_cadastro) values ($1, $2, 'V', 'B', ${since})`,
        [zoraide.igrejaId, id],
      )
      return id
    }
    const keys: string[] = []
    for await (const { key } of deps.storage.list(`apagados/${zoraide.igrejaId}`)) keys.push(key)
    const uuid = keys[0]!.split('/').at(-2)!
    expect(keys.join()).not.toMatch(marks)
    await back(uuid, `now() - interval '1 year'`)
    expect(await eraseAgain(deps)).toBe(1)
    expect(await rig.rows(`select 1 from "user" where uuid = $1`, [uuid])).toEqual([])
    await back(uuid, 'now()')
    expect(await eraseAgain(deps)).toBe(0)
    expect(await rig.rows(`select 1 from "user" where uuid = $1`, [uuid])).toHaveLength(1)
  })
})

it('who belongs to two churches stays at the other, logged in there', async () => {
  const { test } = rig
  const here = await logIn(test, 'twoChurchesMember', 'full')
  const there = await logIn(test, 'twoChurchesMember', 'spanish')
  const { igreja } = await findIds(test, 'full')
  await erasePerson(test.deps, { igrejaId: igreja, userId: here.userId })
  expect((await test.call('getMe', { token: here.token })).status).toBe(401)
  const me = await test.call('getMe', { at: 'spanish', token: there.token })
  expect([me.status, (me.body['user'] as { id: number }).id]).toEqual([200, here.userId])
})
