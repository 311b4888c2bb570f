import { wantsFactor, type AcessoEquipe } from '@atrio/contract'
import { withPlatform } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { guess } from '../http/guess.ts'
import type { StaffSession } from '../http/staff-session.ts'
import { findUserByEmail } from './accounts.ts'
import { replacePassword } from './change-password.ts'
import { provePassword } from './login.ts'
import { tellReplaced } from './lost-factor-mail.ts'
import { dropLost } from './lost-factor-request.ts'
import { recover } from './recover-password.ts'
import { mayMail } from '../http/tolls.ts'
import { padded } from '../http/work.ts'
import { viewAcesso } from './staff-access.ts'
import { findNome, listIgrejasEquipe } from './staff-churches.ts'
import {
  confirmFator,
  findFator,
  hasFator,
  makeCodigos,
  makeFator,
  spendCodigo,
  spendDigits,
} from './staff-factor.ts'
import { countChaves } from './staff-chaves.ts'
import { endSessions, enterSession, requireBegun } from './staff-sessions.ts'
import { spendTemporaryPassword } from './temporary-password.ts'

/** Every answer takes this long, in ms: only for an account is there a mail to queue. */
const PADDED = 400

/** Begins a session by the password; one that was e-mailed is used up. */
export async function loginEquipe(
  ctx: Context,
  { email, senha }: { email: string; senha: string },
): Promise<AcessoEquipe> {
  const { user, proof } = await guess(ctx, email, () => provePassword(ctx, email, senha))
  const { id: userId } = user
  if (proof !== 'password') {
    const isSpent = await withPlatform(ctx.deps.db, (trx) =>
      spendTemporaryPassword(trx, { userId, ...proof }),
    )
    if (!isSpent) throw new AppError('INVALID_CREDENTIALS')
  }
  return begin(ctx, userId)
}

/** The first digits of a new secret: from now on it counts, with ten codes of recovery. */
export async function saveFatorEquipe(
  ctx: Context,
  { codigo }: { codigo: string },
): Promise<{ acesso: AcessoEquipe; codigos: string[] }> {
  const before = await requireMayReplace(ctx)
  const { userId } = before
  const { secrets, db } = ctx.deps
  const fator = await findFator(secrets, db, { userId, confirmed: false })
  await guess(
    ctx,
    `second factor of ${userId}`,
    async () =>
      fator && (await spendDigits(db, { fator, digits: codigo.replace(/\D/g, '') })) ? fator : null,
    'SECOND_FACTOR_INVALID',
  )
  const { codigos, lost } = await withPlatform(db, async (trx) => {
    const lostBy = before.fatorPerdidoId ? await dropLost(trx, before) : null
    await confirmFator(trx, { userId, id: fator!.id })
    return { codigos: await makeCodigos(trx, { userId }), lost: lostBy }
  })
  const equipe = await enterSession(ctx, { userId, shown: 'factor' })
  await endSessions(db, { userId, but: equipe.id })
  if (lost) await tellReplaced(ctx, { userId, ...lost })
  return { acesso: await viewAcesso(ctx, equipe), codigos }
}

export async function createFatorEquipe(ctx: Context): Promise<{ segredo: string; uri: string }> {
  const { userId } = await requireMayReplace(ctx)
  const segredo = await makeFator(ctx.deps.secrets, ctx.deps.db, { userId })
  const { email } = await findNome(ctx.deps, { userId })
  const label = encodeURIComponent(`Atrio:${email}`)
  return { segredo, uri: `otpauth://totp/${label}?secret=${segredo}&issuer=Atrio` }
}

/**
 * Who has a second factor replaces it by showing it, or by the code that was mailed to who lost it (Decision 284); who has
 * none by the password that began the log-in.
 */
export async function requireMayReplace(ctx: Context): Promise<StaffSession> {
  const equipe = requireBegun(ctx)
  if (equipe.trocarSenha) throw new AppError('UNAUTHENTICATED')
  if (equipe.fatorPerdidoId) return equipe
  const isKnown = await hasAny(ctx, equipe)
  if (isKnown && !equipe.isOpen) throw new AppError('UNAUTHENTICATED')
  if (isKnown && !equipe.isFresh) throw new AppError('STEP_UP_REQUIRED')
  return equipe
}

/** Shows the second factor: the session is a new one from then on, and its ten minutes begin. */
export async function confirmEquipe(ctx: Context, { codigo }: { codigo: string }): Promise<AcessoEquipe> {
  const { userId, trocarSenha } = requireBegun(ctx)
  if (trocarSenha) throw new AppError('UNAUTHENTICATED')
  const { secrets, db } = ctx.deps
  const fator = await findFator(secrets, db, { userId, confirmed: true })
  const isRight = async () => {
    const digits = codigo.replace(/\s/g, '')
    const right = /^\d{6}$/.test(digits)
      ? fator !== null && (await spendDigits(db, { fator, digits }))
      : await spendCodigo(db, { userId, codigo })
    return right || null
  }
  await guess(ctx, `second factor of ${userId}`, isRight, 'SECOND_FACTOR_INVALID')
  return viewAcesso(ctx, await enterSession(ctx, { userId, shown: 'factor' }))
}

/** A password in place of one that was e-mailed; every session ends, here and at the portals. */
export async function saveSenhaEquipe(
  ctx: Context,
  given: { senhaAtual: string; novaSenha: string },
): Promise<AcessoEquipe> {
  const { userId, trocarSenha } = requireBegun(ctx)
  if (!trocarSenha) throw new AppError('UNAUTHENTICATED')
  const { igrejaId } = await findNome(ctx.deps, { userId })
  await replacePassword(ctx, { ...given, userId, igrejaId, keep: null })
  return begin(ctx, userId)
}

/** The password is shown. It opens at once for who has no second factor and may come without one. */
async function begin(ctx: Context, userId: number): Promise<AcessoEquipe> {
  const igrejas = await listIgrejasEquipe(ctx.deps, { userId })
  if (igrejas.length === 0) throw new AppError('FORBIDDEN')
  const needsMore = igrejas.some(({ papeis }) => wantsFactor(papeis)) || (await hasAny(ctx, { userId }))
  return viewAcesso(ctx, await enterSession(ctx, { userId, shown: needsMore ? 'password' : 'all' }))
}

/** An app, or a passkey of whichever host this site has had. */
async function hasAny(ctx: Context, { userId }: { userId: number }): Promise<boolean> {
  return (await hasFator(ctx.deps.db, userId)) || (await countChaves(ctx.deps.db, { userId })) > 0
}

/** The mail looks as the church's that was named, where the person is known there. */
export async function recoverSenhaEquipe(
  ctx: Context,
  { email, igreja }: { email: string; igreja?: string | undefined },
): Promise<void> {
  const send = await mayMail(ctx, 'recovery', email)
  await padded(PADDED, async () => {
    const user = await findUserByEmail(ctx.deps.db, email)
    const churches = user ? await listIgrejasEquipe(ctx.deps, { userId: user.id }) : []
    const named = churches.find(({ codigo }) => codigo === igreja) ?? churches[0]
    const found = named && (await ctx.deps.tenants.findBySlug(named.slug))
    if (found) await recover(ctx, { igrejaId: found.id, email, send, url: '/admin' })
  })
}
