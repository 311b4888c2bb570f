import type { praiseCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { findLouvor, listLouvores } from './louvores.ts'

export const praiseRoutes: Handlers<typeof praiseCalls> = {
  listLouvores(ctx, { query }) {
    return inTenant(ctx, (trx) => listLouvores(trx, query))
  },
  async getLouvor(ctx, { params }) {
    const louvor = await inTenant(ctx, (trx) => findLouvor(trx, params))
    if (!louvor) throw new AppError('NOT_FOUND')
    return { louvor }
  },
}
