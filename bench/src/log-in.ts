import { setTimeout as wait } from 'node:timers/promises'
import { demoPeople } from '@atrio/demo'
import { ask } from './ask.ts'
import { percentile, type Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const SECONDS = 10
/** As many as are let in at once; whoever comes beyond that is asked to wait. */
const AT_ONCE = 6
const PAUSE = 20

/** Log-ins as fast as the server takes them, while someone else reads. */
export const logIn: Part = async () => {
  const application = await startApplication(temporaryFolder())
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
    return [
      {
        id: 'log-in',
        what: 'Log-ins per second',
        value: succeeded / SECONDS,
        unit: '/s',
        atLeast: 40,
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
