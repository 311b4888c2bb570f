import { asOwner } from './owner.ts'
import type { World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** As if it had been asked very often before. */
export async function afterMany({ test }: World, make: () => Promise<Answer>): Promise<Answer> {
  await make()
  await asOwner(test.target, 'update rate_limit set points = 1000000')
  try {
    return await make()
  } finally {
    await asOwner(test.target, 'delete from rate_limit')
  }
}
