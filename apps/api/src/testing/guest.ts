import type { CallName } from '@atrio/contract'
import { inputFor } from './matrix-input.ts'
import { logIn } from './people.ts'
import type { World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** Makes a call as someone who has no account at this church. */
export async function sendAsGuest(world: World, name: CallName): Promise<Answer> {
  const { userId, token } = await logIn(world.test, 'sameOrganisationMember', 'full')
  return world.test.call(name, { ...inputFor(name, { ...world.own, userId }), token })
}
