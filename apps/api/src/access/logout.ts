import { withTenant } from '../db/tenant.ts'
import type { Context } from '../http/context.ts'
import { clearCompanion, hasCompanion } from './companion.ts'
import { findForUpdate } from './refresh.ts'
import { revokeSession } from './sessions.ts'

/** Ends the session of the bearer token, of the refresh token, or of both. Knows no failure: logged out is logged out. */
export async function logout(ctx: Context, refreshToken: string | undefined): Promise<void> {
  clearCompanion(ctx)
  // Only the cache: `"storage"` would wipe half-filled forms and the service worker, `"cookies"` those of the churches
  // that share our domain.
  ctx.setHeader('clear-site-data', '"cache"')
  if (!ctx.igreja) return
  const igrejaId = ctx.igreja.id
  await withTenant(ctx.deps.db, { igrejaId }, async (trx) => {
    if (ctx.auth) await revokeSession(trx, { igrejaId, sessionId: ctx.auth.sessionId, reason: 'logout' })
    if (!refreshToken) return
    const found = await findForUpdate(trx, { igrejaId, refreshToken })
    // A copied refresh token is worth nothing without its cookie, not even to end the session.
    if (found && hasCompanion(ctx, found.companionHash))
      await revokeSession(trx, { igrejaId, sessionId: found.sessionId, reason: 'logout' })
  })
}
