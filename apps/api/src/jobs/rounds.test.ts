import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTenant } from '../db/tenant.ts'
import { findIgrejasWith } from '../db/igrejas-with.ts'
import { noteErased } from '../files/erased-list.ts'
import { eraseAgain } from '../privacy/erase-again.ts'
import { regularsOf } from '../slices.ts'
import { asOwner } from '../testing/owner.ts'
import { statementsOf } from '../testing/statements.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { attendEach, igrejasWith } from './rounds.ts'

const CHURCHES = 200
let test: TestApp
let due: [answers: number, rooms: number]
beforeAll(async () => {
  test = await createTestApp({ isEmpty: true })
  await rows(`with o as (insert into organizacao (slug, nome) values ('o', 'O') returning id)
    insert into igreja (codigo, slug, nome, organizacao_id)
    select 'i' || n, 'i' || n, 'Igreja ' || n, o.id from o, generate_series(1, ${CHURCHES}) n`)
  const found = await rows<{ id: number }>('select id from igreja order by id')
  due = [found[50]!.id, found.at(-1)!.id]
  await rows(`insert into idempotencia (igreja_id, ator, rota, chave, corpo_hash, trabalhando_ate, data_cadastro)
    values (${due[0]}, 'visitante', 'rota', 'uma chave de antes', '', now(), now() - interval '4 days')`)
  await rows(`insert into sala_participante (igreja_id, id, nome, ip_hmac, visto_em)
    values (${due[1]}, 'c:00000000-0000-4000-8000-000000000001', 'Antigo', '\\x01', now() - interval '3 days')`)
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)

describe('what comes again by the clock, done once as at a start', () => {
  it('costs what is due, and not how many churches there are', async () => {
    const log = { info: () => {}, warn: () => {} }
    const sent = await statementsOf(async () => {
      for (const { run } of regularsOf(test.deps, log)) await run(test.deps, new AbortController().signal)
    })
    expect(sent.length).toBeLessThan(CHURCHES)
    const left = await rows(`select (select count(*)::int from idempotencia) as answers,
      (select count(*)::int from sala_participante where ip_hmac is not null) as networks`)
    expect(left).toEqual([{ answers: 0, networks: 0 }])
  })

  it('opens those churches alone of which something lies in storage', async () => {
    await noteErased(test.deps, { igrejaId: due[0], uuid: '00000000-0000-4000-8000-000000000001' })
    const { storage } = test.deps
    const listed: string[] = []
    const list = (folder: string) => {
      listed.push(folder)
      return storage.list(folder)
    }
    await eraseAgain({ ...test.deps, storage: { ...storage, list } })
    expect(listed).toEqual([`apagados/${due[0]}`])
  })
})

describe('a look through all churches', () => {
  const named = (name: string) => sql<boolean>`exists (select from congregacao where nome = ${sql.lit(name)})`
  beforeAll(async () => {
    for (const igrejaId of due)
      await withTenant(test.deps.db, { igrejaId }, (trx) =>
        trx
          .insertInto('congregacao')
          .values({ igrejaId, nome: `of ${igrejaId}` })
          .execute(),
      )
  })

  it('shows each to itself alone, and goes on where time was over', async () => {
    const { db } = test.deps
    expect(await findIgrejasWith(db, { has: named(`of ${due[1]}`), after: 0 })).toMatchObject({
      found: [due[1]],
    })
    const slow = sql<boolean>`(select count(pg_sleep(0.004)) = 1 and exists (select from congregacao))`
    const first = await findIgrejasWith(db, { has: slow, after: 0 })
    expect([first.found, first.reached]).toEqual([expect.not.arrayContaining([due[1]]), expect.any(Number)])
    const found: number[] = []
    for await (const igrejaId of igrejasWith(db, slow)) found.push(igrejaId)
    expect(found).toEqual(due)
  })

  it('leaves no scope behind, and takes no parameters', async () => {
    const { db } = test.deps
    await findIgrejasWith(db, { has: named('nobody'), after: 0 })
    const { rows: scope } = await sql<{ igreja: string }>`
      select coalesce(current_setting('app.igreja', true), '') as igreja`.execute(db)
    expect(scope).toEqual([{ igreja: '' }])
    await expect(findIgrejasWith(db, { has: sql`${1} = 1`, after: 0 })).rejects.toThrow('has no parameters')
  })
})

it('attends to one church at a time, whoever asks for it, and rests as long as that took', async () => {
  const [began, ids] = [performance.now(), [1, 2, 3]]
  let [atWork, most] = [0, 0]
  const attend = async () => {
    most = Math.max(most, (atWork += 1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    atWork -= 1
  }
  await attendEach(ids, attend)
  expect(performance.now() - began).toBeGreaterThan(115)
  await Promise.all([attendEach(ids, attend), attendEach(ids, attend)])
  expect(most).toBe(1)
})

it('ends before the next church when it is told to', async () => {
  const halt = new AbortController()
  const attended: number[] = []
  const done = await attendEach(
    [1, 2, 3],
    async (igrejaId) => {
      attended.push(igrejaId)
      halt.abort()
    },
    halt.signal,
  )
  expect([done, attended]).toEqual([false, [1]])
})
