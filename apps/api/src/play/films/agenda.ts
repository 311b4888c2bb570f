import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import { putAgenda, type Agenda, type Due } from '../../jobs/agenda.ts'
import { createTurns } from '../../http/turns.ts'
import { findEspera } from './espera.ts'
import { prepareFilm } from './prepare.ts'

type FilmDeps = Pick<Deps, 'db' | 'env' | 'onError' | 'storage'>

/** One film at a time in a process: the others wait, however long it takes. */
const turns = createTurns({ parallel: 1, patienceMs: 12 * 3_600_000 })

/** A film that has come is to be prepared. */
export const playAgenda: Agenda<FilmDeps> = {
  filme: (deps, due) => turns.take(() => prepareNext(deps, due)),
}

async function prepareNext(deps: FilmDeps, { igrejaId, referencia: id }: Due): Promise<void> {
  if (await waitsForService(deps, { igrejaId, id })) return
  if (await prepareFilm(deps, { igrejaId, id })) return
  // Another process is at it, or it is done; whoever dies at it is followed by the next look.
  await withTenant(deps.db, { igrejaId }, async (trx) => {
    const row = await trx
      .selectFrom('filme')
      .where('id', '=', id)
      .where('situacao', 'in', ['recebida', 'preparando'])
      .select('id')
      .executeTakeFirst()
    const when = row ? sql<Date>`now() + interval '2 minutes'` : null
    await putAgenda(trx, { igrejaId, tipo: 'filme', referencia: id, when })
  })
}

/** While a service is live or about to begin nothing is begun; it may end before its time. */
function waitsForService(
  { db }: FilmDeps,
  { igrejaId, id }: { igrejaId: number; id: string },
): Promise<boolean> {
  return withTenant(db, { igrejaId }, async (trx) => {
    const ate = await findEspera(trx, { id })
    if (!ate) return false
    const when = sql<Date>`least(${ate}, now() + interval '1 minute')`
    await putAgenda(trx, { igrejaId, tipo: 'filme', referencia: id, when })
    return true
  })
}
