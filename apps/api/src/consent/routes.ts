import type { consentCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listConsentimentos, saveConsentimentos } from './consentimentos.ts'

export const consentRoutes: Handlers<typeof consentCalls> = {
  async listConsentimentos(ctx, { params }) {
    const owner = requireSelf(ctx, params.id)
    return { consentimentos: await inTenant(ctx, (trx) => listConsentimentos(trx, owner)) }
  },
  async saveConsentimentos(ctx, { params, body }) {
    const owner = requireSelf(ctx, params.id)
    const limit = { name: 'consentimento', key: `user:${owner.userId}`, points: 60, seconds: 86_400 }
    await ctx.deps.limits.spend([limit])
    return { consentimentos: await inTenant(ctx, (trx) => saveConsentimentos(trx, { ...owner, ...body })) }
  },
}

/** Someone else's id is answered like one that does not exist. */
function requireSelf(ctx: Context, userId: number): { userId: number; igrejaId: number } {
  return { userId: requireAuth(ctx, { userId }).userId, igrejaId: requireIgreja(ctx).id }
}
