import { setTimeout as wait } from 'node:timers/promises'
import { verify } from '@node-rs/argon2'
import { demoPeople } from '@atrio/demo'
import { ask } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { costOf, costOfDatabase } from './processor.ts'
import { startApplication, temporaryFolder } from './server.ts'

const SECONDS = 10
/** As many as are let in at once; whoever comes beyond that is asked to wait. */
const AT_ONCE = 6
const PAUSE = 20
const ROUNDS = 5
const IN_A_ROUND = 40

/** Log-ins as fast as the server takes them, while someone else reads; and what one computes, against argon2id alone. */
export const logIn: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  const { email, password } = demoPeople.member
  const body = JSON.stringify({ username: email, password })
  const logInOnce = () =>
    ask(application.port, '/api/v1/security/login_check', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
  try {
    const first = await logInOnce()
    if (first.status !== 200) throw new Error(`log-in answered ${first.status}: ${first.body.toString()}`)
    const end = performance.now() + SECONDS * 1000
    let succeeded = 0
    const people = Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < end) {
        const { status } = await logInOnce()
        if (status === 200) succeeded += 1
      }
    })
    const reading: number[] = []
    const reader = (async () => {
      while (performance.now() < end) {
        const { ms, status } = await ask(application.port, '/api/v1/igreja/codigo/esperanca')
        if (status !== 200) throw new Error(`the other route answered ${status}`)
        reading.push(ms)
        await wait(PAUSE)
      }
    })()
    await Promise.all([...people, reader])
    const rounds: { ours: number; database: number; alone: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const database = costOfDatabase(folder, IN_A_ROUND)
      const ours = await costOf(application.pid, IN_A_ROUND, () => inTurn(logInOnce))
      const alone = await costOf(process.pid, IN_A_ROUND, () => inTurn(() => verify(HASH, 'another')))
      rounds.push({ ours: ours.ms, database: database(), alone: alone.ms })
    }
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return [
      {
        id: 'log-in-cost',
        what: 'A log-in, against argon2id alone',
        value: of(({ ours, database, alone }) => (ours + database) / alone),
        unit: '×',
        atMost: 2,
        how:
          `processor time, ${ROUNDS} rounds of ${IN_A_ROUND} one after the other; ` +
          `${of(({ ours }) => ours).toFixed(1)} ms and ${of(({ database }) => database).toFixed(1)} of PostgreSQL against ${of(({ alone }) => alone).toFixed(1)} ms`,
      },
      {
        id: 'log-in',
        what: 'Log-ins per second',
        value: succeeded / SECONDS,
        unit: '/s',
        how: `${AT_ONCE} at once for ${SECONDS} s, passwords hashed with argon2id (47 MB)`,
      },
      {
        id: 'log-in-others',
        what: 'Another route meanwhile: 99 % answered within',
        value: percentile(reading, 0.99),
        unit: 'ms',
        atMost: 200,
        how: `${reading.length} requests for a church from the database`,
      },
    ]
  } finally {
    await application.stop()
  }
}

/** Of the parameters that the server hashes with. */
const HASH =
  '$argon2id$v=19$m=47104,t=1,p=1$MTIzNDU2Nzg5MGFiY2RlZg$yVk1wZ3pXb1pQbVhHc0Z2a3dXZGJ4Tm5yS0hqU2x0YUU'

async function inTurn(work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < IN_A_ROUND; n++) await work()
}
