import type { ebdsCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getEbd, getEbdLicao, listEbds } from './ebds.ts'

export const ebdsRoutes: Handlers<typeof ebdsCalls> = {
  listEbds(ctx, { query }) {
    return inTenant(ctx, (trx) => listEbds(trx, query))
  },
  getEbd(ctx, { params }) {
    return inTenant(ctx, (trx) => getEbd(trx, params))
  },
  getEbdLicao(ctx, { params }) {
    return inTenant(ctx, (trx) => getEbdLicao(trx, params))
  },
}
