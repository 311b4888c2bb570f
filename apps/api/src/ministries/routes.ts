import type { ministriesCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getMinisterio, listMinisterios } from './ministerios.ts'
import { getProjeto } from './projetos.ts'

/** No module: every church has ministries (Spec §2). */
export const ministriesRoutes: Handlers<typeof ministriesCalls> = {
  async listMinisterios(ctx, { params, query }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => listMinisterios(trx, query))
  },
  async getMinisterio(ctx, { params }) {
    requireIgreja(ctx, { slug: params.slug })
    return inTenant(ctx, (trx) => getMinisterio(trx, params.id))
  },
  async getProjeto(ctx, { params }) {
    requireIgreja(ctx, { slug: params.slug })
    return inTenant(ctx, (trx) => getProjeto(trx, params))
  },
}
