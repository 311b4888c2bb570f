import type { bibleCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getCapitulo } from './capitulos.ts'
import { listMarcacoes, saveMarcacao } from './marcacoes.ts'
import { getPassagem } from './passagens.ts'
import { findChegando } from './chegando.ts'
import { listTraducoes } from './traducoes.ts'
import { searchVersiculos } from './versiculos.ts'

export const bibleRoutes: Handlers<typeof bibleCalls> = {
  async listTraducoes(ctx) {
    requireIgreja(ctx)
    const traducoes = await listTraducoes(ctx.deps.db)
    return { traducoes, chegando: await findChegando(ctx.deps.db, traducoes, ctx.locale) }
  },
  async getCapitulo(ctx, { params }) {
    requireIgreja(ctx)
    return getCapitulo(ctx.deps.db, params)
  },
  async searchVersiculos(ctx, { params, query }) {
    requireIgreja(ctx)
    return searchVersiculos(ctx.deps.db, { ...params, ...query })
  },
  async getPassagem(ctx, { query }) {
    requireIgreja(ctx)
    return getPassagem(ctx.deps.db, { ...query, locale: ctx.locale })
  },
  async listMarcacoes(ctx, { params, query }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return inTenant(ctx, (trx) => listMarcacoes(trx, { userId, ...query }))
  },
  async saveMarcacao(ctx, { params, body }) {
    const { userId } = requireAuth(ctx, { userId: params.id })
    return inTenant(ctx, (trx) => saveMarcacao(trx, { userId, igrejaId: requireIgreja(ctx).id, ...body }))
  },
}
