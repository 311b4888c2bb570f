import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { checkNewPassword } from '../adapters/passwords/password-policy.ts'
import { withTenant } from '../db/tenant.ts'
import { requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { nameChaves } from './chaves-acesso.ts'
import { passwordChanged } from './kinds.ts'
import { forgetFatorPerdido } from './lost-factor-request.ts'
import { endSessions } from './staff-sessions.ts'

/** Changes the password and ends every other session, at any church; the person is told by mail. */
export async function changePassword(
  ctx: Context,
  given: { senhaAtual: string; novaSenha: string },
): Promise<void> {
  const { userId, igrejaId, sessionId } = requireAuth(ctx)
  await replacePassword(ctx, { ...given, userId, igrejaId, keep: sessionId })
}

/** @param of.keep the session that goes on */
export async function replacePassword(
  ctx: Context,
  of: { senhaAtual: string; novaSenha: string; userId: number; igrejaId: number; keep: string | null },
): Promise<void> {
  const { senhaAtual, novaSenha, userId, igrejaId, keep } = of
  const { announce, db, passwords } = ctx.deps
  const user = await db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'idioma', 'passwordHash'])
    .executeTakeFirstOrThrow()
  const isRight = async () => (await passwords.verify(user.passwordHash, senhaAtual)) || null
  await guess(ctx, user.email, isRight, 'PASSWORD_INCORRECT')

  const campos =
    novaSenha === senhaAtual
      ? [{ campo: 'novaSenha', regra: 'passwordUnchanged' }]
      : checkNewPassword('novaSenha', novaSenha, [user.email.split('@')[0]!])
  if (campos.length > 0) throw new AppError('VALIDATION', { campos })
  const passwordHash = await passwords.hash(novaSenha)

  await withTenant(db, { igrejaId, userId }, async (trx) => {
    const changed = await trx
      .updateTable('user')
      .set({ passwordHash, passwordChangeRequired: false })
      .where('id', '=', userId)
      .where('passwordHash', '=', user.passwordHash)
      .returning('id')
      .executeTakeFirst()
    // Another request changed it between our look and now.
    if (!changed) throw new AppError('PASSWORD_INCORRECT')
    await trx.deleteFrom('temporaryPassword').where('userId', '=', userId).execute()
    await trx
      .updateTable('session')
      .set({ revokedAt: sql<Date>`now()`, revokedReason: 'password_changed' })
      .where('userId', '=', userId)
      .$if(keep !== null, (others) => others.where('id', '<>', keep!))
      .where('revokedAt', 'is', null)
      .execute()
    await endSessions(trx, { userId })
    // Whoever asked with the password of before asks again with this one, if it was them.
    await forgetFatorPerdido(trx, { userId })
    await announce(trx, {
      kind: passwordChanged,
      igrejaId,
      to: { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId },
      facts: { url: '/', chaves: await nameChaves(trx, { userId }) },
    })
  })
}
