import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { oracaoResumo } from './kinds.ts'

type AgendaDeps = Pick<Deps, 'db' | 'announce'>

/** Requests whose ten seconds are over, and authors for whom somebody prayed a week ago. */
export const prayerAgenda: Agenda<AgendaDeps> = { oracao_exclusao: deleteForGood, oracao_resumo: sum }

/** A trigger takes it out of the agenda, with the row. */
function deleteForGood({ db }: AgendaDeps, { igrejaId, referencia }: Due): Promise<void> {
  return withTenant(db, { igrejaId }, async (trx) => {
    const gone = await trx
      .deleteFrom('oracao')
      .where('id', '=', Number(referencia))
      .where('excluirEm', '<=', sql<Date>`now()`)
      .returning('imagemId')
      .executeTakeFirst()
    // Its bytes go with the next sweep, and nobody has an address of them any more.
    if (gone?.imagemId) await trx.deleteFrom('arquivo').where('id', '=', gone.imagemId).execute()
  })
}

function sum({ db, announce }: AgendaDeps, { igrejaId, referencia }: Due): Promise<void> {
  return withTenant(db, { igrejaId }, async (trx) => {
    // First: who prays meanwhile puts it there anew.
    await putAgenda(trx, { igrejaId, tipo: 'oracao_resumo', referencia, when: null })
    const rows = await trx
      .updateTable('oracaoOrada')
      .set({ flagContada: true })
      .where('flagContada', '=', false)
      .where('oracaoId', 'in', (eb) =>
        eb
          .selectFrom('oracao')
          .where('userId', '=', Number(referencia))
          .where('excluirEm', 'is', null)
          .select('id'),
      )
      .returning('userId')
      .execute()
    const author = await trx
      .selectFrom('user')
      .where('id', '=', Number(referencia))
      .select(['id', 'email', 'idioma'])
      .executeTakeFirst()
    const pessoas = new Set(rows.map(({ userId }) => userId)).size
    if (!author || pessoas === 0) return
    const to = { email: author.email, locale: localeOf(author.idioma) ?? 'en', userId: author.id }
    await announce(trx, { kind: oracaoResumo, igrejaId, to, facts: { url: '/user/prayer', pessoas } })
  })
}
