import type { Credentials } from '@atrio/contract'
import { queueActivation } from '../activation.ts'
import { withTenant } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { accountStanding, activateUsuario, findUserByEmail, type FoundUser } from './accounts.ts'
import { openSession } from './sessions.ts'
import {
  findTemporaryPassword,
  spendTemporaryPassword,
  type TemporaryPassword,
} from './temporary-password.ts'

/** Logs in at the church of the host. */
export async function login(
  ctx: Context,
  { username, password }: { username: string; password: string },
): Promise<Credentials> {
  const igrejaId = requireIgreja(ctx).id
  const { user, proof } = await guess(ctx, username, () => provePassword(ctx, username, password))
  if (proof === 'password') await rehash(ctx, user, password)

  const outcome = await withTenant(ctx.deps.db, { igrejaId, userId: user.id }, async (trx) => {
    if (proof !== 'password') {
      if (!(await spendTemporaryPassword(trx, { userId: user.id, ...proof }))) return 'spent'
      // Who reads the e-mailed password reads the mailbox: that is what activation asks for.
      await activateUsuario(trx, { igrejaId, userId: user.id })
    }
    const standing = await accountStanding(trx, { userId: user.id, igrejaId })
    if (standing !== 'ready' && proof === 'password') return standing
    return openSession(ctx, trx, { userId: user.id, igrejaId, confirmed: true })
  })
  if (outcome === 'spent') throw new AppError('INVALID_CREDENTIALS')
  if ('inactiveAt' in outcome) {
    await sendActivation(ctx, user, outcome.inactiveAt)
    throw new AppError('ACCOUNT_INACTIVE')
  }
  return outcome
}

/**
 * Who it is, and by which password they have shown it; null when by none. Two hashes and two questions in any such case:
 * time tells neither whether there is an account nor whether it was just sent a password.
 */
export async function provePassword(
  ctx: Context,
  email: string,
  password: string,
): Promise<{ user: FoundUser; proof: 'password' | TemporaryPassword } | null> {
  const { passwords, db } = ctx.deps
  const user = await findUserByEmail(db, email)
  // After a log-in by an e-mailed password that one stands here, and has had its single use.
  const stored = user?.passwordChangeRequired ? null : user?.passwordHash
  if ((await passwords.verify(stored, password)) && user) return { user, proof: 'password' }
  const temporary = await findTemporaryPassword(db, user?.id ?? 0)
  const matches = await passwords.verify(temporary?.passwordHash, password)
  return user && temporary && matches ? { user, proof: temporary } : null
}

async function rehash(ctx: Context, user: FoundUser, password: string): Promise<void> {
  if (!ctx.deps.passwords.isOutdated(user.passwordHash)) return
  await ctx.deps.db
    .updateTable('user')
    .set({ passwordHash: await ctx.deps.passwords.hash(password) })
    .where('id', '=', user.id)
    .where('passwordHash', '=', user.passwordHash)
    .execute()
}

/** Spec §4: logging in with an inactive account sends the activation e-mail. */
export async function sendActivation(
  ctx: Context,
  user: Pick<FoundUser, 'id' | 'email' | 'idioma'>,
  igrejaId: number,
): Promise<void> {
  await withTenant(ctx.deps.db, { igrejaId }, (trx) => queueActivation(ctx, trx, { user, igrejaId }))
}
