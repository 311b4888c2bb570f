import type { CallInput, CallResult, podcastCalls } from '@atrio/contract'
import { inTenant, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { createAskOnce } from '../http/kept.ts'
import { findChapters } from './itens.ts'
import { findPodcast } from './podcasts.ts'

type Calls = typeof podcastCalls
type Capitulos = CallResult<Calls['listPodcastCapitulos']>['capitulos']

/** Files of chapters by church and address: read when somebody opens the player, once for all who do. */
const readOnce = createAskOnce({ maxBytes: 8 * 1024 * 1024, lifeMs: 3_600_000, missingMs: 600_000 })

/**
 * The chapters of an episode. A file that cannot be read is none: they help, and nobody misses them.
 * @throws AppError NOT_FOUND
 */
export async function listCapitulos(
  ctx: Context,
  { code, id }: CallInput<Calls['listPodcastCapitulos']>['params'],
): Promise<{ capitulos: Capitulos }> {
  const item = await inTenant(ctx, async (trx) =>
    (await findPodcast(trx, { codigo: code })) ? findChapters(trx, { codigo: code, id }) : undefined,
  )
  if (!item) throw new AppError('NOT_FOUND')
  const capitulos = item.chapters as Capitulos
  if (capitulos.length > 0 || item.chaptersUrl === null) return { capitulos }
  return { capitulos: await readFile(ctx, item.chaptersUrl) }
}

async function readFile(ctx: Context, url: string): Promise<Capitulos> {
  const { id: igrejaId } = requireIgreja(ctx)
  const read = () => ctx.deps.feeds.readChapters({ url, igrejaId })
  return (await readOnce(`${igrejaId} ${url}`, read)) ?? []
}
