import type { Context } from '../http/context.ts'
import type { Limit } from '../http/limits.ts'
import { toEmailKey } from './accounts.ts'

const HOUR = 3_600
const QUARTER = 900
const BURST_WINDOW = 600

/** The first counts guesses at one account from one address; a right password clears it. */
export function loginLimits(ctx: Context, email: string): [Limit, Limit] {
  return [
    { name: 'login', key: `${toEmailKey(email)} ${ctx.ip}`, points: 5, seconds: QUARTER },
    { name: 'login-ip', key: ctx.ip, points: 100, seconds: HOUR },
  ]
}

/** One mistake costs nothing; each further one doubles the wait. */
export async function slowDown(ctx: Context, limit: Limit, attempts: number): Promise<void> {
  if (attempts >= 2) await ctx.deps.limits.block(limit, 2 ** (attempts - 2))
}

export function lookUpLimits(ctx: Context, email: string): [Limit, Limit] {
  return [
    { name: 'look-up-ip', key: ctx.ip, points: 10, seconds: HOUR },
    { name: 'look-up', key: toEmailKey(email), points: 5, seconds: HOUR },
  ]
}

/** More than the people of a large church ask for on a Sunday morning. */
const BURST = 200

/**
 * Notices that somebody tries e-mails at a church from many addresses, which no limit of one address or e-mail holds up.
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

/** Calls that send a mail to an address that anybody may name. */
export function mailLimits(ctx: Context, name: string, email: string): [Limit, Limit] {
  return [
    { name: `${name}-ip`, key: ctx.ip, points: 10, seconds: HOUR },
    { name, key: toEmailKey(email), points: 5, seconds: HOUR },
  ]
}

export function codeLimits(ctx: Context): [Limit] {
  return [{ name: 'code-ip', key: ctx.ip, points: 60, seconds: HOUR }]
}

export function changePasswordLimits(userId: number): [Limit] {
  return [{ name: 'change-password', key: String(userId), points: 10, seconds: QUARTER }]
}
