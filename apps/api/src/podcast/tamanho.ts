import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { withTenant } from '../db/tenant.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'

const NEXT_DAY = sql<Date>`now() + interval '1 day'`

/** Recordings of the church's own podcast that lie elsewhere and whose size is not known; a trigger puts them here. */
export const podcastSizes: Agenda<Pick<Deps, 'db' | 'feeds'>> = { podcast_tamanho: storeSize }

/** Asks for the size of a recording: once, or again on another day where there was no answer. */
async function storeSize({ db, feeds }: Pick<Deps, 'db' | 'feeds'>, due: Due): Promise<void> {
  const { igrejaId, referencia } = due
  const id = Number(referencia)
  const item = await withTenant(db, { igrejaId }, (trx) =>
    trx
      .selectFrom('podcastItem')
      .where('id', '=', id)
      .select(['audioFile', 'audioLength'])
      .executeTakeFirst(),
  )
  const url = item && Number(item.audioLength ?? 0) === 0 ? item.audioFile : null
  const size = url === null ? null : await feeds.measure(url)
  await withTenant(db, { igrejaId }, async (trx) => {
    if (size?.kind === 'found') {
      await trx
        .updateTable('podcastItem')
        .set({ audioLength: BigInt(size.bytes) })
        .where('id', '=', id)
        .where('audioFile', '=', url)
        .execute()
    }
    const again = size?.kind === 'failed' && size.reason !== 'refused'
    await putAgenda(trx, { igrejaId, tipo: 'podcast_tamanho', referencia, when: again ? NEXT_DAY : null })
  })
}
