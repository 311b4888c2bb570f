import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { storeFeed, storeUnchanged } from './store-feed.ts'

const LOOK_EVERY = '10 minutes'
/** A feed that was never read is tried again sooner: until it is, there is nothing to show. */
const TRY_EVERY = '30 seconds'
/** A copy older than this waits for the new one; a younger one is shown while the feed is read behind it. */
const WAIT_FROM_MS = 24 * 3_600_000

const running = new Map<string, Promise<void>>()

/**
 * Looks at the feed of a podcast again where that is due. One look at a time, in whatever process; a feed that cannot
 * be read leaves the last copy as it is.
 * @throws AppError NOT_FOUND; UNAVAILABLE when the feed was never read and cannot be now.
 */
export async function refreshCopia(ctx: Context, codigo: string): Promise<void> {
  const { id: igrejaId } = requireIgreja(ctx)
  const state = await withTenant(ctx.deps.db, { igrejaId }, (trx) => claim(trx, igrejaId, codigo))
  if (!state) throw new AppError('NOT_FOUND')
  if (state.feedUrl === null) return
  const key = `${igrejaId}/${codigo}`
  if (state.claimed) {
    const { feedUrl } = state
    running.set(
      key,
      read(ctx, { ...state, feedUrl, igrejaId, codigo }).finally(() => running.delete(key)),
    )
  }
  const isOld = state.dataCopia === null || Date.now() - state.dataCopia.getTime() > WAIT_FROM_MS
  if (isOld) await running.get(key)
  if (state.dataCopia === null && !(await hasCopia(ctx, igrejaId, codigo))) {
    throw new AppError('UNAVAILABLE', { retryAfter: 30 })
  }
}

interface State {
  feedUrl: string | null
  dataCopia: Date | null
  etag: string | null
  ultimaModificacao: string | null
  /** Whether it is for this process to read the feed now. */
  claimed: boolean
}

async function claim(trx: TenantTrx, igrejaId: number, codigo: string): Promise<State | undefined> {
  const podcast = await trx
    .selectFrom('podcast')
    .where('codigo', '=', codigo)
    .where('flagAtivo', '=', true)
    .select('feedUrl')
    .executeTakeFirst()
  const none = { dataCopia: null, etag: null, ultimaModificacao: null, claimed: false }
  if (!podcast || podcast.feedUrl === null) return podcast && { feedUrl: null, ...none }
  // The row is the claim: whoever moves its clock reads the feed.
  const claimed = await trx
    .insertInto('podcastCopia')
    .values({ igrejaId, podcastCodigo: codigo, dataTentativa: sql`now()` })
    .onConflict((conflict) =>
      conflict
        .columns(['igrejaId', 'podcastCodigo'])
        .doUpdateSet({ dataTentativa: sql`now()` })
        .where(
          sql<boolean>`podcast_copia.data_tentativa < now() - case when podcast_copia.data_copia is null
            then ${TRY_EVERY}::interval else ${LOOK_EVERY}::interval end`,
        ),
    )
    .returning(['dataCopia', 'etag', 'ultimaModificacao'])
    .executeTakeFirst()
  if (claimed) return { feedUrl: podcast.feedUrl, ...claimed, claimed: true }
  const copia = await trx
    .selectFrom('podcastCopia')
    .where('podcastCodigo', '=', codigo)
    .select(['dataCopia', 'etag', 'ultimaModificacao'])
    .executeTakeFirstOrThrow()
  return { feedUrl: podcast.feedUrl, ...copia, claimed: false }
}

/** Never throws: it may run when its request has long been answered. */
async function read(
  { deps, log }: Context,
  source: {
    igrejaId: number
    codigo: string
    feedUrl: string
    etag: string | null
    ultimaModificacao: string | null
  },
): Promise<void> {
  const { igrejaId, codigo, feedUrl: url, etag, ultimaModificacao } = source
  try {
    const answer = await deps.feeds.read({ url, igrejaId, etag, ultimaModificacao })
    if (answer.kind === 'failed')
      log.warn({ igrejaId, codigo, reason: answer.reason }, 'podcast feed not read')
    await withTenant(deps.db, { igrejaId }, async (trx) => {
      if (answer.kind === 'found') return storeFeed(trx, { igrejaId, codigo }, answer)
      if (answer.kind === 'unchanged') return storeUnchanged(trx, codigo, null)
      return storeUnchanged(trx, codigo, answer.reason)
    })
  } catch (error) {
    log.error({ err: error, igrejaId, codigo }, 'podcast feed not stored')
  }
}

async function hasCopia({ deps }: Context, igrejaId: number, codigo: string): Promise<boolean> {
  const row = await withTenant(deps.db, { igrejaId }, (trx) =>
    trx
      .selectFrom('podcastCopia')
      .where('podcastCodigo', '=', codigo)
      .where('dataCopia', 'is not', null)
      .select('podcastCodigo')
      .executeTakeFirst(),
  )
  return row !== undefined
}
