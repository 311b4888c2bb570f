import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { demoChurches } from '@atrio/demo'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleAttempt } from '../../testing/gateway-rig.ts'
import { startCardConnect } from '../../testing/stand-in-cardconnect.ts'
import { startZoop } from '../../testing/stand-in-zoop.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createCardConnectGateway } from './cardconnect/cardconnect-gateway.ts'
import { startPaymentProcesses } from './payment-processes.ts'
import { createZoopGateway } from './zoop/zoop-gateway.ts'

const NUMBER = '4242424242424242'
const card = {
  idGatewayPagamento: 0,
  numero: '4242 4242 4242 4242',
  validade: '12/40',
  cvv: '123',
  nome: 'Ana Souza',
}

let test: TestApp
let processes: { close: () => Promise<void> }
let igrejaId: number
let cardConnect: Awaited<ReturnType<typeof startCardConnect>>
let zoop: Awaited<ReturnType<typeof startZoop>>
const logged: string[] = []
const troubles: string[] = []
const origin = `http://${demoChurches.full.hosts[0]}:3000`

beforeAll(async () => {
  const logStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString())
      done()
    },
  })
  test = await createTestApp({ env: { PORT: '0', LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '1' }, logStream })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  ;[cardConnect, zoop] = await Promise.all([startCardConnect(), startZoop()])
  const { secrets, gateways } = test.deps
  const env = {
    ...test.deps.env,
    CARDCONNECT_URL: cardConnect.url,
    ZOOP_MARKETPLACE_ID: 'market',
    ZOOP_PUBLISHABLE_KEY: 'zpk_test_public',
    ZOOP_URL: zoop.url,
  }
  const address = test.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const onTrouble = (message: string) => void troubles.push(message)
  processes = await startPaymentProcesses({ env, secrets, endpoints: gateways.endpoints, port, onTrouble })
  const { body } = await test.call('getIgrejaByCodigo', { params: { code: demoChurches.full.codigo } })
  igrejaId = (body['igreja'] as { id: number }).id
})
afterAll(async () => {
  await processes?.close()
  await Promise.all([test?.close(), cardConnect?.close(), zoop?.close()])
})

async function tokenise(body: unknown, { from = origin, church = igrejaId, method = 'POST' } = {}) {
  const url = `${test.deps.gateways.endpoints.cardTokens}/general/payment/church/${church}/card/token`
  const response = await fetch(url, {
    method,
    headers: {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(from !== '' && { origin: from }),
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
  }
}

describe('POST /general/payment/church/:id/card/token', () => {
  it('gives a token that pays once, and nothing of ours has seen the number', async () => {
    const answer = await tokenise(card)
    expect(answer).toMatchObject({
      status: 200,
      body: { tipo: 'cartao_credito', bandeira: 'visa', ultimos4: '4242', validade: '12/2040' },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    const gateway = test.deps.gateways.byId(0)!
    const attempt = {
      ...exampleAttempt({ metodo: 'cartao_credito', currency: 'BRL' }),
      instrument: { token: String(answer.body['token']) },
    }
    expect(await gateway.authorize(attempt)).toMatchObject({
      kind: 'approved',
      detail: { last4: '4242', brand: 'visa' },
    })
    expect((await gateway.authorize({ ...attempt, key: crypto.randomUUID() })).kind).toBe('declined')

    // The control: what the search would find is there to be found.
    const files = await readFolder(test.deps.env.dataDir)
    expect(files).toContain(attempt.key)
    expect(files).not.toContain(NUMBER)
    expect(logged.join('')).toContain('/api/v1/igreja/codigo/:code')
    expect(logged.join('')).not.toContain(NUMBER)
    expect(await rowsWith(demoChurches.full.codigo)).not.toEqual([])
    expect(await rowsWith(NUMBER)).toEqual([])
    expect(troubles).toEqual([])
  })

  it.each([
    ['4000000000000002', 'declined', 'card_declined'],
    ['4000000000009995', 'declined', 'insufficient_funds'],
    ['4000000000003220', 'action', undefined],
    ['4000000000001117', 'pending', 'processing'],
    ['4000000000003337', 'pending', 'review'],
  ])('the sandbox’s test card %s is %s', async (numero, kind, reason) => {
    const { body } = await tokenise({ ...card, numero })
    const attempt = {
      ...exampleAttempt({ metodo: 'cartao_credito', currency: 'BRL' }),
      instrument: { token: String(body['token']) },
    }
    const result = await test.deps.gateways.byId(0)!.authorize(attempt)
    expect(result).toMatchObject(reason === undefined ? { kind } : { kind, reason })
  })

  it('takes a bank account', async () => {
    const account = {
      tipo: 'ach',
      idGatewayPagamento: 0,
      conta: '000123456789',
      roteamento: '110000000',
      tipoConta: 'checking',
      nome: 'Ana Souza',
    }
    expect(await tokenise(account)).toMatchObject({
      status: 200,
      body: { tipo: 'ach', ultimos4: '6789', bandeira: null },
    })
    const wrong = await tokenise({ ...account, roteamento: '110000001' })
    expect(wrong).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'roteamento', regra: 'invalid' }] },
    })
  })

  it('goes to CardConnect’s vault with what CardConnect wants beside the token', async () => {
    const gateway = createCardConnectGateway({
      url: cardConnect.url,
      username: 'user',
      password: 'password',
      merchantId: '496160873888',
      live: false,
    })
    const { body } = await tokenise({ ...card, idGatewayPagamento: 1 })
    expect(body).toMatchObject({ tipo: 'cartao_credito', bandeira: 'visa', ultimos4: '4242' })
    const attempt = exampleAttempt({ metodo: 'cartao_credito', currency: 'USD' })
    const instrument = { token: String(body['token']) }
    expect(await gateway.authorize({ ...attempt, instrument })).toMatchObject({
      kind: 'approved',
      detail: { last4: '4242' },
    })
    const account = { tipo: 'ach', conta: '000123456789', roteamento: '110000000', nome: 'Ana Souza' }
    const savings = await tokenise({ ...account, idGatewayPagamento: 1, tipoConta: 'savings' })
    expect(savings.body).toMatchObject({ tipo: 'ach', ultimos4: '6789' })
    const debit = exampleAttempt({ metodo: 'ach', currency: 'USD' })
    const pending = await gateway.authorize({
      ...debit,
      instrument: { token: String(savings.body['token']) },
    })
    expect(pending).toMatchObject({ kind: 'pending', instrument: { last4: '6789' } })
    expect(cardConnect.requests.at(-1)!.body).toMatchObject({ accttype: 'ESAV' })
    expect(JSON.stringify(cardConnect.transactions)).not.toContain(NUMBER)
  })

  it('goes to Zoop’s vault with the key that cannot charge', async () => {
    const gateway = createZoopGateway({
      url: zoop.url,
      marketplaceId: 'market',
      secretKey: 'zpk_test_standin',
      sellerId: 'seller',
      webhookSecrets: ['a-secret-of-24-characters'],
      live: false,
    })
    const { body } = await tokenise({ ...card, idGatewayPagamento: 8 })
    expect(body).toMatchObject({ bandeira: 'visa', ultimos4: '1111' })
    const attempt = exampleAttempt({ metodo: 'cartao_credito', currency: 'BRL' })
    const instrument = { token: String(body['token']) }
    expect((await gateway.authorize({ ...attempt, instrument })).kind).toBe('approved')
  })

  it.each([
    ['numero', '4242424242424241'],
    ['numero', '42424242'],
    ['validade', '12/20'],
    ['validade', '13/40'],
    ['validade', ''],
    ['cvv', '12'],
    ['cvv', '1234'],
    ['nome', ''],
  ])('400 names a wrong %s, never its value', async (campo, value) => {
    const answer = await tokenise({ ...card, [campo]: value })
    expect(answer).toMatchObject({
      status: 400,
      body: { status: false, code: 'CARD_INVALID', campos: [{ campo, regra: 'invalid' }] },
    })
    expect(JSON.stringify(answer.body)).not.toContain('4242')
  })

  it('400 for a gateway that is not set up, and for what is no JSON', async () => {
    expect(await tokenise({ ...card, idGatewayPagamento: 5 })).toMatchObject({
      status: 400,
      body: { code: 'GATEWAY_UNSUPPORTED' },
    })
    expect((await tokenise(`{"numero": ${NUMBER}`)).status).toBe(400)
  })

  it('413 for more than 2 KB', async () => {
    expect((await tokenise({ ...card, nome: 'x'.repeat(2_048) })).status).toBe(413)
  })

  it('403 for the pages of others, of another church, and without an origin', async () => {
    for (const from of [
      'https://evil.example',
      `http://${demoChurches.sparse.hosts[0]}:3000`,
      'null',
      `${origin}.evil.example`,
      '',
    ]) {
      const answer = await tokenise(card, { from })
      expect(answer.status).toBe(403)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await tokenise(card, { church: igrejaId + 1 })).status).toBe(403)
  })

  it('answers the browser’s question beforehand to the church alone', async () => {
    const preflight = await tokenise(undefined, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await tokenise(undefined, { method: 'OPTIONS', from: 'https://evil.example' })).status).toBe(403)
  })

  it('429 for one address that tries card after card', async () => {
    const statuses = new Set<number>()
    for (let count = 0; count < 35; count += 1) statuses.add((await tokenise(card)).status)
    expect(statuses).toContain(429)
  })
})

async function readFolder(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
  return texts.join('\n')
}

/** The tables with a row in which a text stands. */
async function rowsWith(text: string): Promise<string[]> {
  const { target } = test
  const client = new pg.Client('databaseUrl' in target ? target.databaseUrl : target.connection)
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    const found: string[] = []
    for (const { name } of tables.rows) {
      const hit = await client.query(
        `select 1 from ${name} as row where row::text like '%' || $1 || '%' limit 1`,
        [text],
      )
      if (hit.rows.length > 0) found.push(name)
    }
    return found
  } finally {
    await client.end()
  }
}
