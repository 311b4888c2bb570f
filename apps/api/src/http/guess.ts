import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '@atrio/contract'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import type { Toll } from './limits.ts'
import { settleLookUp, toEmailKey } from './tolls.ts'
import { demandWork } from './work.ts'

const DAY = 86_400
const HOUR = 3_600

/**
 * One guess at an account, by a password or by anything else that a person must know. It counts for the account, from
 * wherever it comes, and for the network, at whatever account; a right one takes it all back. From the second on it
 * waits a moment, from the sixth on it costs work: whoever is guessed at is slowed, never locked out (Decision 75).
 *
 * @param attempt answers null for a wrong guess
 * @throws AppError CAPTCHA_REQUIRED, and the refusal for a wrong guess
 */
export async function guess<Proof>(
  ctx: Context,
  email: string,
  attempt: () => Promise<Proof | null>,
  refusal: ErrorCode = 'INVALID_CREDENTIALS',
): Promise<Proof> {
  const { limits, env } = ctx.deps
  const [account, network] = guessTolls(ctx, email)
  const uses = await demandWork(ctx, [account, network])
  if (uses > 1 && ctx.effort === 0)
    await sleep(Math.min(1_000, 125 * 2 ** (uses - 1)) / env.RATE_LIMIT_FACTOR)
  let proof: Proof | null
  try {
    proof = await attempt()
  } catch (error) {
    // Nothing was learned from it.
    await limits.giveBack(account, network)
    throw error
  }
  if (proof === null) throw new AppError(refusal)
  await Promise.all([limits.forget(account), limits.giveBack(network), settleLookUp(ctx, email)])
  return proof
}

function guessTolls(ctx: Context, email: string): [Toll, Toll] {
  return [
    { name: 'guess', key: toEmailKey(email), free: 5, seconds: DAY },
    { name: 'guess-network', key: ctx.network, free: 50, seconds: HOUR },
  ]
}
