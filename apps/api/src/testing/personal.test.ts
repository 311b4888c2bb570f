import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientConfig } from '../db/connection.ts'
import { personal } from '../slices.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { findPersonalViolations } from './personal-rules.ts'

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await createTestDatabase()
  owner = new pg.Client(clientConfig(test.target, {}))
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

describe('every column with a person', () => {
  it('says how it is exported and how it is erased', async () => {
    expect(await findPersonalViolations(owner, personal)).toEqual([])
  })

  it.each(['nota_sermao', 'refresh_token', 'usuario_endereco', 'pedido'])(
    'is missed when %s is left out',
    async (name) => {
      const tables = new Map([...personal.tables].filter(([table]) => table !== name))
      const violations = await findPersonalViolations(owner, { ...personal, tables })
      expect(violations).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\.`)))
    },
  )

  it.each([
    ['a new table of an account', `create table fresh (igreja_id int, user_id int)`, 'fresh.user_id'],
    [
      'a new key to an account',
      `alter table presenca add column quem int references "user"`,
      'presenca.quem: leads to a person',
    ],
    [
      'a new name in a record of money',
      `alter table pagamento add column pagador_nome text`,
      'pagamento.pagador_nome',
    ],
    [
      'a new table that hangs on one of people',
      `create table fresh (igreja_id int, pedido_id int, foreign key (igreja_id, pedido_id) references pedido)`,
      'fresh.pedido_id: hangs on a table of people',
    ],
  ])('finds %s', async (_, sabotage, violation) => {
    await owner.query('begin')
    try {
      await owner.query(sabotage)
      const violations = await findPersonalViolations(owner, personal)
      expect(violations).toContainEqual(expect.stringContaining(violation))
    } finally {
      await owner.query('rollback')
    }
  })
})
