import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const SECONDS = 25
const EVERY_MS = 80
const A_SECOND = 50
const HALL = 500

/**
 * Pages that no cache answers, for one network while another asks for many (Decision 270), and for a hall behind one
 * address, where each opens another page at once.
 */
export const pageTurns: Part = async () => {
  const application = await startApplication(temporaryFolder(), { TRUST_PROXY: '1' })
  let number = 0
  const page = (from: string) => {
    const asked = () => ask(application.port, `/?page=${++number}`, { headers: { 'x-forwarded-for': from } })
    // A connection that was kept may be ended by the server as it is used again.
    return asked().catch(asked)
  }
  const visit = async (seconds: number) => {
    const took: number[] = []
    for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
      const { status, ms } = await page('192.0.2.1')
      if (status !== 200) throw new Error(`the visitor is answered ${status}`)
      took.push(ms)
      await wait(Math.max(0, EVERY_MS - ms))
    }
    return took
  }
  const answers = new Map<number, number>()
  const count = ({ status }: { status: number }) => answers.set(status, (answers.get(status) ?? 0) + 1)
  try {
    await visit(5)
    const alone = await visit(SECONDS)
    const flood = setInterval(
      () => void page('198.51.100.1').then(count, () => count({ status: 0 })),
      1_000 / A_SECOND,
    )
    const beside = await visit(SECONDS)
    clearInterval(flood)
    await page('198.51.100.1')
    const asked = performance.now()
    const hall = await Promise.all(Array.from({ length: HALL }, () => page('203.0.113.1')))
    const took = (performance.now() - asked) / 1_000
    return [
      {
        id: 'page-turns',
        what: `A page that no cache has, while another network asks for ${A_SECOND} of them a second, against alone: 99 % answered within`,
        value: late(beside) / late(alone),
        unit: '×',
        atMost: 2,
        how:
          `${late(beside).toFixed(0)} and ${late(alone).toFixed(0)} ms; medians ${median(beside).toFixed(0)} and ${median(alone).toFixed(0)}, ` +
          `${beside.length} and ${alone.length} pages; the other network got ${[...answers].map(([status, n]) => `${n} × ${status}`).join(', ')}`,
      },
      {
        id: 'page-turns-hall',
        what: `Of ${HALL} people behind one address who each open another page at once, those who are shown it`,
        value: hall.filter(({ status }) => status === 200).length,
        unit: 'people',
        atLeast: HALL,
        how: `in ${took.toFixed(1)} s, one after the other`,
      },
    ]
  } finally {
    await application.stop()
  }
}

function late(times: readonly number[]): number {
  return percentile(times, 0.99)
}
