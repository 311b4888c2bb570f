import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '@atrio/contract'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Toll } from '../http/limits.ts'
import { settleLookUp, toEmailKey } from '../http/tolls.ts'
import { demandWork } from '../http/work.ts'

const DAY = 86_400
const HOUR = 3_600
const BURST_WINDOW = 600

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

/** More than the people of a large church ask for on a Sunday morning. */
const BURST = 200

/**
 * Notices that somebody tries e-mails at a church from many addresses, which no count of one network or e-mail shows.
 * Nobody is refused for it: the church's own people would be. The operator is told, at each multiple of the number.
 */
export async function watchForBurst(ctx: Context, igrejaId: number): Promise<void> {
  const { limits, signals, env } = ctx.deps
  const lookUps = await limits.spend([
    { name: 'look-up-igreja', key: String(igrejaId), points: Infinity, seconds: BURST_WINDOW },
  ])
  if (lookUps % Math.ceil(BURST * env.RATE_LIMIT_FACTOR) !== 0) return
  signals.lookUpBurst(igrejaId)
  ctx.log.warn({ igrejaId, lookUps, seconds: BURST_WINDOW }, 'burst of e-mail look-ups')
}

/** Wrong codes alone stay counted: of right ones there may be as many as there are people. */
export function codeToll(ctx: Context): Toll {
  return { name: 'code-network', key: ctx.network, free: 60, seconds: HOUR }
}
