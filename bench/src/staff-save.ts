import { asOwner } from '@atrio/api/testing/owner'
import { median, type Figure, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { startApplication, temporaryFolder } from './server.ts'

const CHURCH = 'esperanca'
const TURNS = 70
const SAVES = 10
/** Decision 262 says what it pays for, and proposes another. */
const SAVE_BOUND = 1.5

/** What a save costs the database beside what is typed. */
export const staffSave: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  const target = targetOf(folder)
  try {
    return [await measureSaves((statement) => asOwner(target, statement))]
  } finally {
    await application.stop()
  }
}

type Run = <Row extends object>(statement: string) => Promise<Row[]>

/**
 * A change with its history and all else that triggers do, against the same statement where they are silent: in short
 * turns, each save by itself, so that what else the machine does is in both. The first of a turn plan anew.
 */
async function measureSaves(run: Run): Promise<Figure> {
  await run(`create procedure time_saves(plain boolean, inout ms float8[]) language plpgsql as $$
    declare began timestamptz; one devocional;
    begin
      perform set_config('session_replication_role', case when plain then 'replica' else 'origin' end, false);
      select devocional.* into one from devocional join igreja on igreja.id = devocional.igreja_id where codigo = '${CHURCH}' limit 1;
      commit;
      for n in -7..${SAVES} loop
        began := clock_timestamp();
        update devocional set titulo = 'Devocional ' || n || random()
        where igreja_id = one.igreja_id and id = one.id;
        commit;
        if n > 0 then ms := ms || extract(epoch from clock_timestamp() - began)::float8 * 1000; end if;
      end loop;
    end $$`)
  const time = async (plain: boolean) =>
    (await run<{ ms: number[] }>(`call time_saves(${plain}, '{}')`))[0]!.ms
  const all = { plain: [] as number[], ours: [] as number[] }
  for (let turn = 0; turn < TURNS; turn++) {
    all.plain.push(...(await time(true)))
    all.ours.push(...(await time(false)))
  }
  const [plain, ours] = [median(all.plain), median(all.ours)]
  return {
    id: 'staff-save',
    what: 'Saving a record with its history and what the search finds of it, against a plain update',
    value: ours / plain,
    unit: '×',
    atMost: SAVE_BOUND,
    how: `medians of ${TURNS * SAVES} updates each of the title of one devotional, with a commit, in the database, in turns of ${SAVES}; ${ours.toFixed(2)} against ${plain.toFixed(2)} ms`,
  }
}
