import type { CallName, ErrorCode } from '@atrio/contract'
import type { Shown } from '../access/staff-sessions.ts'
import { hashToken } from '../http/one-time-token.ts'
import { openEquipe } from './equipe.ts'
import { inputFor } from './matrix-input.ts'
import { asOwner } from './owner.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

/** As somebody whom the demo world names and with no more shown than this. */
async function sendToStaffSite(
  world: World,
  name: CallName,
  { as = 'admin', shown = 'factor' }: { as?: 'admin' | 'contentAdmin'; shown?: Shown },
): Promise<Answer> {
  const { userId } = await logIn(world.test, as)
  return world.test.call(name, {
    ...inputFor(name, world.own),
    equipe: await openEquipe(world.test, userId, shown),
  })
}

/** What any call of the staff's site answers alike. */
export const staffCommon: Partial<Record<ErrorCode | 'ok', Case>> = {
  FORBIDDEN: (world, name) => sendToStaffSite(world, name, { as: 'contentAdmin' }),
  SECOND_FACTOR_REQUIRED: (world, name) => sendToStaffSite(world, name, { shown: 'all' }),
  async STEP_UP_REQUIRED(world, name) {
    const { userId } = await logIn(world.test, 'admin')
    const equipe = await openEquipe(world.test, userId)
    await asOwner(
      world.test.target,
      `update equipe_sessao set factor_at = now() - interval '11 minutes' where token_hash = $1`,
      [hashToken(equipe)],
    )
    return world.test.call(name, { ...inputFor(name, world.own), equipe })
  },
}
