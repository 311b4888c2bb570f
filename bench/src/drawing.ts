import { setTimeout as wait } from 'node:timers/promises'
import { demoPeople } from '@atrio/demo'
import { ask } from './ask.ts'
import { percentile, type Part } from './figure.ts'
import { startApplication, temporaryFolder } from './server.ts'

const SECONDS = Number(process.env.BENCH_DRAWING ?? 20)
const AT_ONCE = 4
const PAUSE = 20
const NOTES = 10
/** As long as a note may be, and slow to set: each word in another weight. */
const LONG = '**a** b\n'.repeat(3_600)

/** How long somebody else waits while one member has their notes drawn as a document, over and over. */
export const drawing: Part = async () => {
  const ours = await readMeanwhile([])
  const inside = await readMeanwhile(['--import', new URL('draw-inside.ts', import.meta.url).href])
  const how = `${NOTES} notes of ${LONG.length} letters, ${AT_ONCE} documents asked for at once for ${SECONDS} s`
  return [
    {
      id: 'drawing-others',
      what: 'Another route while documents are drawn: 99 % answered within',
      value: percentile(ours.reading, 0.99),
      unit: 'ms',
      atMost: 200,
      how: `${ours.reading.length} requests for a church from the database; ${how}, of which ${ours.drawn} came`,
    },
    {
      id: 'drawing-others-inside',
      what: 'Negative control: the same where the server draws in its own event loop',
      value: percentile(inside.reading, 0.99),
      unit: 'ms',
      atLeast: 400,
      how: `${inside.reading.length} requests; of the documents ${inside.drawn} came`,
    },
  ]
}

async function readMeanwhile(options: readonly string[]): Promise<{ reading: number[]; drawn: number }> {
  // A server that says that it is busy would answer at once.
  const settings = { SERVE_PORTAL: '0', PRESSURE_DELAY: '0' }
  const { port, stop } = await startApplication(temporaryFolder(), settings, '/healthz', options)
  try {
    const json = { 'content-type': 'application/json' }
    const { email: username, password } = demoPeople.member
    const body = JSON.stringify({ username, password })
    const logIn = await ask(port, '/api/v1/security/login_check', { method: 'POST', body, headers: json })
    const { token } = JSON.parse(logIn.body.toString()) as { token: string }
    const headers = { ...json, authorization: `Bearer ${token}` }
    const church = await ask(port, '/api/v1/igreja/codigo/esperanca')
    const { id } = (JSON.parse(church.body.toString()) as { igreja: { id: number } }).igreja
    for (let n = 0; n < NOTES; n++) {
      const nota = JSON.stringify({ titulo: `Nota ${n}`, texto: LONG })
      const { status } = await ask(port, `/api/v1/nota-sermao/?igreja=${id}`, {
        method: 'POST',
        body: nota,
        headers,
      })
      if (status !== 201) throw new Error(`a note answered ${status}`)
    }
    const end = performance.now() + SECONDS * 1_000
    let drawn = 0
    const draw = async () => {
      while (performance.now() < end) {
        const { status } = await ask(port, `/api/v1/user/nota-sermao/pdf?igreja=${id}`, { headers })
        if (status === 200) drawn += 1
      }
    }
    const reading: number[] = []
    const read = async () => {
      while (performance.now() < end) {
        const { ms, status } = await ask(port, '/api/v1/igreja/codigo/esperanca')
        if (status !== 200) throw new Error(`the other route answered ${status}`)
        reading.push(ms)
        await wait(PAUSE)
      }
    }
    await Promise.all([read(), ...Array.from({ length: AT_ONCE }, draw)])
    if (drawn === 0) throw new Error('no document came')
    return { reading, drawn }
  } finally {
    await stop()
  }
}
