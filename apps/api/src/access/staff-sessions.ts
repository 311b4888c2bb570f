import type { SessaoEquipe } from '@atrio/contract'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken, randomToken } from '../http/one-time-token.ts'
import { STAFF_COOKIE, type StaffSession } from '../http/staff-session.ts'
import { describeDevice } from './device.ts'
import { forgetFatorPerdido } from './lost-factor-request.ts'

/** Hours for which a session is open, however busy it is, and minutes that somebody has for the second factor. */
const LIFETIME = 12
const PENDING = 10

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** How far a log-in has come: the password alone, all that they have, or the second factor as well. */
export type Shown = 'password' | 'all' | 'factor'

/** For so long a passkey alone opens a phone again that is remembered. */
const REMEMBERED = 30 * 24 * 3_600

/** @returns what the cookie holds; the database keeps only its digest */
export async function startSession(
  db: Database,
  {
    userId,
    shown,
    userAgent,
    isRemembered = false,
    fatorPerdidoId = null,
  }: {
    userId: number
    shown: Shown
    userAgent: string | undefined
    isRemembered?: boolean
    fatorPerdidoId?: string | null
  },
): Promise<string> {
  const token = randomToken()
  const minutes = shown === 'password' ? PENDING : LIFETIME * 60
  await db
    .insertInto('equipeSessao')
    .values({
      tokenHash: hashToken(token),
      userId,
      ...describeDevice(userAgent),
      expiresAt: sql<Date>`now() + ${minutes} * interval '1 minute'`,
      openedAt: shown === 'password' ? null : sql<Date>`now()`,
      factorAt: shown === 'factor' ? sql<Date>`now()` : null,
      lembradaAte: isRemembered ? sql<Date>`now() + ${REMEMBERED} * interval '1 second'` : null,
      fatorPerdidoId,
    })
    .execute()
  return token
}

/**
 * Goes on in a session of its own, with another cookie than the one that was there before. Whoever shows the second factor
 * has not lost it: what was said of that is over.
 */
export async function enterSession(
  ctx: Context,
  given: { userId: number; shown: Shown; isRemembered?: boolean; fatorPerdidoId?: string },
): Promise<StaffSession> {
  const { userId, shown, fatorPerdidoId = null } = given
  const isRemembered = shown === 'factor' && (given.isRemembered || (await wasRemembered(ctx, userId)))
  if (ctx.equipe) await endSessions(ctx.deps.db, { userId: ctx.equipe.userId, id: ctx.equipe.id })
  const { db } = ctx.deps
  if (shown === 'factor') await forgetFatorPerdido(db, { userId })
  const userAgent = ctx.header('user-agent')
  const token = await startSession(db, { userId, shown, userAgent, isRemembered, fatorPerdidoId })
  const age = isRemembered ? REMEMBERED : LIFETIME * 3600
  ctx.setHeader('set-cookie', `${STAFF_COOKIE}=${token}; ${ATTRIBUTES}; Max-Age=${age}`)
  const { id, trocarSenha } = await db
    .selectFrom('equipeSessao')
    .innerJoin('user', 'user.id', 'equipeSessao.userId')
    .where('tokenHash', '=', hashToken(token))
    .select(['equipeSessao.id', 'passwordChangeRequired as trocarSenha'])
    .executeTakeFirstOrThrow()
  const hasFactor = shown === 'factor'
  const isOpen = shown !== 'password'
  return { id, userId, trocarSenha, isOpen, hasFactor, isFresh: hasFactor, isResting: false, fatorPerdidoId }
}

/** A phone stays remembered by the session that takes the place of the one before. */
async function wasRemembered({ deps, equipe }: Context, userId: number): Promise<boolean> {
  if (equipe?.userId !== userId) return false
  const before = await deps.db
    .selectFrom('equipeSessao')
    .where('id', '=', equipe.id)
    .where('lembradaAte', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return before !== undefined
}

export function clearStaffCookie(ctx: Context): void {
  ctx.setHeader('set-cookie', `${STAFF_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`)
}

/** Ends one session of a person, or all. @returns whether there was one */
export async function endSessions(
  db: Pick<Database, 'updateTable'>,
  { userId, id, but }: { userId: number; id?: string; but?: string },
): Promise<boolean> {
  const ended = await db
    .updateTable('equipeSessao')
    .set({ revokedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(id !== undefined, (one) => one.where(sql<boolean>`id::text = ${id}`))
    .$if(but !== undefined, (others) => others.where('id', '<>', but!))
    .returning('id')
    .execute()
  return ended.length > 0
}

export async function listSessoesEquipe(
  db: Database,
  { userId, id }: Pick<StaffSession, 'userId' | 'id'>,
): Promise<SessaoEquipe[]> {
  const rows = await db
    .selectFrom('equipeSessao')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('openedAt', 'is not', null)
    .where(
      sql<boolean>`((expires_at > now() and used_at > now() - interval '1 hour') or lembrada_ate > now())`,
    )
    .select(['id', 'navegador', 'sistema', 'createdAt', 'usedAt', 'lembradaAte'])
    .orderBy('usedAt', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ createdAt, usedAt, lembradaAte, ...sessao }) => ({
    ...sessao,
    dataInicio: createdAt.toISOString(),
    dataUltimoUso: usedAt.toISOString(),
    flagAtual: sessao.id === id,
    lembradaAte: lembradaAte?.toISOString() ?? null,
  }))
}

/** Somebody whose log-in has begun. @throws AppError UNAUTHENTICATED */
export function requireBegun({ equipe }: Context): StaffSession {
  // What a phone that is remembered holds shows nothing of anybody until a passkey has signed.
  if (!equipe || equipe.isResting) throw new AppError('UNAUTHENTICATED')
  return equipe
}
