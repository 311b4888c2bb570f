import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createCaptcha, type CaptchaOptions } from './captcha.ts'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'

let database: TestDatabase
let keys = [Buffer.alloc(32, 1)]
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  keys = [Buffer.alloc(32, 1)]
})

const options = (): CaptchaOptions => ({
  db: database.db,
  keys: () => keys,
  complexity: 50,
  siteKey: undefined,
  secret: undefined,
  verifyUrl: 'http://127.0.0.1:1/',
})
const from = { ip: '192.0.2.1', host: 'igreja.example' }
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

describe('proof of work', () => {
  async function solved() {
    const challenge = await createCaptcha(options()).challenge()
    if (challenge.tipo !== 'altcha') throw new Error('not altcha')
    const desafio = challenge.desafio as unknown as Challenge
    const solution = await solveChallenge({ challenge: desafio, deriveKey })
    return { challenge: desafio, solution: solution! }
  }

  it('takes a right answer once, in whichever process', async () => {
    const answer = encode(await solved())
    const processes = [createCaptcha(options()), createCaptcha(options())]
    const results = await Promise.allSettled(
      [...processes, ...processes].map((captcha) => captcha.spend(answer, from)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses what is missing, wrong, changed, expired or signed by someone else', async () => {
    const { challenge, solution } = await solved()
    const captcha = createCaptcha(options())
    const { parameters } = challenge
    const wrong = [
      undefined,
      '',
      'x',
      encode(null),
      encode({ challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: '00' } }),
      encode({ challenge: { ...challenge, signature: 'ab'.repeat(32) }, solution }),
      encode({
        challenge: {
          parameters: { ...parameters, expiresAt: parameters.expiresAt! + 1 },
          signature: challenge.signature,
        },
        solution,
      }),
      encode({
        challenge: { parameters: { ...parameters, keyPrefix: '00' }, signature: challenge.signature },
        solution,
      }),
      encode({ challenge: { parameters }, solution }),
    ]
    for (const answer of wrong) {
      await expect(captcha.spend(answer, from)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
    }
    await captcha.spend(encode({ challenge, solution }), from)
  })

  it('refuses an answer that comes too late', async () => {
    const { challenge, solution } = await solved()
    const now = Date.now()
    const clock = Date.now
    Date.now = () => now + 601_000
    try {
      await expect(
        createCaptcha(options()).spend(encode({ challenge, solution }), from),
      ).rejects.toMatchObject({
        code: 'CAPTCHA_INVALID',
      })
    } finally {
      Date.now = clock
    }
  })

  it('still takes answers of the key before', async () => {
    const answer = encode(await solved())
    keys = [Buffer.alloc(32, 2), Buffer.alloc(32, 1)]
    await expect(createCaptcha(options()).spend(answer, from)).resolves.toBe(1)
  })
})

describe('reCAPTCHA', () => {
  let google: Server
  let asked: URLSearchParams[] = []
  let verdict: { status: number; body: string } = { status: 200, body: '' }
  beforeAll(async () => {
    google = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        asked.push(new URLSearchParams(body))
        response.writeHead(verdict.status).end(verdict.body)
      })
    })
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => new Promise<void>((resolve) => google.close(() => resolve())))
  beforeEach(() => {
    asked = []
    verdict = { status: 200, body: JSON.stringify({ success: true, hostname: 'igreja.example' }) }
  })
  const recaptcha = () =>
    createCaptcha({
      ...options(),
      siteKey: 'site-key',
      secret: 'secret-key',
      verifyUrl: `http://127.0.0.1:${(google.address() as AddressInfo).port}/`,
    })

  it('tells the browser its key', async () => {
    expect(await recaptcha().challenge()).toEqual({ tipo: 'recaptcha', siteKey: 'site-key' })
  })

  it('asks Google’s server, and takes an answer once', async () => {
    await recaptcha().spend('answer-1', from)
    expect(Object.fromEntries(asked[0]!)).toEqual({
      secret: 'secret-key',
      response: 'answer-1',
      remoteip: '192.0.2.1',
    })
    await expect(recaptcha().spend('answer-1', from)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
  })

  it('refuses what Google refuses, and an answer given at another host', async () => {
    verdict.body = JSON.stringify({ success: false })
    await expect(recaptcha().spend('answer-2', from)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
    verdict.body = JSON.stringify({ success: true, hostname: 'evil.example' })
    await expect(recaptcha().spend('answer-3', from)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
    await expect(recaptcha().spend(undefined, from)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' })
  })

  it('lets nobody through without a verdict', async () => {
    verdict = { status: 500, body: 'oops' }
    await expect(recaptcha().spend('answer-4', from)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const unreachable = createCaptcha({ ...options(), siteKey: 'a', secret: 'b' })
    await expect(unreachable.spend('answer-5', from)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})
