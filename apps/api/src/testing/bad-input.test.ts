import { calls, type Call } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toAppError } from '../http/errors.ts'
import { askedCalls } from './asked-calls.ts'
import { fromStaffSite, openEquipe } from './equipe.ts'
import { FORM_TYPE, SMALL_PICTURE, toForm } from './forms.ts'
import { logIn } from './people.ts'
import { createTestApp, freshIp, type TestApp } from './test-app.ts'

let test: TestApp
let token: string
let equipe: string
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  token = (await logIn(test, 'member')).token
  equipe = await openEquipe(test, (await logIn(test, 'admin')).userId)
})
afterAll(() => test.close())

const all = askedCalls()
const withBody = all.filter(([, call]) => call.method !== 'GET' && call.method !== 'DELETE' && !call.upload)
const withFile = all.filter(([, call]) => call.upload)
const pathOf = (call: Call) => `/api/v1${call.path.replace(/:\w+/g, '1')}`

/** Somebody who is logged in where the call is answered. */
const whoAsks = (call: Call): Record<string, string> =>
  call.site === 'staff'
    ? fromStaffSite(test.deps, equipe)
    : { host: 'esperanca.atrio.localhost:3000', authorization: `Bearer ${token}` }

/** A request as no client of ours makes it. */
const send = (call: Call, payload: string | Buffer, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: call.method,
    url: pathOf(call),
    remoteAddress: freshIp(),
    payload,
    headers: {
      ...whoAsks(call),
      'content-type': 'application/json',
      ...headers,
    },
  })

describe('a body that is not right', () => {
  it.each(withBody)('%s answers 400 to what is not JSON', async (_name, call) => {
    for (const payload of ['{', '', '{"a":1}}', 'null trailing']) {
      const response = await send(call, payload)
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'MALFORMED_JSON'])
    }
  })

  it.each(withBody)('%s answers 413 to a body over 100 KB', async (_name, call) => {
    const response = await send(call, JSON.stringify({ email: 'x'.repeat(110_000) }))
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it.each(withBody)('%s answers 415 to another content type', async (_name, call) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await send(call, 'email=a', { 'content-type': type })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ])
    }
  })

  it.each(withBody)('%s names an unknown field, and a body that is no object', async (_name, call) => {
    const unknown = await send(call, JSON.stringify({ nuncaVisto: 1 }))
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json<{ campos: unknown[] }>().campos).toContainEqual({
      campo: 'nuncaVisto',
      regra: 'unknown',
    })
    for (const payload of [
      '[]',
      '"x"',
      '1',
      'null',
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{}}}',
    ]) {
      expect((await send(call, payload)).statusCode).toBe(400)
    }
  })

  it('names the field of a wrong type, never its value', async () => {
    const { body, status } = await test.call('login', { body: { username: 42, password: ['segredo'] } })
    expect(status).toBe(400)
    expect(body['campos']).toEqual([
      { campo: 'username', regra: 'type' },
      { campo: 'password', regra: 'type' },
    ])
    expect(JSON.stringify(body)).not.toContain('segredo')
  })

  it('names fifty of nine thousand unknown fields, after those it knows', async () => {
    const unknown = Array.from({ length: 9_000 }, (_, nth) => [`c${nth}`, 1])
    const { body, status } = await test.call('login', {
      body: { ...Object.fromEntries(unknown), username: 42, password: 'x' },
    })
    expect(status).toBe(400)
    expect(body['campos']).toHaveLength(50)
    expect(body['campos']).toContainEqual({ campo: 'username', regra: 'type' })
    expect(body['detalhes']).toEqual({ outrosCampos: 8_951 })
    expect(JSON.stringify(body).length).toBeLessThan(4_000)
  })

  it('answers 400 to a body nested deeper than a program can follow', async () => {
    const nested = `{"username":${'['.repeat(45_000)}${']'.repeat(45_000)},"password":"x"}`
    const response = await send(calls.login, nested)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ campos: unknown[] }>().campos).toContainEqual({ campo: 'username', regra: 'type' })
  })

  it('takes no NUL and no half of a character into the database', async () => {
    for (const email of ['a\u0000@atrio.example', '\ud800@atrio.example']) {
      const { status } = await test.call('recoverPassword', { body: { email } })
      expect([400, 404]).toContain(status)
    }
  })
})

describe.each(withFile)('%s, which takes a file', (_name, call) => {
  const { campo } = call.upload!
  const url = `/api/v1${call.path.replace(':slug', 'igreja-esperanca').replace(/:\w+/g, '1')}`
  const sendForm = async (payload: Buffer | string, type = FORM_TYPE) => {
    const headers = { ...whoAsks(call), 'content-type': type }
    const response = await test.app.inject({
      method: call.method,
      url,
      remoteAddress: freshIp(),
      payload,
      headers,
    })
    return [response.statusCode, response.json<{ code: string; campos?: unknown[] }>()] as const
  }

  it.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/mixed; boundary=x'])(
    'answers 415 to %s',
    async (type) => {
      expect(await sendForm('{}', type)).toMatchObject([415, { code: 'UNSUPPORTED_MEDIA_TYPE' }])
    },
  )

  it.skipIf(call.upload!.opcional)('asks for the file where there is none, or nothing in it', async () => {
    for (const form of [toForm(campo, Buffer.alloc(0)), toForm('outro', SMALL_PICTURE)]) {
      const [status, { campos }] = await sendForm(form)
      expect([status, campos]).toMatchObject([
        400,
        [{ campo: expect.stringMatching(/^(outro|imagem|arquivo)$/) }],
      ])
    }
    expect(await sendForm('', 'image/png')).toMatchObject([400, { campos: [{ campo, regra: 'required' }] }])
  })

  it('answers 422 to a form that ends in its middle', async () => {
    const form = toForm(campo, SMALL_PICTURE)
    expect(await sendForm(form.subarray(0, -30))).toMatchObject([422, { code: 'FILE_DAMAGED' }])
  })

  it('answers 401 before any of it is read', async () => {
    const { authorization: _token, cookie: _session, ...nobody } = whoAsks(call)
    const headers = { ...nobody, 'content-type': FORM_TYPE }
    const { statusCode } = await test.app.inject({ method: call.method, url, headers, payload: 'nonsense' })
    expect(statusCode).toBe(401)
  })
})

describe('a path or query that is not right', () => {
  it.each(all)('%s answers 400 or 404 to what its path cannot be', async (_name, call) => {
    for (const odd of ['-1', '0', '1.5', '99999999999999999999', 'x%00y', "1'--", '%F0%9F%98%80']) {
      if (!call.path.includes(':')) continue
      const url = `/api/v1${call.path.replace(/:\w+/g, odd)}`
      const response = await test.app.inject({
        method: call.method,
        url,
        headers: {
          ...whoAsks(call),
          ...(['PUT', 'POST'].includes(call.method) && { 'content-type': 'application/json' }),
        },
        remoteAddress: freshIp(),
      })
      expect([400, 404]).toContain(response.statusCode)
    }
  })

  it('names an unknown parameter', async () => {
    const { body, status } = await test.call('getMe', { token, query: { nuncaVisto: 1 } })
    expect([status, body['campos']]).toEqual([400, [{ campo: 'query.nuncaVisto', regra: 'unknown' }]])
  })

  it('answers 404 to a path that no call has, and to a method that a path has not', async () => {
    const headers = { host: 'esperanca.atrio.localhost:3000' }
    for (const [method, url] of [
      ['GET', '/api/v1/nada'],
      ['DELETE', '/api/v1/me'],
      ['OPTIONS', '/api/v1/me'],
    ] as const) {
      const response = await test.app.inject({ method, url, headers })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
      expect(response.headers['access-control-allow-origin']).toBeUndefined()
    }
  })

  it('answers 404 to an address that no address can be, as to any other', async () => {
    for (const url of ['/api/v1/igreja/codigo/%ff', '/api/%', '/%E0%A4%A']) {
      const response = await test.app.inject({ url, headers: { host: 'esperanca.atrio.localhost:3000' } })
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND'])
      expect(response.body).not.toContain('%')
    }
  })

  it('answers 404 to who climbs out of a folder of files', async () => {
    for (const url of ['/media/../../package.json', '/media/1/..%2f..%2fsecrets']) {
      const response = await test.app.inject({ url, headers: { host: 'esperanca.atrio.localhost:3000' } })
      expect([url, response.statusCode]).toEqual([url, 404])
    }
    const refused = Object.assign(new Error('Forbidden'), { code: 'FST_STATIC_FORBIDDEN_PATH' })
    expect(toAppError(refused).httpStatus).toBe(404)
  })

  it('answers alike with and without the trailing slash', async () => {
    for (const url of ['/api/v1/utils/pais', '/api/v1/utils/pais/']) {
      const response = await test.app.inject({ url, headers: { host: 'esperanca.atrio.localhost' } })
      expect(response.statusCode).toBe(200)
    }
  })
})

describe('headers of every answer', () => {
  it.each(all.slice(0, 5))('%s', async (_name, call) => {
    const response = await test.app.inject({
      method: call.method,
      url: pathOf(call),
      headers: { origin: 'https://evil.example' },
    })
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })
})
