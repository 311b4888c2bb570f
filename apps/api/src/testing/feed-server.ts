import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'

/** Answers for one path; `times` counts how often it was asked. */
type Answer = (request: IncomingMessage, response: ServerResponse, times: number) => void

/** A server of feeds on this machine, which only a reader that is told to may reach. */
export async function startFeedServer() {
  const answers = new Map<string, Answer>()
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://x').pathname
    const times = (asked.get(path) ?? 0) + 1
    asked.set(path, times)
    const answer = answers.get(path)
    if (answer) answer(request, response, times)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    host,
    on(path: string, answer: Answer): string {
      answers.set(path, answer)
      return `http://${host}${path}`
    },
    times: (path: string) => asked.get(path) ?? 0,
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

const folder = resolve(
  import.meta.dirname,
  '../../../..',
  process.env['SHARED_DATA'] ?? '../shared/data',
  'feeds',
)

export const hasWrittenFeeds = existsSync(folder)
export const absentFeeds = hasWrittenFeeds ? '' : ' (absent: set SHARED_DATA to the folder that holds feeds/)'

/** A feed written by others. */
export function writtenFeed(name: string): Buffer {
  return readFileSync(join(folder, name))
}

/** The names of them all. */
export function listWrittenFeeds(): string[] {
  return hasWrittenFeeds ? readdirSync(folder) : []
}
