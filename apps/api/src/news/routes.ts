import type { newsCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getNoticia, listNoticias } from './noticias.ts'

export const newsRoutes: Handlers<typeof newsCalls> = {
  listNoticias(ctx, { query }) {
    return inTenant(ctx, (trx) => listNoticias(trx, query))
  },
  getNoticia(ctx, { params }) {
    return inTenant(ctx, (trx) => getNoticia(trx, params))
  },
}
