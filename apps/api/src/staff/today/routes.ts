import type { staffTodayCalls } from '@atrio/contract'
import { inTenant, requireAuth } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { checkLink, findLink, listCultosConferidos } from './conferencia.ts'

/** Each asks a server elsewhere. */
const CHECKS_PER_HOUR = 120

export const todayRoutes: Handlers<typeof staffTodayCalls> = {
  async listCultosConferidos(ctx) {
    return { cultos: await inTenant(ctx, (trx) => listCultosConferidos(trx, requireAuth(ctx))) }
  },
  async conferirLinkTransmissao(ctx, { params }) {
    const { userId, igrejaId } = requireAuth(ctx)
    const toll = { name: 'link-check', key: String(userId), points: CHECKS_PER_HOUR, seconds: 3_600 }
    await ctx.deps.limits.spend([toll])
    const link = await inTenant(ctx, (trx) => findLink(trx, params))
    return { resposta: await checkLink(ctx.deps, { igrejaId, link }) }
  },
}
