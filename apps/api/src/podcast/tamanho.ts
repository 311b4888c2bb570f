import type { Deps } from '../deps.ts'
import { withTenant } from '../db/tenant.ts'
import { putAgenda, retryLessOften, type Agenda, type Due } from '../jobs/agenda.ts'

/** A recording whose server never tells its size is asked this often; then again when its episode changes. */
const TRIES = 5

/** Recordings of the church's own podcast that lie elsewhere and whose size is not known; a trigger puts them here. */
export const podcastSizes: Agenda<Pick<Deps, 'db' | 'feeds'>> = { podcast_tamanho: storeSize }

/** Asks for the size of a recording: once, or again on other days where there was no answer. */
async function storeSize({ db, feeds }: Pick<Deps, 'db' | 'feeds'>, due: Due): Promise<void> {
  const { igrejaId, referencia } = due
  const id = Number(referencia)
  const episode = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('podcastItem')
      .where('id', '=', id)
      .select(['audioFile', 'audioLength'])
      .executeTakeFirst(),
  )
  const url = episode && Number(episode.audioLength ?? 0) === 0 ? episode.audioFile : null
  const size = url === null ? null : await feeds.measure(url)
  const item = { igrejaId, tipo: 'podcast_tamanho', referencia }
  if (size?.kind === 'failed' && size.reason !== 'refused') {
    await retryLessOften(db, item, TRIES)
    return
  }
  await withTenant(db, { igrejaId }, async (trx) => {
    if (size?.kind === 'found') {
      await trx
        .updateTable('podcastItem')
        .set({ audioLength: BigInt(size.bytes) })
        .where('id', '=', id)
        .where('audioFile', '=', url)
        .execute()
    }
    await putAgenda(trx, { ...item, when: null })
  })
}
