import { Writable } from 'node:stream'
import { fastify } from 'fastify'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { requestLog } from './request-log.ts'

const lines: { msg: string; reqId: string }[] = []
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number])
    done()
  },
})
const app = fastify({ logger: { stream }, logController: requestLog(), genReqId: () => 'r1' })
app.get('/call', async () => 'answered')
app.get('/page', { config: { logged: false } }, async (request) => {
  if (request.url.includes('broken')) request.log.error('page failed')
  return 'page'
})
afterAll(() => app.close())
beforeEach(() => void lines.splice(0))

const said = async (url: string) => {
  await app.inject(url)
  return lines.map(({ msg }) => msg)
}

it('a call has its lines', async () => {
  expect(await said('/call')).toEqual(['incoming request', 'request completed'])
})

it('a page has none, but for what went wrong, by the name of its request', async () => {
  expect(await said('/page')).toEqual([])
  expect(await said('/page?broken')).toEqual(['page failed'])
  expect(lines[0]!.reqId).toBe('r1')
})
