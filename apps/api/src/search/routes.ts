import type { searchCalls } from '@atrio/contract'
import { inTenant, onceInTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findAchados } from './achados.ts'
import { listPaginas } from './paginas.ts'

export const searchRoutes: Handlers<typeof searchCalls> = {
  search(ctx, { query }) {
    const question = { ...query, idioma: requireIgreja(ctx).idioma }
    return findAchados((fn) => onceInTenant(ctx, fn), question)
  },
  listPaginas(ctx, { query }) {
    return inTenant(ctx, (trx) => listPaginas(trx, query))
  },
}
