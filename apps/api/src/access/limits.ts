import type { Context } from '../http/context.ts'
import type { Toll } from '../http/limits.ts'

const HOUR = 3_600
const BURST_WINDOW = 600

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
