import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/client.ts'
import { withPlatform, type TenantTrx } from '../db/tenant.ts'

/** Something of a church's that is due: a kind, and the id of the row that it is about. */
export interface Due {
  igrejaId: number
  referencia: string
}

/**
 * What a slice does about what is due, by kind. Rows come into `agenda` by triggers (`put_agenda`), and go, or move on,
 * the same way or by `putAgenda`; what stays is done again after the lease.
 */
export type Agenda<D> = Readonly<Record<string, (deps: D, due: Due) => Promise<unknown>>>

export interface AgendaDeps {
  db: Database
  onError: (error: unknown) => void
}

/** How many at once, and how long one has before another process may take it. */
export const AGENDA_BATCH = 10
const LEASE = sql<Date>`now() + interval '2 minutes'`

/**
 * Does what is due of these kinds. Any number of processes may do so at once.
 * @returns how many there were.
 */
export async function workAgenda<D extends AgendaDeps>(deps: D, agenda: Agenda<D>): Promise<number> {
  const due = await claim(deps, Object.keys(agenda))
  await Promise.all(
    due.map(({ tipo, ...item }) =>
      agenda[tipo]!(deps, item).catch(async (cause: unknown) => {
        deps.onError(new Error(`${tipo} ${item.referencia} of church ${item.igrejaId} failed`, { cause }))
        await postpone(deps, { tipo, ...item })
      }),
    ),
  )
  return due.length
}

/** Says when it is due again; null takes it out. */
export async function putAgenda(
  trx: TenantTrx,
  { igrejaId, tipo, referencia, when }: Due & { tipo: string; when: Date | RawBuilder<Date> | null },
): Promise<void> {
  await sql`select put_agenda(${igrejaId}::int, ${tipo}, ${referencia}, (${when})::timestamptz)`.execute(trx)
}

/**
 * For what had no answer: it is due again after 1, 2, 4 … days, and no more after so many tries, until a trigger puts it
 * here anew. One that came here anew while it was tried stays due.
 */
export function retryLessOften(
  db: Database,
  { igrejaId, tipo, referencia }: Due & { tipo: string },
  tries: number,
): Promise<unknown> {
  return withPlatform(db, async (trx) => {
    const same = sql`igreja_id = ${igrejaId} and tipo = ${tipo} and referencia = ${referencia} and vence_em > now()`
    await sql`delete from agenda where ${same} and falhas + 1 >= ${tries}::int`.execute(trx)
    await sql`update agenda set falhas = falhas + 1, vence_em = now() + power(2, falhas) * interval '1 day'
      where ${same}`.execute(trx)
  })
}

async function claim({ db }: AgendaDeps, tipos: string[]): Promise<(Due & { tipo: string })[]> {
  const { rows } = await sql<Due & { tipo: string }>`
    update agenda set vence_em = ${LEASE} where (igreja_id, tipo, referencia) in (
      select igreja_id, tipo, referencia from agenda where vence_em <= now() and tipo = any(${tipos}::text[])
      order by vence_em limit ${AGENDA_BATCH} for update skip locked)
    returning igreja_id, tipo, referencia`.execute(db)
  return rows
}

/** What fails is tried later and later, up to an hour: nothing is ever dropped. */
function postpone(
  { db }: AgendaDeps,
  { igrejaId, tipo, referencia }: Due & { tipo: string },
): Promise<unknown> {
  return withPlatform(db, (trx) =>
    sql`update agenda set falhas = falhas + 1,
        vence_em = now() + least(3600, 15 * power(2, least(falhas, 8))) * interval '1 second'
      where igreja_id = ${igrejaId} and tipo = ${tipo} and referencia = ${referencia}`.execute(trx),
  )
}
