import { timingSafeEqual } from 'node:crypto'
import type { Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { hashToken } from '../http/one-time-token.ts'

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
  const cookie = (ctx.header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
  if (!cookie || !companionHash) return false
  return timingSafeEqual(hashToken(cookie.slice(NAME.length + 1)), companionHash)
}

/**
 * The one call that a cookie gives power to must come from this very portal, by script. `SameSite` alone counts another
 * church's subdomain as the same site.
 * @throws AppError REFRESH_REFUSED
 */
export function requireSameOrigin(ctx: Context): void {
  const origin = ctx.header('origin') ?? ''
  const fetchSite = ctx.header('sec-fetch-site')
  const ownHost = URL.canParse(origin) && new URL(origin).host === ctx.authority
  const json = /^application\/json\b/i.test(ctx.header('content-type') ?? '')
  if (!ownHost || !json || (fetchSite !== undefined && fetchSite !== 'same-origin')) {
    throw new AppError('REFRESH_REFUSED')
  }
}
