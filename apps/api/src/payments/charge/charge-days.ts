import { sql } from 'kysely'
import type { TenantTrx } from '../../db/tenant.ts'

/** What comes back is charged at nine in the morning on the church's clock. */
export async function chargeMoment(trx: TenantTrx, { day }: { day: string }): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + time '09:00') at time zone fuso_horario as at
    from igreja where id = current_igreja()`.execute(trx)
  return rows[0]!.at
}

/** The day it is at the church. */
export async function currentDay(trx: TenantTrx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select current_igreja_day() as day`.execute(trx)
  return rows[0]!.day
}
