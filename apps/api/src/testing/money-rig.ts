import { createHmac, randomUUID } from 'node:crypto'
import type { Pedido } from '@atrio/contract'
import { sandboxKeys } from '../adapters/payment/sandbox/sandbox-keys.ts'
import { workAgenda } from '../jobs/agenda.ts'
import { agendas } from '../slices.ts'
import { findViolations } from '../payments/ledger/invariants.ts'
import { workInbox } from '../payments/charge/webhooks.ts'
import { pagador, registro } from './sent-values.ts'
import { asOwner } from './owner.ts'
import { startTestSandbox, type TestSandbox } from './payments-sandbox.ts'
import { logIn, type LoggedIn } from './people.ts'
import { createTestApp, type Answer, type TestApp } from './test-app.ts'

const money = { ...agendas['payments'], ...agendas['giving'], ...agendas['subscriptions'] }

export interface MoneyRig {
  test: TestApp
  sandbox: TestSandbox
  member: LoggedIn
  /** The online course of the full church: one ticket, 45,00, three installments. */
  course: { idEvento: number; ingresso: number; lote: number }
  buy: (given?: Record<string, unknown>, key?: string) => Promise<Answer>
  give: (given?: Record<string, unknown>, token?: string) => Promise<Answer>
  /** The order as its buyer sees it. */
  see: (codigo: string) => Promise<Pedido>
  /** The newest attempt of an order: its key at the sandbox. */
  keyOf: (codigo: string) => Promise<string>
  /** Makes everything in the agenda and the inbox due, and does it, until nothing is left of the kinds named. */
  settle: (...tipos: string[]) => Promise<void>
  /** A message of the sandbox's, signed as it signs. */
  deliver: (key: string, eventId: string) => Promise<number>
  rows: <Row extends object>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** What counting anew finds wrong. */
  violations: () => Promise<string[]>
  close: () => Promise<void>
}

/** The application with the real sandbox, and somebody to buy. Nothing happens in the background. */
export async function openMoneyRig(env: Record<string, string> = {}): Promise<MoneyRig> {
  const test = await createTestApp({ env: { RATE_LIMIT_FACTOR: '100000', ...env } })
  const { key, tokensKey, webhookSecrets } = sandboxKeys(test.deps.secrets)
  const sandbox = await startTestSandbox({ key, tokensKey, webhookSecret: webhookSecrets[0]! })
  test.deps.gateways.endpoints.sandbox = sandbox.url()
  const member = await logIn(test, 'member')
  const rows = <Row extends object>(statement: string, values?: unknown[]) =>
    asOwner<Row>(test.target, statement, values)
  const [course] = await rows<MoneyRig['course']>(
    `select e.id as "idEvento", i.id as ingresso, l.id as lote from evento e
     join ingresso i on i.igreja_id = e.igreja_id and i.evento_id = e.id
     join lote l on l.igreja_id = i.igreja_id and l.ingresso_id = i.id where e.nome = 'Ler Marcos em seis noites'`,
  )
  return {
    test,
    sandbox,
    member,
    course: course!,
    rows,
    buy: (given = {}, chave: string = randomUUID()) =>
      test.call('createInscricao', {
        params: { id: member.userId, idEvento: course!.idEvento },
        token: member.token,
        headers: { 'idempotency-key': chave },
        body: registro({ ingresso: course!.ingresso, ...given }),
      }),
    give: (given = {}, token) =>
      test.call('createPagamento', {
        token,
        headers: { 'idempotency-key': randomUUID() },
        body: {
          motivos: [{ id: 1, valor: 5_000 }],
          metodoPagamento: 'cartao_credito',
          valorTotal: 5_000,
          comprador: pagador,
          ...given,
        },
      }),
    async see(codigo) {
      const query = { pedido: codigo }
      const params = { id: member.userId }
      const { body } = await test.call('getPagamento', { params, query, token: member.token })
      return body['pagamento'] as Pedido
    },
    async keyOf(codigo) {
      const [row] = await rows<{ id: string }>(
        `select g.id from pagamento g join pedido p on p.igreja_id = g.igreja_id and p.id = g.pedido_id
         where p.codigo = $1 order by g.data_cadastro desc limit 1`,
        [codigo],
      )
      return row!.id
    },
    async settle(...tipos) {
      await rows(`update agenda set vence_em = now() - interval '1 second' where tipo = any($1)`, [tipos])
      await rows(`update webhook_inbox set proxima_em = now() where processado_em is null`)
      while ((await workAgenda(test.deps, money)) + (await workInbox(test.deps)) > 0);
    },
    async deliver(paymentKey, eventId) {
      const body = JSON.stringify({
        id: eventId,
        type: 'payment.changed',
        data: { id: paymentKey, key: paymentKey },
      })
      const t = Math.floor(Date.now() / 1_000)
      const v1 = createHmac('sha256', webhookSecrets[0]!).update(`${t}.${body}`).digest('hex')
      const response = await test.app.inject({
        method: 'POST',
        url: '/webhooks/sandbox',
        headers: { 'content-type': 'application/json', 'sandbox-signature': `t=${t},v1=${v1}` },
        payload: body,
      })
      return response.statusCode
    },
    async violations() {
      const found = await findViolations(test.deps)
      return found.map(({ igreja, regra, alvo }) => `${igreja} ${regra} ${alvo}`)
    },
    async close() {
      await test.close()
      await sandbox.close()
    },
  }
}

export const pedidoOf = ({ body }: Answer): Pedido => body['pedido'] as Pedido

/** Payment of the course's one ticket by each method, with what it comes to. */
export const byPix = { metodoPagamento: 'pix', valorTotal: 4_545 }
export const byCard = (token: string, more: Record<string, unknown> = {}) => ({
  metodoPagamento: 'cartao_credito',
  valorTotal: 4_728,
  pagamento: { token },
  ...more,
})
