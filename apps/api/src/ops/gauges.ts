import { Counter, Gauge, type Registry } from '@prometheus-io/client'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

export type MeasuredDeps = Pick<Deps, 'changes' | 'db' | 'jobs' | 'passwords' | 'pools' | 'reads' | 'signals'>

/** Figures that are read when they are asked for. */
export function addGauges(
  registry: Registry,
  { changes, db, jobs, passwords, pools, reads, signals }: MeasuredDeps,
): void {
  // Else each would join the registry that all of this process share.
  const registers: Registry[] = []
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (gauge: Gauge<string>) => void | Promise<void>,
  ) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers,
        collect() {
          return collect(this)
        },
      }),
    )

  // First: figures below this ask the database, and would be counted by these.
  gauge('atrio_database_connections', 'Connections to the database.', ['pool', 'state'], (figure) => {
    for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
      figure.set({ pool, state: 'idle' }, idleCount)
      figure.set({ pool, state: 'busy' }, totalCount - idleCount)
    }
  })
  gauge('atrio_database_waiting', 'Who waits for a connection to the database.', ['pool'], (figure) => {
    for (const [pool, { waitingCount }] of Object.entries(pools)) figure.set({ pool }, waitingCount)
  })
  gauge('atrio_password_queue', 'Log-ins that wait for their turn to be hashed.', [], (figure) =>
    figure.set(passwords.waiting()),
  )
  gauge(
    'atrio_job_queue',
    'Jobs that wait or run. Those of mail-dead were given up.',
    ['queue'],
    async (figure) => {
      // Without the database the other figures are still worth having.
      const depths = await jobs.depths().catch(() => ({}))
      for (const [queue, depth] of Object.entries(depths)) figure.set({ queue }, depth)
    },
  )
  gauge(
    'atrio_agenda',
    'What is due for churches, by kind: late by more than a minute, or failing and tried again.',
    ['kind', 'state'],
    async (figure) => {
      figure.reset()
      const { rows } = await sql<{ kind: string; late: number; failing: number }>`
        select tipo as kind, count(*) filter (where vence_em < now() - interval '1 minute')::int as late,
          count(*) filter (where falhas > 0)::int as failing
        from agenda where vence_em < now() or falhas > 0 group by tipo`
        .execute(db)
        .catch(() => ({ rows: [] }))
      for (const { kind, late, failing } of rows) {
        figure.set({ kind, state: 'late' }, late)
        figure.set({ kind, state: 'failing' }, failing)
      }
    },
  )
  gauge('atrio_database_up', '1 when the database answers.', [], async (figure) => {
    const up = await sql`select 1`.execute(db).then(
      () => 1,
      () => 0,
    )
    figure.set(up)
  })
  gauge('atrio_listener_up', '1 while notices of changes and of rooms can come through.', [], (figure) =>
    figure.set(changes.isListening() ? 1 : 0),
  )
  gauge(
    'atrio_reads',
    'Stored files on their way to somebody, or waiting for their turn.',
    ['state'],
    (figure) => {
      figure.set({ state: 'open' }, reads.open)
      figure.set({ state: 'waiting' }, reads.waiting)
    },
  )
  for (const metric of signals.chat.metrics) registry.registerMetric(metric)
  gauge('atrio_page_cache_entries', 'Pages that are kept.', [], (figure) =>
    figure.set(signals.pageCache()?.entries ?? 0),
  )
  gauge('atrio_page_cache_bytes', 'Size of the pages that are kept.', [], (figure) =>
    figure.set(signals.pageCache()?.bytes ?? 0),
  )
  registry.registerMetric(
    new Counter({
      name: 'atrio_page_cache_requests_total',
      help: 'Pages asked of the cache, by whether it had them.',
      labelNames: ['result'],
      registers,
      collect() {
        const figures = signals.pageCache()
        if (!figures) return
        this.reset()
        this.inc({ result: 'hit' }, figures.hits)
        this.inc({ result: 'miss' }, figures.misses)
      },
    }),
  )
  gauge('atrio_page_turns_waiting', 'Who waits for a page that is made.', [], (figure) =>
    figure.set(signals.pageCache()?.waiting ?? 0),
  )
  registry.registerMetric(
    new Counter({
      name: 'atrio_page_turns_refused_total',
      help: 'Who was told to come again for a page that is made.',
      registers,
      collect() {
        this.reset()
        this.inc(signals.pageCache()?.refused ?? 0)
      },
    }),
  )
  const count = (
    name: string,
    help: string,
    label: string,
    read: () => Iterable<[string | number, number]>,
  ) =>
    registry.registerMetric(
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset()
          for (const [value, times] of read()) this.inc({ [label]: String(value) }, times)
        },
      }),
    )
  count(
    'atrio_lookup_bursts_total',
    'Bursts of e-mail look-ups at a church; see the log.',
    'igreja',
    signals.lookUpBursts,
  )
  count(
    'atrio_webhook_refusals_total',
    'Messages to /webhooks that were not proved to be the gateway’s; see the log.',
    'gateway',
    signals.webhookRefusals,
  )
  count(
    'atrio_reads_ended_total',
    'Stored files whose sending gave way: to a bound of who asked, because all were taken, or as nothing moved.',
    'why',
    () => Object.entries(reads.ended),
  )
  count(
    'atrio_job_failures_total',
    'Work that comes again by the clock and failed; see the log.',
    'job',
    signals.jobFailures,
  )
}
