import { createHmac, randomInt } from 'node:crypto'
import { email as emailRule, localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, type Auth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { mayMail, toEmailKey } from '../http/tolls.ts'
import { nameChaves } from './chaves-acesso.ts'
import { emailChange, emailChanged } from './kinds.ts'

/** Said in the mail. */
const LIFETIME = sql<Date>`now() + interval '30 minutes'`
const TRIES = 5

/**
 * Mails six digits to the address that a person wants instead of theirs. It is not said whether the address has an
 * account: that learns who reads its mail.
 * @throws AppError VALIDATION, CAPTCHA_REQUIRED, PASSWORD_INCORRECT
 */
export async function requestTrocaEmail(
  ctx: Context,
  given: { email: string; senha: string },
): Promise<void> {
  const auth = requireAuth(ctx)
  const email = toEmailKey(given.email)
  if (emailRule(email)) throw new AppError('VALIDATION', { campos: [{ campo: 'email', regra: 'email' }] })
  const user = await findUser(ctx, auth.userId)
  const isRight = async () => (await ctx.deps.passwords.verify(user.passwordHash, given.senha)) || null
  await guess(ctx, user.email, isRight, 'PASSWORD_INCORRECT')
  // What was mailed before stays good where nothing new is mailed.
  if (!(await mayMail(ctx, 'email-change', email))) return
  const digitos = String(randomInt(1_000_000)).padStart(6, '0')
  await inTenant(ctx, async (trx) => {
    const asked = {
      email,
      codeHash: hashCode(ctx, auth.userId, email, digitos),
      tries: 0,
      expiresAt: LIFETIME,
    }
    await trx
      .insertInto('emailChange')
      .values({ userId: auth.userId, ...asked })
      .onConflict((conflict) => conflict.columns(['igrejaId', 'userId']).doUpdateSet(asked))
      .execute()
    await ctx.deps.announce(trx, {
      kind: emailChange,
      igrejaId: auth.igrejaId,
      to: { email, locale: localeOf(user.idioma) ?? ctx.locale, userId: null },
      facts: { digitos, url: '/user/data' },
    })
  })
}

/**
 * Changes the e-mail by what was mailed to the new one; the old one is told. What was mailed there to log in with is no
 * good any more.
 * @throws AppError CODE_INVALID, ACCOUNT_EXISTS
 */
export async function confirmTrocaEmail(
  ctx: Context,
  { codigo }: { codigo: string },
): Promise<{ id: number; email: string }> {
  const auth = requireAuth(ctx)
  const { email: before, idioma } = await findUser(ctx, auth.userId)
  // Refusals are returned, not thrown, so that the try is counted.
  const outcome = await inTenant(ctx, async (trx) => {
    const email = await spendTry(ctx, trx, auth, codigo.replace(/\D/g, ''))
    if (!email) return 'CODE_INVALID' as const
    if (!(await saveEmail(trx, auth.userId, email))) return 'ACCOUNT_EXISTS' as const
    await ctx.deps.announce(trx, {
      kind: emailChanged,
      igrejaId: auth.igrejaId,
      to: { email: before, locale: localeOf(idioma) ?? ctx.locale, userId: auth.userId },
      facts: { url: '/access', chaves: await nameChaves(trx, auth) },
    })
    return { id: auth.userId, email }
  })
  if (typeof outcome === 'string') throw new AppError(outcome)
  return outcome
}

function findUser(ctx: Context, userId: number) {
  return ctx.deps.db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'idioma', 'passwordHash'])
    .executeTakeFirstOrThrow()
}

/** Counts a try and uses the code up in one statement: of tries sent at once none is free. */
async function spendTry(
  ctx: Context,
  trx: TenantTrx,
  { igrejaId, userId }: Auth,
  digitos: string,
): Promise<string | null> {
  const tried = await trx
    .updateTable('emailChange')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('igrejaId', '=', igrejaId)
    .where('userId', '=', userId)
    .where('tries', '<', TRIES)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['email', 'codeHash'])
    .executeTakeFirst()
  if (!tried || !hashCode(ctx, userId, tried.email, digitos).equals(tried.codeHash)) return null
  await trx.deleteFrom('emailChange').where('igrejaId', '=', igrejaId).where('userId', '=', userId).execute()
  return tried.email
}

/** @returns false where the address is another account's */
async function saveEmail(trx: TenantTrx, userId: number, email: string): Promise<boolean> {
  // Of two accounts that take one address at once the second waits here, and then finds it taken.
  await sql`select pg_advisory_xact_lock(7411005, hashtext(${email}))`.execute(trx)
  const saved = await trx
    .updateTable('user')
    .set({ email })
    .where('id', '=', userId)
    .where(
      sql<boolean>`not exists (select from "user" other where other.email = ${email} and other.id <> ${userId})`,
    )
    .returning('id')
    .executeTakeFirst()
  if (!saved) return false
  await trx.deleteFrom('temporaryPassword').where('userId', '=', userId).execute()
  await trx.deleteFrom('emailCode').where('userId', '=', userId).execute()
  return true
}

/** By a key of the server's own: a million codes are soon tried against a plain digest. */
function hashCode(ctx: Context, userId: number, email: string, digitos: string): Buffer {
  return createHmac('sha256', ctx.deps.secrets.key('email-change'))
    .update(`${userId}\0${email}\0${digitos}`)
    .digest()
}
