import type { devotionalsCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getDevocional, listDevocionais } from './devocionais.ts'

export const devotionalsRoutes: Handlers<typeof devotionalsCalls> = {
  listDevocionais(ctx, { query }) {
    return inTenant(ctx, (trx) => listDevocionais(trx, query))
  },
  getDevocional(ctx, { params }) {
    return inTenant(ctx, (trx) => getDevocional(trx, params))
  },
}
