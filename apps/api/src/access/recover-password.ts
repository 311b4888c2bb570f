import { localeOf } from '@atrio/rules'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { mayMail } from '../http/tolls.ts'
import { padded } from '../http/work.ts'
import { findUserByEmail } from './accounts.ts'
import { nameChaves } from './chaves-acesso.ts'
import { temporaryPassword } from './kinds.ts'
import { randomPassword, storeTemporaryPassword } from './temporary-password.ts'

/** Every answer takes this long, in ms: only for an account is there a mail to queue. */
const PADDED = 200

/** Sends a password that works once, for half an hour (Spec §7). The e-mail may belong to an account of any church. */
export async function recoverPassword(ctx: Context, email: string): Promise<void> {
  const igrejaId = requireIgreja(ctx).id
  const send = await mayMail(ctx, 'recovery', email)
  await padded(PADDED, () => recover(ctx, { igrejaId, email, send, url: '/access' }))
}

export async function recover(
  ctx: Context,
  {
    igrejaId,
    email,
    send,
    url,
  }: {
    igrejaId: number
    email: string
    send: boolean
    /** Where the password is typed: a page of the church's portal. */
    url: '/access' | '/admin'
  },
): Promise<void> {
  const senha = randomPassword()
  // Hashed in any case: the work must not tell what the answer in strict mode does not.
  const [user, hash] = await Promise.all([
    findUserByEmail(ctx.deps.db, email),
    ctx.deps.passwords.hash(senha),
  ])
  if (!user) {
    if (ctx.deps.env.ENUM_STRICT) return
    throw new AppError('EMAIL_NOT_FOUND')
  }
  if (!send) return
  await withTenant(ctx.deps.db, { igrejaId, userId: user.id }, async (trx) => {
    const { expiresAt } = await storeTemporaryPassword(trx, { userId: user.id, passwordHash: hash })
    await ctx.deps.announce(trx, {
      kind: temporaryPassword,
      igrejaId,
      to: { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId: user.id },
      facts: {
        senha,
        url,
        validoAte: expiresAt.toISOString(),
        chaves: await nameChaves(trx, { userId: user.id }),
      },
    })
  })
}
