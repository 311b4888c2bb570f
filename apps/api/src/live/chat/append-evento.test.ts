import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientConfig } from '../../db/connection.ts'
import { withTenant } from '../../db/tenant.ts'
import { asOwner } from '../../testing/owner.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { appendEvento } from './append-evento.ts'

let test: TestApp
let igrejaId: number
let salaId: number
beforeAll(async () => {
  test = await createTestApp()
  ;[{ igrejaId, salaId }] = (await asOwner<{ igrejaId: number; salaId: number }>(
    test.target,
    `select igreja_id as "igrejaId", id as "salaId" from sala where codigo = 'conversa' order by 1 limit 1`,
  )) as [{ igrejaId: number; salaId: number }]
})
afterAll(() => test.close())

const estados = () =>
  asOwner<{ seq: number; n: number }>(
    test.target,
    `select seq, (corpo->>'n')::int as n from sala_evento
     where igreja_id = ${igrejaId} and sala_id = ${salaId} and tipo = 'estado' order by seq`,
  )

it('numbers events of transactions at the same time without a hole, each transaction’s in its order', async () => {
  const ear = new pg.Client(clientConfig(test.target, {}))
  const heard = new Set<string>()
  await ear.connect()
  ear.on('notification', ({ payload = '' }) => heard.add(payload))
  await ear.query('listen sinal')
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      withTenant(test.deps.db, { igrejaId }, async (trx) => {
        appendEvento(trx, { salaId, tipo: 'estado', corpo: { n: n * 2 } })
        appendEvento(trx, { salaId, tipo: 'estado', corpo: { n: n * 2 + 1 } })
      }),
    ),
  )
  const found = await estados()
  expect(found.length).toBe(16)
  expect(found.map(({ seq }) => seq)).toEqual(found.map((_, place) => found[0]!.seq + place))
  const seqOf = (n: number) => found.find((one) => one.n === n)!.seq
  for (let n = 0; n < 16; n += 2) expect(seqOf(n)).toBeLessThan(seqOf(n + 1))
  await expect.poll(() => [...heard]).toEqual([`sala:${igrejaId}:${salaId}`])
  await ear.end()
})

it('adds nothing where the transaction fails, and nothing to a room of another church', async () => {
  const before = (await estados()).length
  const failing = withTenant(test.deps.db, { igrejaId }, async (trx) => {
    appendEvento(trx, { salaId, tipo: 'estado', corpo: { n: 99 } })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await withTenant(test.deps.db, { igrejaId: igrejaId + 1 }, async (trx) => {
    appendEvento(trx, { salaId, tipo: 'estado', corpo: { n: 99 } })
  })
  expect((await estados()).length).toBe(before)
})
