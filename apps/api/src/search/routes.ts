import type { searchCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { search } from './achados.ts'
import { listPaginas } from './paginas.ts'

export const searchRoutes: Handlers<typeof searchCalls> = {
  search(ctx, { params, query }) {
    const { idioma } = requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => search(trx, { ...query, idioma }))
  },
  listPaginas(ctx, { params, query }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => listPaginas(trx, query))
  },
}
