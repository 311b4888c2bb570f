import type { publicationsCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listPublicacaoTipos } from './publicacao-tipos.ts'
import { getPublicacao, listPublicacoes } from './publicacoes.ts'

export const publicationsRoutes: Handlers<typeof publicationsCalls> = {
  listPublicacaoTipos(ctx) {
    return inTenant(ctx, listPublicacaoTipos)
  },
  listPublicacoes(ctx, { query }) {
    return inTenant(ctx, (trx) => listPublicacoes(trx, query))
  },
  getPublicacao(ctx, { params }) {
    return inTenant(ctx, (trx) => getPublicacao(trx, params))
  },
}
