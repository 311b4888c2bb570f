import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agendas } from './slices.ts'
import { workAgenda, type Agenda, type AgendaDeps } from './jobs/agenda.ts'
import { asOwner } from './testing/owner.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const rows = <Row extends object>(statement: string) => asOwner<Row>(test.target, statement)

describe('the agenda', () => {
  it('has nobody attend to a kind that no trigger puts there, nor a trigger to a kind that nobody attends to', async () => {
    const sources = await rows<{ source: string }>(`select prosrc as source from pg_proc f
      join pg_namespace n on n.oid = f.pronamespace where n.nspname = 'public' and prosrc ~ 'put_agenda|into agenda'`)
    const named = sources.flatMap(({ source }) => [
      ...source.matchAll(/(?:put_agenda\(|values \()[^';]*?igreja_id[^';]*?, '(\w+)'/g),
    ])
    const tables = await rows<{ name: string }>(`select c.relname as name from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
      where f.prosrc like '%put_agenda(new.igreja_id, tg_table_name%'`)
    const kinds = new Set([...named.map(([, kind]) => kind!), ...tables.map(({ name }) => name)])
    expect(
      Object.values(agendas)
        .flatMap((agenda) => Object.keys(agenda))
        .toSorted(),
    ).toEqual([...kinds].toSorted())
  })
})

describe('what is due', () => {
  const put = (tipo: string, count = 1) =>
    rows(`insert into agenda (igreja_id, tipo, referencia, vence_em) select min(id), '${tipo}', n::text, now()
      from igreja, generate_series(1, ${count}) n group by n`)
  const take =
    ({ db }: AgendaDeps, done: string[]): Agenda<AgendaDeps>[string] =>
    async (_, { referencia }) => {
      await db
        .deleteFrom('agenda')
        .where('tipo', '=', 'exemplo')
        .where('referencia', '=', referencia)
        .execute()
      done.push(referencia)
    }

  it('is done once, by whichever process comes first', async () => {
    const done: string[] = []
    await put('exemplo', 60)
    const one = async () => {
      while ((await workAgenda(test.deps, { exemplo: take(test.deps, done) })) > 0);
    }
    await Promise.all([one(), one(), one(), one()])
    expect(done.toSorted()).toEqual(Array.from({ length: 60 }, (_, n) => String(n + 1)).toSorted())
  })

  it('is left to those who attend to its kind', async () => {
    await put('exemplo')
    expect(await workAgenda(test.deps, { outro: () => Promise.resolve() })).toBe(0)
    expect(await workAgenda(test.deps, { exemplo: take(test.deps, []) })).toBe(1)
  })

  it('comes again later when it failed, and says so in the log and in the figures', async () => {
    const told: string[] = []
    const deps = { ...test.deps, onError: (error: unknown) => void told.push(String(error)) }
    await put('exemplo')
    const fails = { exemplo: () => Promise.reject(new Error('no')) }
    expect(await workAgenda(deps, fails)).toBe(1)
    expect(await workAgenda(deps, fails)).toBe(0)
    expect(told).toEqual([expect.stringMatching(/^Error: exemplo 1 of church \d+ failed$/)])
    const { body } = await test.app.inject('/metrics')
    expect(body).toContain('atrio_agenda{kind="exemplo",state="failing"} 1')
    await rows(`delete from agenda where tipo = 'exemplo'`)
  })
})

describe('what comes again by the clock', () => {
  it('is done at once, and its failure told', async () => {
    const told: unknown[] = []
    let done = 0
    const deps = { signals: test.deps.signals, onError: (error: unknown) => void told.push(error) }
    await test.deps.jobs.startRegular(deps, [
      { name: 'test-count', cron: '0 0 1 1 *', seconds: 60, run: async () => void done++ },
      { name: 'test-fail', cron: '0 0 1 1 *', seconds: 60, run: () => Promise.reject(new Error('no')) },
    ])
    await expect
      .poll(() => [done, told.map(String)], { timeout: 20_000 })
      .toEqual([1, ['Error: test-fail failed']])
    const { body } = await test.app.inject('/metrics')
    expect(body).toContain('atrio_job_failures_total{job="test-fail"} 1')
  })
})
