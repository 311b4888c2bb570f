import type { ebdsCalls } from '@atrio/contract'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { getEbd, getEbdLicao, listEbds } from './ebds.ts'

export const ebdsRoutes: Handlers<typeof ebdsCalls> = {
  listEbds(ctx, { params, query }) {
    return inModulo(ctx, params, 'MOD_EBD', (trx) => listEbds(trx, query))
  },
  getEbd(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_EBD', (trx) => getEbd(trx, params.ebdSlug))
  },
  getEbdLicao(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_EBD', (trx) => getEbdLicao(trx, params))
  },
}
