import { localeOf, type Locale } from '@atrio/rules'
import { sql } from 'kysely'
import { isShown } from '../db/content.ts'
import { withTenant, type TenantTrx } from '../db/tenant.ts'
import type { Deps } from '../deps.ts'
import { putAgenda, type Agenda, type Due } from '../jobs/agenda.ts'
import { unseal } from '../sealed.ts'
import type { Secrets } from '../secrets.ts'
import { eventoLembrete } from './kinds.ts'

type ReminderDeps = Pick<Deps, 'db' | 'announce' | 'secrets'>

/** One transaction tells at most so many. */
const BATCH = 100

/** Meetings of events that begin tomorrow; a trigger puts the next one of each event here. */
export const eventsAgenda: Agenda<ReminderDeps> = {
  async evento_lembrete(deps, { igrejaId, referencia }: Due) {
    const place = { igrejaId, id: Number(referencia) }
    while (await withTenant(deps.db, place, (trx) => remindSome(deps, trx, place)));
  },
}

/** Tells some of those who were not told yet, and answers whether there may be more of them. */
async function remindSome(
  { announce, secrets }: ReminderDeps,
  trx: TenantTrx,
  place: { igrejaId: number; id: number },
): Promise<boolean> {
  const { igrejaId } = place
  const due = await findDue(trx, place)
  const holders = due ? await listHolders(secrets, trx, { ...place, inicio: due.inicio }) : []
  for (const { email, locale, userId, ingressos, url } of holders.slice(0, BATCH)) {
    await announce(trx, {
      kind: eventoLembrete,
      igrejaId,
      to: { email, locale, userId },
      facts: {
        url,
        item: due!.nome,
        eventoId: place.id,
        quando: due!.inicio.toISOString(),
        dia: due!.hoje ? 'hoje' : 'amanha',
        onde: due!.local,
        flagOnline: due!.flagOnline,
      },
    })
    await trx.updateTable('inscricao').set({ lembradoDe: due!.inicio }).where('id', 'in', ingressos).execute()
  }
  if (holders.length > BATCH) return true
  const next = sql<Date>`(select min(evento_lembrar_em(${igrejaId}::int, inicio))
    from evento e, evento_inicios(e.encontros, e.data_inicio) as inicio
    where e.id = ${place.id}::int and evento_lembrar_em(${igrejaId}::int, inicio) > now())`
  await putAgenda(trx, { igrejaId, tipo: 'evento_lembrete', referencia: String(place.id), when: next })
  return false
}

interface Encontro {
  nome: string
  local: string | null
  flagOnline: boolean
  inicio: Date
  hoje: boolean
}

/**
 * The meeting that people are reminded of now, of an event that takes place: the first of the last day that has come so
 * near. The event is locked by then, so that nobody is told by two processes.
 */
async function findDue(
  trx: TenantTrx,
  { igrejaId, id }: { igrejaId: number; id: number },
): Promise<Encontro | undefined> {
  const shown = isShown('evento')
  const { rows } = await sql<Encontro>`
    select nome, local, flag_online, inicio, igreja_day(${igrejaId}::int, inicio) = current_igreja_day() as hoje
    from evento, evento_inicios(encontros, data_inicio) as inicio
    where id = ${id}::int and ${shown} and exists (select from igreja_modulo where codigo = 'MOD_EVENTO')
      and inicio > now() and evento_lembrar_em(${igrejaId}::int, inicio) <= now()
    order by igreja_day(${igrejaId}::int, inicio) desc, inicio limit 1
    for no key update of evento`.execute(trx)
  return rows[0]
}

interface Holder {
  email: string
  locale: Locale
  userId: number | null
  ingressos: number[]
  url: string
}

/** Who has a ticket that is paid, and has heard of that day by none of their tickets. */
async function listHolders(
  secrets: Secrets,
  trx: TenantTrx,
  { igrejaId, id: eventoId, inicio }: { igrejaId: number; id: number; inicio: Date },
): Promise<Holder[]> {
  const rows = await trx
    .selectFrom('inscricao as i')
    .innerJoin('pedido as p', (join) =>
      join.onRef('p.igrejaId', '=', 'i.igrejaId').onRef('p.id', '=', 'i.pedidoId'),
    )
    .leftJoin('user as u', 'u.id', 'i.userId')
    .where('i.eventoId', '=', eventoId)
    .where('i.situacao', '=', 'ativa')
    .select(['i.id', 'i.participanteEmailEncrypted'])
    // What was moved to another hour has no such beginning any more.
    .select(
      sql<boolean>`i.lembrado_de in (select date_trunc('milliseconds', begin) from evento e, evento_inicios(e.encontros, e.data_inicio) as begin
        where e.id = ${eventoId}::int and igreja_day(e.igreja_id, begin) = igreja_day(e.igreja_id, ${inicio}))`.as(
        'told',
      ),
    )
    .select(['u.id as userId', 'u.email', 'u.idioma', 'p.locale'])
    .orderBy('i.id')
    .execute()
  const holders = new Map<string, Holder & { told: boolean }>()
  for (const row of rows) {
    const sealed = row.participanteEmailEncrypted
    const passedTo = sealed && unseal(secrets, 'participante', `inscricao:${igrejaId}:${row.id}`, sealed)
    const email = passedTo ?? row.email
    if (email === null) continue
    const held = holders.get(email) ?? {
      email,
      locale: localeOf((passedTo ? row.locale : row.idioma) ?? '') ?? 'en',
      userId: passedTo ? null : row.userId,
      ingressos: [],
      url: passedTo ? `/event/${eventoId}` : `/user/registrations/${eventoId}/tickets`,
      told: false,
    }
    if (!passedTo) held.userId = row.userId
    held.ingressos.push(row.id)
    held.told ||= row.told
    holders.set(email, held)
  }
  return [...holders.values()].filter(({ told }) => !told)
}
