import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from './context.ts'
import { AppError } from './errors.ts'
import type { Toll } from './limits.ts'

/**
 * Counts one use of each; where they have become many, the request must have brought proof of work (Decision 75). Only
 * calls that say `captcha` in the contract may ask for it.
 * @returns how many uses of the first there were
 * @throws AppError CAPTCHA_REQUIRED
 */
export async function demandWork(ctx: Context, tolls: [Toll, ...Toll[]]): Promise<number> {
  const { uses, effort } = await ctx.deps.limits.charge(tolls, ctx.effort)
  if (effort > ctx.effort) throw new AppError('CAPTCHA_REQUIRED', { detalhes: { esforco: effort } })
  return uses
}

/** Answers after this many milliseconds at the earliest, so that time does not tell what there was to do. */
export async function padded<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), sleep(milliseconds)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
