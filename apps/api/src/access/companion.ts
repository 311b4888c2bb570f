import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../http/context.ts'
import { readCookie } from '../http/cookie.ts'
import { AppError } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'
import { isFromOwnPage } from '../http/same-origin.ts'

/**
 * Scripts can read the refresh token (Spec §4 keeps it in local storage), so a copy of it must be worth nothing: it is
 * taken only together with this cookie, which no script and no other site can read or send.
 */
const NAME = '__Host-rt'
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

export function setCompanion(ctx: Context, companion: string, seconds: number): void {
  ctx.setHeader('set-cookie', `${NAME}=${companion}; ${ATTRIBUTES}; Max-Age=${seconds}`)
}

export function clearCompanion(ctx: Context): void {
  ctx.setHeader('set-cookie', `${NAME}=; ${ATTRIBUTES}; Max-Age=0`)
}

/** Whether the request carries the cookie that belongs to a session. */
export function hasCompanion(ctx: Context, companionHash: Buffer | null): boolean {
  const cookie = readCookie(ctx.header('cookie'), NAME)
  if (!cookie || !companionHash) return false
  return timingSafeEqual(hashToken(cookie), companionHash)
}

/**
 * The one call of a portal that a cookie gives power to.
 * @throws AppError REFRESH_REFUSED
 */
export function requireSameOrigin(ctx: Context): void {
  if (!isFromOwnPage(ctx)) throw new AppError('REFRESH_REFUSED')
}
