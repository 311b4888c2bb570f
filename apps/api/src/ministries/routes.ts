import type { ministriesCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getMinisterio, listMinisterios } from './ministerios.ts'
import { getProjeto } from './projetos.ts'

/** No module: every church has ministries (Spec §2). */
export const ministriesRoutes: Handlers<typeof ministriesCalls> = {
  listMinisterios(ctx, { query }) {
    return inTenant(ctx, (trx) => listMinisterios(trx, query))
  },
  getMinisterio(ctx, { params }) {
    return inTenant(ctx, (trx) => getMinisterio(trx, params))
  },
  getProjeto(ctx, { params }) {
    return inTenant(ctx, (trx) => getProjeto(trx, params))
  },
}
