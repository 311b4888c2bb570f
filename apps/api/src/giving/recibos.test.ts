import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { startTestSandbox, type TestSandbox } from '../testing/payments-sandbox.ts'
import { pagador } from '../testing/sent-values.ts'
import { buy, codigoOf, COURSE, findIngresso } from '../testing/money-world.ts'
import { logIn, type LoggedIn } from '../testing/people.ts'
import type { World } from '../testing/status-cases.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { facts, type Recibo } from './recibo-pdf.ts'

let test: TestApp
let member: LoggedIn
let other: LoggedIn
let sandbox: TestSandbox
beforeAll(async () => {
  test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } })
  member = await logIn(test, 'member')
  other = await logIn(test, 'completeMember')
  const { key, tokensKey } = sandboxKeys(test.deps.secrets)
  sandbox = await startTestSandbox({ key, tokensKey })
  test.deps.gateways.endpoints.sandbox = sandbox.url()
})
afterAll(async () => {
  await sandbox.close()
  await test.close()
})

it('AMOUNT_OUT_OF_RANGE for the minimum itself, and a cent more is given', async () => {
  const { body } = await test.call('getOpcoesDoacao', { params: { slug: 'igreja-esperanca' } })
  const minimum = body['valorMinimo'] as number
  const little = await give({ motivos: [{ id: 1, valor: minimum }], valorTotal: minimum })
  expect([little.status, little.body['code']]).toEqual([409, 'AMOUNT_OUT_OF_RANGE'])
  const enough = await give({ motivos: [{ id: 1, valor: minimum + 1 }], valorTotal: minimum + 1 })
  expect(enough.status).toBe(201)
  expect(body['sugestoes']).not.toContain(minimum)
})

it('writes a receipt of a gift that arrived, for its giver alone', async () => {
  const codigo = await paid()
  const params = { id: member.userId, codigo }
  const { status, bytes, headers } = await test.call('getRecibo', {
    params,
    token: member.token,
    headers: { 'accept-language': 'pt-BR' },
  })
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="recibo-${codigo.toLowerCase()}.pdf"`,
  ])
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(title(bytes)).toContain('Recibo de contribuição')
  const foreign = { params: { id: other.userId, codigo }, token: other.token }
  expect((await test.call('getRecibo', foreign)).status).toBe(404)
})

it('writes a receipt of tickets that were paid, and none of those that cost nothing', async () => {
  const receiptOf = async (evento: string, given: Record<string, unknown>) => {
    const world = { test, member } as World
    const codigo = codigoOf(await buy(world, given, await findIngresso(world, evento)))
    const params = { id: member.userId, codigo }
    const headers = { 'accept-language': 'en' }
    return test.call('getRecibo', { params, token: member.token, headers })
  }
  const byCard = { metodoPagamento: 'cartao_credito', valorTotal: 4_728 }
  const pagamento = { token: await sandbox.token(), salvarCartao: false }
  const { status, bytes } = await receiptOf(COURSE, { ...byCard, pagamento })
  expect(status).toBe(200)
  expect(title(bytes)).toContain('Receipt for a registration')
  const free = await receiptOf('Café com a vizinhança', { metodoPagamento: 'gratuito', valorTotal: 0 })
  expect(free.status).toBe(404)
})

it.each([
  ['pt-BR', 'Pago em', /^\d{2} de \p{L}+\.? de \d{4}( · Dízimo|, )/u],
  ['en', 'Paid on', /^\p{L}{3} \d{1,2}, \d{4}( · Dízimo|, )/u],
] as const)(
  'says in %s when each gift of a year came, and whose CPF was given',
  async (locale, paidOn, day) => {
    const codigo = await paid()
    const drawn: Recibo[] = []
    const { make } = test.deps.documents
    test.deps.documents.make = (name, input, options) => {
      // Mails of orders draw their tickets meanwhile.
      if (name === 'recibo') drawn.push(input as Recibo)
      return make(name, input, options)
    }
    const headers = { 'accept-language': locale }
    const params = { id: member.userId }
    const query = { ano: new Date().getFullYear() }
    await test.call('getDeclaracaoDoacoes', { params, query, token: member.token, headers })
    await test.call('getRecibo', { params: { ...params, codigo }, token: member.token, headers })
    test.deps.documents.make = make
    const [statement, receipt] = drawn
    expect(statement!.linhas.at(-1)!.texto).toMatch(day)
    for (const one of drawn) expect(facts(one)).toContainEqual(['CPF', pagador.documento])
    expect(new Map(facts(receipt!)).get(paidOn)).toMatch(day)
  },
)

it('404 for the receipt of a gift that has not arrived', async () => {
  const { body } = await give({})
  const { codigo } = body['pedido'] as { codigo: string }
  const params = { id: member.userId, codigo }
  expect((await test.call('getRecibo', { params, token: member.token })).status).toBe(404)
})

it('puts the gifts of one year on its statement, and none on that of another', async () => {
  await paid()
  const ask = (ano: number) =>
    test.call('getDeclaracaoDoacoes', { params: { id: member.userId }, query: { ano }, token: member.token })
  const { status, headers } = await ask(new Date().getFullYear())
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect((await ask(2001)).status).toBe(404)
})

function give(given: Record<string, unknown>) {
  return test.call('createPagamento', {
    token: member.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      motivos: [{ id: 1, valor: 5_000 }],
      metodoPagamento: 'dinheiro',
      valorTotal: 5_000,
      comprador: pagador,
      ...given,
    },
  })
}

async function paid(): Promise<string> {
  const pagamento = { token: await sandbox.token(), salvarCartao: false }
  const { status, body } = await give({ metodoPagamento: 'cartao_credito', pagamento })
  expect([status, (body['pedido'] as { status: string }).status]).toEqual([201, 'aprovado'])
  return (body['pedido'] as { codigo: string }).codigo
}

/** What the document says of itself. */
function title(bytes: Buffer): string {
  const text = bytes.toString('latin1')
  const at = /\/Title (\d+) 0 R/.exec(text)?.[1]
  const found = new RegExp(`\\n${at} 0 obj\\s*\\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(text)?.[1]
  if (found === undefined) return ''
  const raw = Buffer.from(
    found.replaceAll(/\\([nrtbf()\\])/g, (_all, char: string) => ({ n: '\n', r: '\r' })[char] ?? char),
    'latin1',
  )
  return raw.subarray(0, 2).equals(Buffer.from([0xfe, 0xff]))
    ? raw.subarray(2).swap16().toString('utf16le')
    : raw.toString('latin1')
}
