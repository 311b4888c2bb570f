import type { searchCalls } from '@atrio/contract'
import { inTenant, onceInTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findAll, findNear } from './achados.ts'
import { listPaginas } from './paginas.ts'

export const searchRoutes: Handlers<typeof searchCalls> = {
  async search(ctx, { params, query }) {
    const question = { ...query, idioma: requireIgreja(ctx, params).idioma }
    const all = await onceInTenant(ctx, (trx) => findAll(trx, question))
    return all ?? inTenant(ctx, (trx) => findNear(trx, question))
  },
  listPaginas(ctx, { params, query }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => listPaginas(trx, query))
  },
}
