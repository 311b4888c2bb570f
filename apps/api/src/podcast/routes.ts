import type { podcastCalls } from '@atrio/contract'
import { inTenant, onceInTenant, requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import type { Handlers } from '../http/implement.ts'
import { listCapitulos } from './capitulos.ts'
import { askForCopia } from './copia.ts'
import { findItem, listItens } from './itens.ts'
import { findPodcast, listPodcasts } from './podcasts.ts'

export const podcastRoutes: Handlers<typeof podcastCalls> = {
  listPodcasts(ctx) {
    return inTenant(ctx, async (trx) => ({ podcasts: await listPodcasts(trx) }))
  },
  async listPodcastItens(ctx, { params, query }) {
    const { id: igrejaId } = requireIgreja(ctx)
    const { lida, ...found } = await inTenant(ctx, async (trx) => {
      const podcast = await findPodcast(trx, { codigo: params.code })
      if (!podcast) throw new AppError('NOT_FOUND')
      return { ...podcast, ...(await listItens(trx, { codigo: params.code, ...query })) }
    })
    // Beside the reading, which can write nothing.
    if (!found.podcast.proprio)
      await onceInTenant(ctx, (trx) => askForCopia(trx, { igrejaId, codigo: params.code }))
    if (!lida) throw new AppError('UNAVAILABLE', { retryAfter: 30 })
    return found
  },
  async getPodcastItem(ctx, { params }) {
    return inTenant(ctx, async (trx) => {
      const found = await findPodcast(trx, { codigo: params.code })
      const item = found && (await findItem(trx, { codigo: params.code, id: params.id }))
      if (!item) throw new AppError('NOT_FOUND')
      return { podcast: found.podcast, item }
    })
  },
  listPodcastCapitulos(ctx, { params }) {
    return listCapitulos(ctx, params)
  },
}
