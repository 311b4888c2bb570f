import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { activation } from './activation-kinds.ts'
import type { Announcement } from './announce/announce.ts'
import type { Facts } from './announce/kind.ts'
import type { TenantTrx } from './db/tenant.ts'
import type { Context } from './http/context.ts'
import { AppError } from './http/errors.ts'
import { hashToken, randomToken } from './http/one-time-token.ts'

/** Said in the mail. */
const VALID = sql<Date>`now() + interval '48 hours'`
/** A second mail within this time is not sent: it would only be mistaken for the first. */
const COOLDOWN = sql<Date>`now() - interval '60 seconds'`

export interface ActivationFor {
  user: { id: number; email: string; idioma: string }
  /** The church of `trx`, where the account waits. */
  igrejaId: number
  /** Path to open afterwards. */
  redirectTo?: string | null
}

/**
 * Queues the mail whose link activates an account at a church.
 * @throws AppError ACTIVATION_MAIL_FAILED
 */
export async function queueActivation(
  ctx: Context,
  trx: TenantTrx,
  { user, igrejaId, redirectTo }: ActivationFor,
): Promise<void> {
  const recent = await trx
    .selectFrom('oneTimeCode')
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', user.id)
    .where('purpose', '=', 'activation')
    .where('createdAt', '>', COOLDOWN)
    .select('createdAt')
    .executeTakeFirst()
  if (recent) return
  const codigo = randomToken()
  await trx
    .insertInto('oneTimeCode')
    .values({
      igrejaId,
      tokenHash: hashToken(codigo),
      userId: user.id,
      purpose: 'activation',
      expiresAt: VALID,
    })
    .execute()
  const search = new URLSearchParams({ codigo, ...(redirectTo ? { redirectTo } : {}) })
  await tellForActivation(ctx, trx, {
    kind: activation,
    igrejaId,
    to: { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId: user.id },
    facts: { url: `/access/activate?${search.toString()}` },
  })
}

/**
 * Tells somebody in answer to an attempt to register or log in. Whichever mail it is, that it fails is said alike: else
 * the answer would tell who has an account.
 * @throws AppError ACTIVATION_MAIL_FAILED
 */
export async function tellForActivation<F extends Facts>(
  ctx: Context,
  trx: TenantTrx,
  announcement: Announcement<F>,
): Promise<void> {
  try {
    await ctx.deps.announce(trx, announcement)
  } catch (error) {
    throw new AppError('ACTIVATION_MAIL_FAILED', { cause: error })
  }
}
