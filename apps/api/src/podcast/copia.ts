import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { storeFeed, storeUnchanged } from './store-feed.ts'

/** How old the copy of a feed is when somebody who reads it has it looked at; one that nobody reads waits a day. */
const LOOK_EVERY = sql`interval '10 minutes'`
const NEXT_DAY = sql<Date>`now() + interval '1 day'`

/** Feeds to look at; a trigger puts a podcast here when it gets one. */
export const podcastAgenda: Agenda<Pick<Deps, 'db' | 'feeds'>> = { podcast: readFeed }

/** Has the feed of a podcast looked at that somebody reads, unless it was a moment ago or could not be read then. */
export async function askForCopia(
  trx: TenantTrx,
  { igrejaId, codigo }: { igrejaId: number; codigo: string },
): Promise<void> {
  await sql`update agenda set vence_em = now() where igreja_id = ${igrejaId} and tipo = 'podcast'
    and referencia = ${codigo} and falhas = 0 and vence_em > now() and exists (select from podcast_copia
      where podcast_codigo = ${codigo} and data_tentativa < now() - ${LOOK_EVERY})`.execute(trx)
}

/**
 * Looks at the feed of a podcast.
 * @throws Error when it cannot be read: the last copy stays as it is, and it is tried again later.
 */
async function readFeed({ db, feeds }: Pick<Deps, 'db' | 'feeds'>, due: Due): Promise<void> {
  const { igrejaId, referencia: codigo } = due
  const source = await withTenant(db, { igrejaId }, (trx) => begin(trx, { codigo }))
  const answer = source && (await feeds.read({ ...source, igrejaId }))
  await withTenant(db, { igrejaId }, async (trx) => {
    if (answer?.kind === 'found') await storeFeed(trx, { codigo, ...answer })
    else if (answer)
      await storeUnchanged(trx, { codigo, falha: answer.kind === 'failed' ? answer.reason : null })
    if (answer?.kind === 'failed') return
    await putAgenda(trx, { igrejaId, tipo: 'podcast', referencia: codigo, when: answer ? NEXT_DAY : null })
  })
  if (answer?.kind === 'failed') throw new Error(`the feed cannot be read: ${answer.reason}`)
}

/** Where the feed is and what it said of itself; undefined when the podcast has none any more. */
async function begin(trx: TenantTrx, { codigo }: { codigo: string }) {
  const podcast = await trx
    .selectFrom('podcast')
    .where('codigo', '=', codigo)
    .where('arquivadoEm', 'is', null)
    .select('feedUrl')
    .executeTakeFirst()
  if (!podcast?.feedUrl) return undefined
  const copia = await trx
    .insertInto('podcastCopia')
    .values({ podcastCodigo: codigo, dataTentativa: sql`now()` })
    .onConflict((conflict) =>
      conflict.columns(['igrejaId', 'podcastCodigo']).doUpdateSet({ dataTentativa: sql`now()` }),
    )
    .returning(['etag', 'ultimaModificacao'])
    .executeTakeFirstOrThrow()
  return { url: podcast.feedUrl, ...copia }
}
