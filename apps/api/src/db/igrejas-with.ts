import { sql, type RawBuilder } from 'kysely'
import type { Database } from './client.ts'
import { withPlatform } from './tenant.ts'

/** How far one look through the churches came. */
export interface Look {
  /** Those that have what was asked for, by their numbers. */
  found: number[]
  /** The one after which time was over; null when all were asked. */
  reached: number | null
}

/** How long one look takes: after that whoever looks may let others in. */
const LOOK_MS = 100

/**
 * Asks the churches behind `after`, in the order of their numbers, whether they have something, until time is over. The
 * server asks each within its own scope, so that the row policies hold as in `withTenant`, and says numbers alone; a
 * thousand churches cost one statement and no round trip.
 *
 * @param has a condition on the rows of one church, without parameters
 * @throws Error when it has parameters, or when called inside another transaction.
 */
export async function findIgrejasWith(
  db: Database,
  { has, after }: { has: RawBuilder<boolean>; after: number },
): Promise<Look> {
  const { sql: condition, parameters } = has.compile(db)
  if (parameters.length > 0) throw new Error('what is asked of each church has no parameters: use sql.lit')
  return withPlatform(db, async (trx) => {
    // A block keeps the plan of what it does again and again. It answers nothing: what it found stands in a setting.
    await sql`do ${sql.lit(blockOf(condition, after))}`.execute(trx)
    const { rows } = await sql<{ look: Look }>`select current_setting('app.look')::json as look`.execute(trx)
    return rows[0]!.look
  })
}

function blockOf(condition: string, after: number): string {
  return `#variable_conflict use_column
    declare
      asked int;
      have int[] := '{}';
      reached int;
      until timestamptz := clock_timestamp() + interval '${LOOK_MS} milliseconds';
    begin
      for asked in select id from igreja where id > ${after} order by id loop
        perform set_config('app.igreja', asked::text, true);
        if (${condition}) then have := have || asked; end if;
        if clock_timestamp() > until then
          reached := asked;
          exit;
        end if;
      end loop;
      perform set_config('app.look', json_build_object('found', have, 'reached', reached)::text, true);
    end`
}
