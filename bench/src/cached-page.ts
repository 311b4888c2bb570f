import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchOk } from './ask.ts'
import { median, type Part } from './figure.ts'
import { flood } from './flood.ts'
import { costOf, type Cost } from './processor.ts'
import { start, startApplication, temporaryFolder, type Running } from './server.ts'

const ROUNDS = 7
const REQUESTS = 20_000
const HOST = 'esperanca.atrio.localhost'

/** Pages from the cache, each against a bare server that sends the same bytes under the same headers (Decision 112). */
export const cachedPage: Part = async () => {
  const folder = temporaryFolder()
  const application = await startApplication(folder)
  try {
    const home = await compare(application, '/', folder)
    const reader = await compare(application, await someDevotional(application.port), folder)
    return [
      { id: 'cached-page', what: `A public page ${AGAINST}`, ...home },
      { id: 'cached-reader', what: `A devotional ${AGAINST}`, ...reader },
    ]
  } finally {
    await application.stop()
  }
}

const AGAINST = 'from the cache, against a bare `node:http` server sending the same head and body'

async function compare(application: Running, path: string, folder: string) {
  const page = await fetchOk(application.port, path, { host: HOST, headers: { 'accept-encoding': 'br' } })
  const file = join(folder, 'page.br')
  writeFileSync(file, page.body)
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = page.headers
  const bare = await start(['bench/src/bare-server.ts', file, JSON.stringify(headers)], {})
  try {
    await load(application, path)
    await load(bare, path)
    const rounds: { ours: Cost; bare: Cost }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await load(application, path), bare: await load(bare, path) })
    }
    const of = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read))
    return {
      value: of((round) => round.ours.ms / round.bare.ms),
      unit: '×',
      atMost: 1.5,
      how:
        `processor time for a request, ${ROUNDS} rounds of ${REQUESTS} in turn, 32 connections, ${page.body.length} bytes; ` +
        `${of(({ ours }) => ours.ms).toFixed(3)} against ${of((round) => round.bare.ms).toFixed(3)} ms, ` +
        `the servers busy ${percent(of(({ ours }) => ours.busy))} and ${percent(of((round) => round.bare.busy))} of the time`,
    }
  } finally {
    await bare.stop()
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}

async function someDevotional(port: number): Promise<string> {
  const { body } = await fetchOk(port, '/devotionals', { host: HOST })
  const path = /href="(\/devotionals\/\d+)"/.exec(body.toString())?.[1]
  if (!path) throw new Error('the demo church lists no devotional')
  return path
}

function load({ pid, port }: Running, path: string): Promise<Cost> {
  const headers = { host: `${HOST}:${port}`, 'accept-encoding': 'br' }
  return costOf(pid, REQUESTS, () => flood(port, path, headers, REQUESTS))
}
