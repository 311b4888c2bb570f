import { localeOf } from '@atrio/rules'
import { sql } from 'kysely'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { cultoAlterado } from './kinds.ts'

export type Mudanca = 'cancelado' | 'hora' | 'nota' | 'normal'

interface Aviso {
  cultoId: number
  data: string
  mudanca: Mudanca
  hora: string | null
  observacao: string | null
}

/** One transaction tells at most so many. */
const BATCH = 100

/**
 * Says that members are to hear of it, some seconds later; what they have not been told yet is replaced. Where nobody was
 * told that a service is not as every week, nobody is told that it is.
 */
export async function tellMembers(trx: TenantTrx, aviso: Aviso): Promise<void> {
  const { cultoId, data } = aviso
  const before = await trx
    .deleteFrom('cultoAviso')
    .where('cultoId', '=', cultoId)
    .where('data', '=', data)
    .returning('ultimo')
    .executeTakeFirst()
  const isNews = aviso.mudanca !== 'normal' || (before?.ultimo ?? 0) > 0
  if (isNews) await trx.insertInto('cultoAviso').values(aviso).execute()
}

export const staffAgenda: Agenda<Pick<Deps, 'db' | 'announce'>> = {
  async culto_aviso(deps, due: Due) {
    while (await withTenant(deps.db, { igrejaId: due.igrejaId }, (trx) => tellSome(deps, trx, due)));
  },
}

/** Tells some of those who were not told yet, and answers whether there may be more of them. */
async function tellSome(
  { announce }: Pick<Deps, 'announce'>,
  trx: TenantTrx,
  { igrejaId, referencia }: Due,
): Promise<boolean> {
  const [id, data] = referencia.split('/')
  const cultoId = Number(id)
  // Held, so that nobody is told by two processes.
  const aviso = await trx
    .selectFrom('cultoAviso as a')
    .innerJoin('culto as c', (join) =>
      join.onRef('c.igrejaId', '=', 'a.igrejaId').onRef('c.id', '=', 'a.cultoId'),
    )
    .where('a.cultoId', '=', cultoId)
    .where('a.data', '=', data!)
    .where('c.arquivadoEm', 'is', null)
    .where('a.data', '>=', sql<string>`current_igreja_day()`)
    .select(['a.mudanca', 'a.hora', 'a.observacao', 'a.ultimo', 'c.nome', 'c.hora as habitual'])
    .forUpdate('a')
    .executeTakeFirst()
  const members = aviso ? await listMembers(trx, { after: aviso.ultimo }) : []
  for (const { userId, email, idioma } of members) {
    await announce(trx, {
      kind: cultoAlterado,
      igrejaId,
      to: { email, locale: localeOf(idioma) ?? 'en', userId },
      facts: {
        url: '/#schedule',
        culto: aviso!.nome,
        cultoId,
        data: data!,
        mudanca: aviso!.mudanca as Mudanca,
        hora: (aviso!.hora ?? aviso!.habitual).slice(0, 5),
        observacao: aviso!.observacao,
      },
    })
  }
  const last = members.at(-1)
  if (last) {
    const told = trx.updateTable('cultoAviso').set({ ultimo: last.userId })
    await told.where('cultoId', '=', cultoId).where('data', '=', data!).execute()
  }
  if (members.length === BATCH) return true
  await putAgenda(trx, { igrejaId, tipo: 'culto_aviso', referencia, when: null })
  return false
}

function listMembers(trx: TenantTrx, { after }: { after: number }) {
  return trx
    .selectFrom('usuario as u')
    .innerJoin('user', 'user.id', 'u.userId')
    .where('u.igrejaId', '=', sql<number>`current_igreja()`)
    .where('u.flagAtivo', '=', true)
    .where('u.userId', '>', after)
    .select(['user.id as userId', 'user.email', 'user.idioma'])
    .orderBy('user.id')
    .limit(BATCH)
    .execute()
}
