import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ApiError, type ApiCall } from '@atrio/contract'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { servePages } from './index.ts'
import { createPageTurns } from './page-turns.ts'

// A busy machine is no reason for another result.
vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 30_000 }

const hosts = { marker: 'atrio', platformHost: 'atrio.localhost', scheme: 'http' as const, port: 80 }
/** No church is known here: each address has a page that says so, which is kept for a moment. */
const api = (() => {
  throw new ApiError(404, { status: false, code: 'NOT_FOUND', requestId: '' })
}) as unknown as ApiCall

let app: FastifyInstance
let rendered: string[]
beforeEach(() => serve(createPageTurns({ patienceMs: 60_000 })))
afterEach(() => app.close())

function serve(turns: ReturnType<typeof createPageTurns>): void {
  rendered = []
  app = fastify({ trustProxy: true })
  const settings = { hosts, adminUrl: 'http://admin.atrio.localhost', ports: {} as never }
  servePages(app, render, { api: () => api, settings }, turns)
}

/** Pages take the processor, and wait for what they read. */
async function render(request: Request): Promise<Response> {
  for (let part = 0; part < 3; part += 1) {
    for (const until = performance.now() + 1; performance.now() < until;);
    await wait(1)
  }
  rendered.push(new URL(request.url).pathname)
  return new Response('<!doctype html><html lang="en"><title>-</title></html>', {
    headers: { 'content-type': 'text/html' },
  })
}

/** Begins at once, whether or not anybody waits for it. */
const ask = async (url: string, network: string) =>
  app.inject({ url, headers: { host: 'nobody.atrio.localhost', 'x-forwarded-for': network } })

it('a network that asks for a hundred pages at once keeps no other one waiting for them', async () => {
  const crowd = Array.from({ length: 100 }, (_, n) => ask(`/crowd-${n}`, '198.51.100.1'))
  for (const page of ['/one', '/two', '/three']) {
    const before = rendered.length
    expect((await ask(page, '192.0.2.1')).statusCode).toBe(404)
    // Its own, and of the crowd those that were made beside it.
    expect(rendered.length - before).toBeLessThan(6)
  }
  // Nobody is refused, and whoever asked first is answered first.
  expect(new Set((await Promise.all(crowd)).map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(rendered.filter((path) => path.startsWith('/crowd'))).toEqual(crowd.map((_, n) => `/crowd-${n}`))
})

it('one household counts as one, and does not wait for the turn of others who ask for the same', async () => {
  const crowd = Array.from({ length: 40 }, (_, n) => ask(`/crowd-${n}`, `2001:db8:7:1::${n + 1}`))
  await ask('/crowd-39', '192.0.2.1')
  expect(rendered.length).toBeLessThan(6)
  await Promise.all(crowd)
  expect(rendered.filter((path) => path === '/crowd-39')).toHaveLength(1)
})

it('makes no page for who has gone meanwhile', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const crowd = Array.from({ length: 60 }, (_, n) => ask(`/crowd-${n}`, '198.51.100.1'))
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write('GET /left HTTP/1.1\r\nhost: nobody.atrio.localhost\r\nx-forwarded-for: 198.51.100.1\r\n\r\n')
  await expect.poll(() => rendered.length, soon).toBeGreaterThan(3)
  socket.destroy()
  await Promise.all(crowd)
  await ask('/last', '198.51.100.1')
  expect(rendered).not.toContain('/left')
})

it('tells who would wait too long when to come again, in their language', async () => {
  serve(createPageTurns({ most: 3 }))
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`/crowd-${n}`, '198.51.100.1')))
  const refused = crowd.filter(({ statusCode }) => statusCode === 503)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers, body } of refused) {
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store'])
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('tries again by itself')
  }
  expect((await ask('/again', '198.51.100.1')).statusCode).toBe(404)
})
