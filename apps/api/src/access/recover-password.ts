import { localeOf } from '@atrio/rules'
import { withPlatform } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { findUserByEmail } from './accounts.ts'
import { mailLimits } from './limits.ts'
import { randomPassword, storeTemporaryPassword } from './temporary-password.ts'

/** Sends a password that works once, for half an hour (Spec §7). The e-mail may belong to an account of any church. */
export async function recoverPassword(ctx: Context, email: string): Promise<void> {
  const igrejaId = requireIgreja(ctx).id
  await ctx.deps.limits.spend(mailLimits(ctx, 'recovery', email))
  const senha = randomPassword()
  // Hashed in either case: time must not tell what the answer in strict mode does not.
  const [user, hash] = await Promise.all([
    findUserByEmail(ctx.deps.db, email),
    ctx.deps.passwords.hash(senha),
  ])
  if (!user) {
    if (ctx.deps.env.ENUM_STRICT) return
    throw new AppError('EMAIL_NOT_FOUND')
  }
  await withPlatform(ctx.deps.db, async (trx) => {
    const { expiresAt } = await storeTemporaryPassword(trx, user.id, hash)
    await ctx.deps.mail.send(trx, {
      to: user.email,
      locale: localeOf(user.idioma) ?? ctx.locale,
      igrejaId,
      message: {
        tipo: 'temporary-password',
        senha,
        url: new URL('/access', ctx.origin).href,
        validoAte: expiresAt.toISOString(),
      },
    })
  })
}
