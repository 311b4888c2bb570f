import { gzipSync } from 'node:zlib'
import { ask } from './ask.ts'
import { median, percentile, type Part } from './figure.ts'
import { runToEnd, startApplication, temporaryFolder } from './server.ts'

const GROUPS = 2_000
const WARM_UP = 60
const ROUNDS = 5
const REQUESTS = 80

const CHURCH = 'igreja-escala-000001'
const HOST = 'escala-000001.atrio.localhost'

/** What visitors ask of the list: nothing, a word, a day, whom it is for, what is near, a page further on. */
const QUESTIONS = [
  '',
  'busca=mesa',
  'dia=2&periodo=noite',
  'publico=jovens&vagas=true',
  'latitude=-18.92&longitude=-48.28&distancia=5',
  'criancas=true&acessivel=true',
  'page=100',
  'busca=bairro+42',
]

const reference = () => '/culto/'

/** Two thousand groups of one church: the list, asked of the database each time, and what the map is sent. */
export const groups: Part = async () => {
  const folder = temporaryFolder()
  await runToEnd(['demo/src/scale.ts', '--igrejas', '1', '--grupos', String(GROUPS)], { DATA_DIR: folder })
  const application = await startApplication(folder)
  try {
    const list = (n: number) => `/celula/?limit=12&${QUESTIONS[n % QUESTIONS.length]}`
    await times(application.port, list, WARM_UP)
    await times(application.port, reference, WARM_UP)
    const rounds: { ours: number[]; reference: number[] }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({
        ours: await times(application.port, list, REQUESTS),
        reference: await times(application.port, reference, REQUESTS),
      })
    }
    const points = await ask(application.port, `/api/v1/igreja/${CHURCH}/celula-ponto/`, { host: HOST })
    const how = `${ROUNDS} rounds of ${REQUESTS} requests over HTTP, one after the other, of ${QUESTIONS.length} searches in turn`
    return [
      {
        id: 'groups-p95',
        what: `The list of ${GROUPS} groups of one church: 95 of 100 within`,
        value: percentile(
          rounds.flatMap(({ ours }) => ours),
          0.95,
        ),
        unit: 'ms',
        how,
      },
      {
        id: 'groups-ratio',
        what: 'The same list, against the list of services of the same church',
        value: median(rounds.map(({ ours, reference: five }) => median(ours) / median(five))),
        unit: '×',
        how: `median of the ${ROUNDS} rounds' ratios of medians, in turn; the list of services is a call of the same kind that reads five rows`,
      },
      {
        id: 'groups-map-bytes',
        what: `What the map of ${GROUPS} groups is sent`,
        value: Math.round(gzipSync(points.body).byteLength / 1024),
        unit: 'kB',
        atMost: 60,
        how: 'the answer of `celula-ponto/`, compressed by gzip',
      },
    ]
  } finally {
    await application.stop()
  }
}

async function times(port: number, path: (n: number) => string, requests: number): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < requests; n++) {
    const { status, ms } = await ask(port, `/api/v1/igreja/${CHURCH}${path(n)}`, { host: HOST })
    if (status !== 200) throw new Error(`the server answered ${status}`)
    all.push(ms)
  }
  return all
}
