import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { AUTHORITY, PORT, sendStored, storeResponse } from './stored-response.ts'

const text = 'A page that is long enough. '.repeat(100)
const stored = storeResponse(
  200,
  {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src ${AUTHORITY}/assets/; img-src *.test${PORT}`,
    vary: 'Host',
  },
  Buffer.from(text),
)
const app = fastify()
app.get('/', (request, reply) =>
  sendStored(request, reply, stored, { scheme: 'https', authority: request.host }),
)
afterAll(() => app.close())

describe('sendStored', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('answers %s with %s', async (accepted, encoding, decode) => {
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload).toString()).toBe(text)
    expect(response.headers.vary).toBe('Host, Accept-Encoding')
  })

  it('answers 304 to who has it, without a body', async () => {
    const headers = { 'accept-encoding': 'br' }
    const first = await app.inject({ url: '/', headers })
    const etag = String(first.headers.etag)
    const again = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': `"x", W/${etag}` } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await app.inject({ url: '/', headers: { ...headers, 'if-none-match': '"x"' } })
    expect(other.statusCode).toBe(200)
  })

  it.each([
    ['a.test:81', 'script-src a.test:81/assets/; img-src *.test:81'],
    ['b.test', 'script-src b.test/assets/; img-src *.test'],
  ])('names in its policy %s as this visitor has it', async (host, policy) => {
    const { headers } = await app.inject({ url: '/', headers: { host } })
    expect(headers['content-security-policy']).toBe(policy)
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('answers HEAD with the headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' })
    expect(response.headers['content-length']).toBe(String(text.length))
    expect(response.body).toBe('')
  })
})
