import { sql } from 'kysely'
import { withTenant } from '../../db/tenant.ts'
import type { Deps } from '../../deps.ts'
import type { Agenda } from '../../jobs/agenda.ts'

/** A file that nobody finished is forgotten, and what came of one that can be undone no more. */
export const importAgenda: Agenda<Deps> = {
  importacao: ({ db }, { igrejaId, referencia }) =>
    withTenant(db, { igrejaId }, (trx) =>
      trx
        .deleteFrom('importacao')
        .where('igrejaId', '=', igrejaId)
        .where('id', '=', Number(referencia))
        .where('apagarEm', '<=', sql<Date>`now()`)
        .execute(),
    ),
}
