import type { newsCalls } from '@atrio/contract'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { getNoticia, listNoticias } from './noticias.ts'

export const newsRoutes: Handlers<typeof newsCalls> = {
  listNoticias(ctx, { params, query }) {
    return inModulo(ctx, params, 'MOD_NOTICIA', (trx) => listNoticias(trx, query))
  },
  getNoticia(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_NOTICIA', (trx) => getNoticia(trx, params.id))
  },
}
