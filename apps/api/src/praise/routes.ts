import type { praiseCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { findLouvor, listLouvores } from './louvores.ts'

export const praiseRoutes: Handlers<typeof praiseCalls> = {
  async listLouvores(ctx, { params, query }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => listLouvores(trx, query))
  },
  async getLouvor(ctx, { params }) {
    const louvor = await inTenant(ctx, (trx) => findLouvor(trx, params.id))
    if (!louvor) throw new AppError('NOT_FOUND')
    return { louvor }
  },
}
