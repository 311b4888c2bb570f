import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { asOwner } from '@atrio/api/testing/owner'
import { ask } from './ask.ts'
import { percentile, type Part } from './figure.ts'
import { targetOf } from './money-server.ts'
import { processorSeconds } from './processor.ts'
import { residentBytes } from './resident.ts'
import { runToEnd, startApplication, temporaryFolder, WATCHED, type Running } from './server.ts'

const CHURCHES = 200
const PER_SECOND = Number(process.env.BENCH_SOAK_RATE ?? 200)
const SPANS = 2 * Number(process.env.BENCH_SOAK_MINUTES ?? 3)
const SPAN = 30_000
const TICK = 10

interface Span {
  times: number[]
  errors: number
  /** Told to come again, since answers would have come too late. */
  refused: number
  resident: number
  note: string
}

/** Visitors of many churches, at a steady rate and whether or not they are answered, told by half minutes. */
export const soak: Part = async () => {
  const folder = temporaryFolder()
  await runToEnd(['demo/src/scale.ts', '--igrejas', String(CHURCHES)], { DATA_DIR: folder })
  const application = await startApplication(folder, { TRUST_PROXY: '1' }, '/', WATCHED)
  try {
    const spans: Span[] = []
    const counted = await watchDatabase(folder)
    for (let span = 1; span <= SPANS; span++) {
      const one = await visit(application, span)
      one.note += `; ${await counted()}`
      console.log(describe(span, one))
      spans.push(one)
    }
    return figures(spans)
  } finally {
    await application.stop()
  }
}

function figures(spans: Span[]) {
  const worst = spans.toSorted((a, b) => percentile(b.times, 0.99) - percentile(a.times, 0.99))[0]!
  const half = spans[Math.ceil(spans.length / 2) - 1]!
  const all = spans.flatMap(({ times }) => times)
  const how = `${PER_SECOND} a second for ${SPANS / 2} minutes at ${CHURCHES} churches, asked for whether or not the ones before were answered; two thirds from the cache`
  return [
    {
      id: 'soak-errors',
      what: 'Answers to a steady stream of visitors that were none',
      value: spans.reduce((sum, { errors }) => sum + errors, 0),
      unit: 'answers',
      atMost: 0,
      how: `of ${all.length}; ${how}`,
    },
    {
      id: 'soak-refused',
      what: 'Visitors of it who were told to come again, since the server was late',
      value: spans.reduce((sum, { refused }) => sum + refused, 0),
      unit: 'answers',
      how: `by half minutes: ${spans.map(({ refused }) => refused).join(', ')}`,
    },
    {
      id: 'soak-p99',
      what: 'The slowest half minute of it: 99 % answered within',
      value: percentile(worst.times, 0.99),
      unit: 'ms',
      how: `half minute ${spans.indexOf(worst) + 1} of ${SPANS}, median ${percentile(worst.times, 0.5).toFixed(1)} ms; ${worst.note}. All: median ${percentile(all, 0.5).toFixed(1)} ms, 99 % ${percentile(all, 0.99).toFixed(0)} ms`,
    },
    {
      id: 'soak-growth',
      what: 'Memory that the second half of it adds',
      value: (spans.at(-1)!.resident - half.resident) / 1_000_000,
      unit: 'MB',
      atMost: 15,
      how: `resident set by half minutes: ${spans.map(({ resident }) => (resident / 1_000_000).toFixed(0)).join(', ')} MB`,
    },
  ]
}

async function visit(application: Running, span: number): Promise<Span> {
  const times: number[] = []
  const waiting: Promise<void>[] = []
  let errors = 0
  let refused = 0
  const one = async (n: number) => {
    const { host, path } = choose(n)
    // Each from a network of their own, as visitors of many churches are.
    const headers = { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    const answer = await ask(application.port, path, { host, headers }).catch(() => null)
    if (answer && answer.status < 400) times.push(answer.ms)
    else if (answer?.status === 503) refused += 1
    else errors += 1
  }
  const computed = processorSeconds(application.pid)
  const [began, count] = [performance.now(), (PER_SECOND * SPAN) / 1000]
  while (waiting.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) * PER_SECOND) / 1000))
    while (waiting.length < due) waiting.push(one(span * count + waiting.length))
    await wait(TICK)
  }
  await Promise.all(waiting)
  const { heapUsed, longestDelay, collections, collecting, longestCollection } =
    await application.inside('measure')
  return {
    times,
    errors,
    refused,
    resident: residentBytes(application.pid),
    note: `the server computed ${(processorSeconds(application.pid) - computed).toFixed(0)} of ${((performance.now() - began) / 1000).toFixed(0)} s, ${loadavg()[0]!.toFixed(0)} wanted the ${availableParallelism()} processors; heap ${(heapUsed / 1_000_000).toFixed(0)} MB, ${collections} collections of garbage took ${collecting.toFixed(0)} ms, at most ${longestCollection.toFixed(0)}; the event loop was late by at most ${longestDelay.toFixed(0)} ms`,
  }
}

/** A third is rendered or read from the database: new addresses, searches, calls. */
function choose(n: number): { host: string; path: string } {
  const code = `escala-${String(1 + ((n * 7919) % CHURCHES)).padStart(6, '0')}`
  const host = `${code}.atrio.localhost`
  const kept = [
    '/',
    '/about',
    '/devotionals',
    '/churchs',
    '/news',
    '/access',
    '/manifest.webmanifest',
    '/?lang=es',
  ]
  const made = [
    `/about?busca=${n}`,
    `/api/v1/igreja/igreja-${code}/busca/?q=fe&limit=8`,
    `/api/v1/igreja/igreja-${code}/culto/`,
    `/api/v1/igreja/?hostname=${host}`,
  ]
  const third = Math.floor(n / 3)
  return { host, path: n % 3 === 0 ? made[third % made.length]! : kept[n % kept.length]! }
}

/** @returns what the database did of its own accord since it was asked the last time */
async function watchDatabase(folder: string): Promise<() => Promise<string>> {
  const read = async () => {
    const [row] = await asOwner<{ checkpoints: number; vacuums: number; jobs: string | null }>(
      targetOf(folder),
      `select (select num_timed + num_requested from pg_stat_checkpointer)::int as checkpoints,
         (select sum(autovacuum_count + autoanalyze_count) from pg_stat_all_tables)::int as vacuums,
         (select string_agg(distinct name, ', ') from pgboss.job
            where started_on > now() - interval '${SPAN} milliseconds') as jobs`,
    )
    return row!
  }
  let before = await read()
  return async () => {
    const now = await read()
    const text = `${now.checkpoints - before.checkpoints} checkpoints, ${now.vacuums - before.vacuums} tables vacuumed or analysed, jobs: ${now.jobs ?? 'none'}`
    before = now
    return text
  }
}

function describe(span: number, { times, errors, refused, resident, note }: Span): string {
  const [half, most] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(1))
  return `  half minute ${span}: ${times.length} answers, ${errors} errors, ${refused} refused, median ${half} ms, 99 % ${most} ms, resident ${(resident / 1_000_000).toFixed(0)} MB; ${note}`
}
