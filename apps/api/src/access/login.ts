import type { Credentials } from '@atrio/contract'
import { sql } from 'kysely'
import { queueActivation } from '../activation.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { portalOrigin } from '../http/origin.ts'
import { accountStanding, findUserByEmail, type FoundUser } from './accounts.ts'
import { loginLimits, slowDown } from './limits.ts'
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
  const limits = loginLimits(ctx, username)
  const attempts = await ctx.deps.limits.spend(limits)
  const user = await findUserByEmail(ctx.deps.db, username)
  const proof = await prove(ctx, user, password)
  if (!user || !proof) {
    await slowDown(ctx, limits[0], attempts)
    throw new AppError('INVALID_CREDENTIALS')
  }
  await ctx.deps.limits.forget(limits[0])
  if (proof === 'password') await rehash(ctx, user, password)

  const outcome = await withTenant(ctx.deps.db, { igrejaId, userId: user.id }, async (trx) => {
    if (proof !== 'password') {
      if (!(await spendTemporaryPassword(trx, user.id, proof))) return 'spent'
      await activate(trx, user.id, igrejaId)
    }
    const standing = await accountStanding(trx, { userId: user.id, igrejaId })
    if (standing !== 'ready' && proof === 'password') return standing
    return openSession(ctx, trx, { userId: user.id, igrejaId })
  })
  if (outcome === 'spent') throw new AppError('INVALID_CREDENTIALS')
  if ('inactiveAt' in outcome) {
    await sendActivation(ctx, user, outcome.inactiveAt)
    throw new AppError('ACCOUNT_INACTIVE')
  }
  return outcome
}

/** By which password the person has shown who they are; null when by none. */
async function prove(
  ctx: Context,
  user: FoundUser | undefined,
  password: string,
): Promise<'password' | TemporaryPassword | null> {
  const { passwords, db } = ctx.deps
  // After a log-in by an e-mailed password that one stands here, and has had its single use.
  const stored = user?.passwordChangeRequired ? null : user?.passwordHash
  if (await passwords.verify(stored, password)) return 'password'
  const temporary = user && (await findTemporaryPassword(db, user.id))
  return temporary && (await passwords.verify(temporary.passwordHash, password)) ? temporary : null
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

/** Who reads the e-mailed password reads the mailbox: that is what activation asks for. */
async function activate(trx: TenantTrx, userId: number, igrejaId: number): Promise<void> {
  await trx
    .updateTable('usuario')
    .set({ flagAtivo: sql<boolean>`true` })
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .execute()
}

/** Spec §4: logging in with an inactive account sends the activation e-mail. */
async function sendActivation(ctx: Context, user: FoundUser, igrejaId: number): Promise<void> {
  const origin = await portalOrigin(ctx, igrejaId)
  await withTenant(ctx.deps.db, { igrejaId }, (trx) => queueActivation(ctx, trx, { user, igrejaId, origin }))
}
