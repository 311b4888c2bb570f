import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { asOwner } from '../testing/owner.ts'
import { forgetAnswers } from './forget-expired.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await asOwner(
    test.target,
    `with o as (insert into organizacao (slug, nome) values ('o', 'O') returning id)
      insert into igreja (codigo, slug, nome, organizacao_id)
      select codigo, codigo, codigo, id from o, unnest(array['one', 'two']) as codigo`,
  )
  await asOwner(
    test.target,
    `insert into idempotencia (igreja_id, ator, rota, chave, corpo_hash, trabalhando_ate, data_cadastro)
      select id, 'visitante', 'rota', age, '', now(), now() - age::interval
      from igreja, unnest(array['71 hours', '73 hours']) as age`,
  )
})

afterAll(() => test.close())

it('forgets the answers of each church that are older than three days, and no others', async () => {
  await forgetAnswers({ db: test.db })
  const rows = await asOwner(
    test.target,
    'select codigo, chave from idempotencia join igreja on igreja.id = igreja_id order by codigo',
  )
  expect(rows).toEqual([
    { codigo: 'one', chave: '71 hours' },
    { codigo: 'two', chave: '71 hours' },
  ])
})
