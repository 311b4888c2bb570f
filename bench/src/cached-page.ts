import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { fetchOk } from './ask.ts'
import { median, type Part } from './figure.ts'
import { start, startApplication, temporaryFolder } from './server.ts'

const ROUNDS = 7
const SECONDS = 2
const HOST = 'esperanca.atrio.localhost'

/** Pages from the cache, each against a bare server that sends the same bytes under the same headers. */
export const cachedPage: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  try {
    const home = await compare(application.port, '/', folder)
    const reader = await compare(application.port, await someDevotional(application.port), folder)
    return [
      { id: 'cached-page', what: `A public page ${AGAINST}`, ...home },
      { id: 'cached-reader', what: `A devotional ${AGAINST}`, ...reader },
    ]
  } finally {
    await application.stop()
  }
}

const AGAINST = 'from the cache, against a bare `node:http` server sending the same bytes'

async function compare(port: number, path: string, folder: string) {
  const page = await fetchOk(port, path, { host: HOST, headers: { 'accept-encoding': 'br' } })
  const file = join(folder, 'page.br')
  writeFileSync(file, page.body)
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = page.headers
  const bare = await start(['bench/src/bare-server.ts', file, JSON.stringify(headers)], {})
  try {
    await load(port, path)
    await load(bare.port, path)
    const rounds: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await load(port, path), bare: await load(bare.port, path) })
    }
    const perSecond = Math.round(median(rounds.map(({ ours }) => ours)))
    return {
      value: median(rounds.map((round) => round.ours / round.bare)),
      unit: '×',
      atLeast: 0.5,
      how: `requests per second, ${ROUNDS} interleaved rounds of ${SECONDS} s, 32 connections, ${page.body.length} bytes; ${perSecond}/s here`,
    }
  } finally {
    await bare.stop()
  }
}

async function someDevotional(port: number): Promise<string> {
  const { body } = await fetchOk(port, '/devotionals', { host: HOST })
  const path = /href="(\/devotionals\/\d+)"/.exec(body.toString())?.[1]
  if (!path) throw new Error('the demo church lists no devotional')
  return path
}

async function load(port: number, path: string): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 32,
    duration: SECONDS,
    headers: { host: `${HOST}:${port}`, 'accept-encoding': 'br' },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error('the server refused requests under load')
  return result.requests.average
}
