import { afterAll, beforeAll, expect, it } from 'vitest'
import { requireNoDemoPeople } from './demo-people.ts'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let demo: TestApp
let empty: TestDatabase
beforeAll(async () => {
  ;[demo, empty] = await Promise.all([createTestApp(), createTestDatabase()])
})
afterAll(async () => {
  await demo.close()
  await empty.close()
})

it('production does not start where demo people are, and names what removes them', async () => {
  await expect(requireNoDemoPeople(demo.deps.db)).rejects.toThrow(
    /passwords everybody knows.*npm run demo:remove/,
  )
  await expect(requireNoDemoPeople(empty.db)).resolves.toBeUndefined()
})
