import { createTestDatabase, type TestDatabase } from '@atrio/api/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from './load-demo.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await loadDemo(database.db)
})
afterAll(() => database.close())

describe('loadDemo', () => {
  it('x', async () => {
    expect(await database.db.selectFrom('igreja').selectAll().execute()).toHaveLength(8)
  })
})
