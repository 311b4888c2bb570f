import { sql } from 'kysely'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireAuth, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import { redeemEmailCode } from './email-code.ts'

/** For so long what a person has shown counts for what else opens their account. */
const FRESH = sql`interval '10 minutes'`

/**
 * Shows once more who one is, by the password or by digits that were mailed: who finds a device open has neither.
 * @throws AppError VALIDATION, PASSWORD_INCORRECT, EMAIL_CODE_INVALID, CAPTCHA_REQUIRED
 */
export async function confirmSessao(
  ctx: Context,
  { senha, pedido, codigo }: Record<'senha' | 'pedido' | 'codigo', string | undefined>,
): Promise<void> {
  const { userId, igrejaId, sessionId } = requireAuth(ctx)
  const { email, passwordHash } = await ctx.deps.db
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['email', 'passwordHash'])
    .executeTakeFirstOrThrow()
  if (senha !== undefined) {
    const isRight = async () => (await ctx.deps.passwords.verify(passwordHash, senha)) || null
    await guess(ctx, email, isRight, 'PASSWORD_INCORRECT')
  } else if (pedido !== undefined && codigo !== undefined) {
    const given = { username: email, pedido, codigo }
    await guess(ctx, email, () => redeemEmailCode(ctx, igrejaId, given), 'EMAIL_CODE_INVALID')
  } else {
    throw new AppError('VALIDATION', { campos: [{ campo: 'senha', regra: 'required' }] })
  }
  await inTenant(ctx, (trx) =>
    trx
      .updateTable('session')
      .set({ confirmedAt: sql<Date>`now()` })
      .where('igrejaId', '=', igrejaId)
      .where('id', '=', sessionId)
      .execute(),
  )
}

/** Whether the person has just logged in, or confirmed since. */
export async function isConfirmed(trx: TenantTrx, { sessionId }: { sessionId: string }): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .where('id', '=', sessionId)
    .select(sql<boolean>`coalesce(confirmed_at > now() - ${FRESH}, false)`.as('isFresh'))
    .executeTakeFirst()
  return session?.isFresh === true
}
