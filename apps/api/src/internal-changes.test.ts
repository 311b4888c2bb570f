import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asOwner } from './testing/owner.ts'
import { findIds } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const token = 'changes-are-for-portals-of-our-own'
let test: TestApp
let igreja: number
let origin: string

beforeAll(async () => {
  test = await createTestApp({ env: { INTERNAL_TOKEN: token } })
  igreja = (await findIds(test, 'full')).igreja
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

describe('GET /internal/changes', () => {
  it('200: tells which churches changed, and nothing else', async () => {
    const stream = await open()
    await stream.heard((lines) => lines.length === 1)
    await asOwner(test.target, `update igreja_visual set igreja_id = igreja_id where igreja_id = $1`, [
      igreja,
    ])
    await stream.heard((lines) => lines.includes(`data: ${igreja}`))
    // A session is none of a portal's business.
    await asOwner(test.target, `update "user" set password_change_required = false`)
    await asOwner(test.target, `update igreja set slug = slug where id = $1`, [igreja])
    await stream.heard((lines) => lines.length >= 3)
    expect(stream.lines.every((line) => line === 'data: *' || line === `data: ${igreja}`)).toBe(true)
    await stream.close()
  })

  it('tells that anything may have changed, first and whenever the database was not heard', async () => {
    const stream = await open()
    await stream.heard((lines) => lines.length > 0)
    expect(stream.lines[0]).toBe('data: *')
    const before = stream.lines.length
    await asOwner(
      test.target,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen igreja_changed'`,
    )
    await stream.heard((lines) => lines.slice(before).filter((line) => line === 'data: *').length >= 2)
    await asOwner(test.target, `update igreja_visual set igreja_id = igreja_id where igreja_id = $1`, [
      igreja,
    ])
    await stream.heard((lines) => lines.includes(`data: ${igreja}`))
    await stream.close()
  })

  it.each([
    ['without a token', {}],
    ['with another token', { authorization: `Bearer ${token}x` }],
    ['with another of the same length', { authorization: `Bearer ${'x'.repeat(token.length)}` }],
  ])('404 %s', async (_what, headers) => {
    const response = await fetch(`${origin}/internal/changes`, {
      headers: { ...headers, connection: 'close' },
    })
    expect(response.status).toBe(404)
    await response.body?.cancel()
  })

  it('404 with any token where the operator has set none', async () => {
    const plain = await createTestApp()
    try {
      const headers = { authorization: `Bearer ${token}` }
      const response = await plain.app.inject({ url: '/internal/changes', headers })
      expect(response.statusCode).toBe(404)
    } finally {
      await plain.close()
    }
  })
})

/** Reads the stream as a portal does; the silent lines that keep it open are left out. */
async function open() {
  const stop = new AbortController()
  const response = await fetch(`${origin}/internal/changes`, {
    // A connection that is kept for more would keep the server from stopping.
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
    signal: stop.signal,
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const lines: string[] = []
  const decoder = new TextDecoder()
  const read = async () => {
    let rest = ''
    for await (const chunk of response.body!) {
      const parts = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts.filter((line) => line !== '' && line !== ':'))
    }
  }
  const reading = read().catch(() => {})
  return {
    lines,
    heard: (is: (lines: string[]) => boolean) => expect.poll(() => is(lines), { timeout: 8_000 }).toBe(true),
    close() {
      stop.abort()
      return reading
    },
  }
}
