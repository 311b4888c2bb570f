import autocannon from 'autocannon'
import { ask } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { costOf, costOfDatabase } from './processor.ts'
import { runToEnd, startApplication, temporaryFolder, type Running } from './server.ts'

const CHURCHES = 1_000
const DOCUMENTS = 100
const AT_ONCE = 20
const WARM_UP = 1_000
const ROUNDS = 5
const REQUESTS = 1_500

/** Twenty people searching at once, each in another of a thousand churches, one question after the other. */
export const search: Part = async () => {
  const folder = temporaryFolder()
  const churches = ['--igrejas', String(CHURCHES), '--documentos', String(DOCUMENTS)]
  await runToEnd(['demo/src/scale.ts', ...churches], { DATA_DIR: folder })
  const application = await startApplication(folder)
  try {
    return await measureSearch(application, folder)
  } finally {
    await application.stop()
  }
}

/** The figures of a server that holds the churches. */
async function measureSearch({ port, pid }: Running, folder: string): ReturnType<Part> {
  const typed = await questions(port)
  const found = { answers: 0, some: 0 }
  const ours: Question = {
    path: (code, number) => {
      const q = encodeURIComponent(typed[(number * 31) % typed.length]!)
      return `/api/v1/igreja/igreja-${code}/busca/?q=${q}&limit=8`
    },
    read: (body) => {
      found.answers += 1
      if (!body.includes('"total":0')) found.some += 1
    },
  }
  const reference: Question = { path: (code) => `/api/v1/igreja/igreja-${code}/culto/` }
  await crowd(port, ours, 0, WARM_UP)
  await crowd(port, reference, 0, WARM_UP)
  const times: number[] = []
  const costs = async (question: Question, from: number) => {
    const database = costOfDatabase(folder, REQUESTS)
    const server = await costOf(pid, REQUESTS, async () => {
      const taken = await crowd(port, question, from, REQUESTS)
      if (question === ours) times.push(...taken)
    })
    return { server: server.ms, database: database() }
  }
  const rounds: Record<'ours' | 'list', { server: number; database: number }>[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const from = round * REQUESTS
    rounds.push({ ours: await costs(ours, from), list: await costs(reference, from) })
  }
  const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
  const share = Math.round((100 * found.some) / found.answers)
  const how = `${ROUNDS} rounds of ${REQUESTS} requests over HTTP, ${AT_ONCE} always under way, each at another church; words of titles, two words, beginnings and slips of the finger, ${share} % find something`
  return [
    {
      id: 'search-median',
      what: `Search in ${CHURCHES * DOCUMENTS} documents of ${CHURCHES} churches, ${AT_ONCE} at once: median`,
      value: median(times),
      unit: 'ms',
      how,
    },
    {
      id: 'search-p99',
      what: 'The same search: 99 of 100 within',
      value: percentile(times, 0.99),
      unit: 'ms',
      how,
    },
    {
      id: 'search-ratio',
      what: 'The same search, against the list of services of the same churches',
      value: of(({ ours, list }) => (ours.server + ours.database) / (list.server + list.database)),
      unit: '×',
      atMost: 2.5,
      how:
        `processor time for a request, in turn; ${of(({ ours }) => ours.server).toFixed(2)} ms and ${of(({ ours }) => ours.database).toFixed(2)} of PostgreSQL ` +
        `against ${of(({ list }) => list.server).toFixed(2)} and ${of(({ list }) => list.database).toFixed(2)}; the list is a call of the same kind that reads five rows`,
    },
  ]
}

interface Question {
  path: (code: string, number: number) => string
  read?: (body: string) => void
}

/** Asks so often, each time at another church, with so many always under way; how long each took, in ms. */
function crowd(port: number, { path, read }: Question, from: number, requests: number): Promise<number[]> {
  const times: number[] = []
  let number = from
  const next: autocannon.Request = {
    setupRequest(request) {
      const code = codeOf(1 + ((number * 7919) % CHURCHES))
      const host = `${code}.atrio.localhost:${port}`
      return { ...request, path: path(code, number++), headers: { host } }
    },
    onResponse: (_status, body) => read?.(body),
  }
  const options = {
    url: `http://127.0.0.1:${port}`,
    connections: AT_ONCE,
    amount: requests,
    requests: [next],
  }
  return new Promise((resolve, reject) => {
    const run = autocannon(options, (error, result) => {
      if (error) reject(error as Error)
      else if (result.non2xx > 0 || result.errors > 0)
        reject(new Error('the server refused requests under load'))
      else resolve(times)
    })
    run.on('response', (_client, _status, _bytes, ms) => void times.push(ms))
  })
}

/** What people type, made of words that stand in titles. */
async function questions(port: number): Promise<string[]> {
  const typed: string[] = []
  for (let church = 1; church <= 20; church++) {
    const code = codeOf(church)
    const host = `${code}.atrio.localhost`
    const { body } = await ask(port, `/api/v1/igreja/igreja-${code}/noticia/?limit=50`, { host })
    const { noticias } = JSON.parse(body.toString()) as { noticias: { titulo: string }[] }
    for (const [index, { titulo }] of noticias.entries()) {
      const [first = '', second = ''] = titulo.toLowerCase().split(' ')
      const kinds = [first, second, `${first} ${second}`, first.slice(0, -2), plain(second), swapped(first)]
      // One in twenty slips: those that type it right are the many.
      typed.push(kinds[index % 20 === 19 ? 5 : index % 5]!)
    }
  }
  return typed
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

function swapped(word: string): string {
  return word.slice(0, 2) + word[3] + word[2] + word.slice(4)
}

function codeOf(number: number): string {
  return `escala-${String(number).padStart(6, '0')}`
}
