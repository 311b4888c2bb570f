import type { podcastCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { listCapitulos } from './capitulos.ts'
import { refreshCopia } from './copia.ts'
import { findItem, listItens } from './itens.ts'
import { findPodcast, listPodcasts } from './podcasts.ts'

export const podcastRoutes: Handlers<typeof podcastCalls> = {
  async listPodcasts(ctx, { params }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, async (trx) => ({ podcasts: await listPodcasts(trx) }))
  },
  async listPodcastItens(ctx, { params, query }) {
    await refreshCopia(ctx, params.code)
    return inTenant(ctx, async (trx) => {
      const found = await findPodcast(trx, params.code)
      if (!found) throw new AppError('NOT_FOUND')
      return { ...found, ...(await listItens(trx, params.code, query)) }
    })
  },
  async getPodcastItem(ctx, { params }) {
    return inTenant(ctx, async (trx) => {
      const found = await findPodcast(trx, params.code)
      const item = found && (await findItem(trx, params.code, params.id))
      if (!item) throw new AppError('NOT_FOUND')
      return { podcast: found.podcast, item }
    })
  },
  listPodcastCapitulos(ctx, { params }) {
    return listCapitulos(ctx, params)
  },
}
