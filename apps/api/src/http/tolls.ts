import type { Context } from './context.ts'
import type { Toll } from './limits.ts'
import { demandWork } from './work.ts'

const HOUR = 3_600

/** An e-mail as accounts are found by it, and attempts counted. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The first hundred cost the network what any look-up costs, and so do the second. */
export function lookUpTolls(ctx: Context, email: string): [Toll, Toll] {
  return [
    { name: 'look-up', key: toEmailKey(email), free: 5, seconds: HOUR },
    { name: 'look-up-network', key: ctx.network, free: 100, seconds: HOUR },
  ]
}

/** Who then logs in or registers has looked up themselves: a whole congregation may, without it becoming dear. */
export async function settleLookUp(ctx: Context, email: string): Promise<void> {
  const [own, network] = lookUpTolls(ctx, email)
  if (await ctx.deps.limits.forget(own)) await ctx.deps.limits.giveBack(network)
}

/**
 * Counts a call that sends a mail to an address that anybody may name.
 * @returns whether to send it: after five within an hour, one in five minutes. The one before is in the mailbox then
 * and still good, so its owner is neither flooded nor locked out.
 * @param by whose one in five minutes it is: with `network` of each network, where what was mailed to one who asked is no
 * good to another, so that nobody's asking stops another's
 * @throws AppError CAPTCHA_REQUIRED
 */
export async function mayMail(
  ctx: Context,
  name: string,
  email: string,
  by: 'email' | 'network' = 'email',
): Promise<boolean> {
  const key = toEmailKey(email)
  const uses = await demandWork(ctx, [
    { name, key, free: MAILS, seconds: HOUR },
    { name: `${name}-network`, key: ctx.network, free: 100, seconds: HOUR },
  ])
  const { limits, env } = ctx.deps
  if (uses <= MAILS * env.RATE_LIMIT_FACTOR) return true
  const whose = by === 'email' ? key : `${key}\0${ctx.network}`
  return limits.admits({ name: `${name}-again`, key: whose, points: 1, seconds: 300 })
}

const MAILS = 5
