import type { publicationsCalls } from '@atrio/contract'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { listPublicacaoTipos } from './publicacao-tipos.ts'
import { getPublicacao, listPublicacoes } from './publicacoes.ts'

export const publicationsRoutes: Handlers<typeof publicationsCalls> = {
  listPublicacaoTipos(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_PUBLICACAO', listPublicacaoTipos)
  },
  listPublicacoes(ctx, { params, query }) {
    return inModulo(ctx, params, 'MOD_PUBLICACAO', (trx) => listPublicacoes(trx, query))
  },
  getPublicacao(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_PUBLICACAO', (trx) => getPublicacao(trx, params.publicacaoSlug))
  },
}
