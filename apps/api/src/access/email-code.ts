import { createHmac, randomInt } from 'node:crypto'
import type { Credentials } from '@atrio/contract'
import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { guess } from '../http/guess.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { mayMail } from '../http/tolls.ts'
import { padded } from '../http/work.ts'
import { activateUsuario, findUserByEmail, type FoundUser } from './accounts.ts'
import { emailCode } from './kinds.ts'
import { openSession } from './sessions.ts'

/** Said in the mail. */
const LIFETIME = sql<Date>`now() + interval '10 minutes'`
const TRIES = 5
/** Every answer takes this long, in ms: only for an account is there a mail to queue. */
const PADDED = 200

/**
 * Mails six digits that log in, to whom they may concern (Decision 96). The answer, alike for every e-mail, names the
 * request: the digits are good only together with it.
 * @param given.pedido the request of the same browser before this one, which this one takes the place of
 */
export async function requestEmailCode(
  ctx: Context,
  given: { email: string; pedido?: string | undefined },
): Promise<{ pedido: string }> {
  const igrejaId = requireIgreja(ctx).id
  const send = await mayMail(ctx, 'email-code', given.email, 'network')
  // What was mailed before stays good where nothing new is mailed.
  if (!send && given.pedido) return padded(PADDED, async () => ({ pedido: given.pedido! }))
  const pedido = randomToken()
  await padded(PADDED, async () => {
    const user = await findUserByEmail(ctx.deps.db, given.email)
    if (user && send) await mailCode(ctx, { igrejaId, user, pedido, replaced: given.pedido })
  })
  return { pedido }
}

async function mailCode(
  ctx: Context,
  of: { igrejaId: number; user: FoundUser; pedido: string; replaced: string | undefined },
): Promise<void> {
  const { igrejaId, user, pedido, replaced } = of
  const digitos = String(randomInt(1_000_000)).padStart(6, '0')
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    await trx
      .deleteFrom('emailCode')
      .where('igrejaId', '=', igrejaId)
      .where('userId', '=', user.id)
      .where((eb) =>
        eb.or([
          eb('expiresAt', '<=', sql<Date>`now()`),
          eb('usedAt', 'is not', null),
          eb('pedidoHash', '=', hashToken(replaced ?? '')),
        ]),
      )
      .execute()
    await trx
      .insertInto('emailCode')
      .values({
        userId: user.id,
        pedidoHash: hashToken(pedido),
        codeHash: hashCode(ctx, pedido, digitos),
        expiresAt: LIFETIME,
      })
      .execute()
    await ctx.deps.announce(trx, {
      kind: emailCode,
      igrejaId,
      to: { email: user.email, locale: localeOf(user.idioma) ?? ctx.locale, userId: user.id },
      facts: { digitos, url: '/access' },
    })
  })
}

/** Logs in by the digits that were mailed: whoever reads them reads the mailbox, which is what activation asks for. */
export async function loginByEmailCode(
  ctx: Context,
  given: { username: string; pedido: string; codigo: string },
): Promise<Credentials> {
  const igrejaId = requireIgreja(ctx).id
  const user = await guess(
    ctx,
    given.username,
    () => redeemEmailCode(ctx, igrejaId, given),
    'EMAIL_CODE_INVALID',
  )
  return withTenant(ctx.deps.db, { igrejaId, userId: user.id }, async (trx) => {
    await activateUsuario(trx, { igrejaId, userId: user.id })
    return openSession(ctx, trx, { userId: user.id, igrejaId, confirmed: true })
  })
}

/** Who it is, or null. The same questions in any case: time tells neither of an account nor of a code. */
export async function redeemEmailCode(
  ctx: Context,
  igrejaId: number,
  { username, pedido, codigo }: { username: string; pedido: string; codigo: string },
): Promise<FoundUser | null> {
  const user = await findUserByEmail(ctx.deps.db, username)
  const codeHash = hashCode(ctx, pedido, codigo.replace(/\D/g, ''))
  const isRight = await withTenant(ctx.deps.db, { igrejaId }, (trx) =>
    spendTry(trx, { igrejaId, userId: user?.id ?? 0, pedidoHash: hashToken(pedido), codeHash }),
  )
  return user && isRight ? user : null
}

/** Counts a try and uses the code up in one statement: of tries sent at once none is free. */
async function spendTry(
  trx: TenantTrx,
  of: { igrejaId: number; userId: number; pedidoHash: Buffer; codeHash: Buffer },
): Promise<boolean> {
  const tried = await trx
    .updateTable('emailCode')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      usedAt: sql<Date | null>`case when code_hash = ${of.codeHash} then now() end`,
    }))
    .where('igrejaId', '=', of.igrejaId)
    .where('userId', '=', of.userId)
    .where('pedidoHash', '=', of.pedidoHash)
    .where('tries', '<', TRIES)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('usedAt')
    .executeTakeFirst()
  return tried !== undefined && tried.usedAt !== null
}

/** By a key of the server's own: a million codes are soon tried against a plain digest. */
function hashCode(ctx: Context, pedido: string, digitos: string): Buffer {
  return createHmac('sha256', ctx.deps.secrets.key('email-code')).update(`${pedido}\0${digitos}`).digest()
}
