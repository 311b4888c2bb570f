// Buys until it is killed: run by payments/order/kill.test.ts in a process of its own.
import { randomUUID } from 'node:crypto'
import { calls, callUrl } from '@atrio/contract'
import { createApp } from '../app.ts'
import type { DatabaseTarget } from '../db/connection.ts'
import { parseEnv } from '../env.ts'
import { openDeps } from '../open-deps.ts'
import { registro } from './sent-values.ts'

interface Orders {
  target: DatabaseTarget
  env: Record<string, string>
  sandbox: string
  token: string
  userId: number
  course: { idEvento: number; ingresso: number }
  /** One for each purchase, used up. */
  cards: string[]
}

process.once('message', (orders: Orders) => void buy(orders))
process.send?.('ready')

async function buy({ target, env, sandbox, token, userId, course, cards }: Orders): Promise<void> {
  const { deps } = await openDeps({ env: parseEnv(env), target, onError: () => {} })
  deps.gateways.endpoints.sandbox = sandbox
  const { app } = await createApp(deps)
  process.send?.('buying')
  const worker = async () => {
    for (let card = cards.pop(); card !== undefined; card = cards.pop()) {
      await app.inject({
        method: 'POST',
        url: callUrl('/api/v1', calls.createInscricao, { params: { id: userId, idEvento: course.idEvento } }),
        headers: {
          host: 'esperanca.atrio.localhost:3000',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
        payload: registro({
          ingresso: course.ingresso,
          metodoPagamento: 'cartao_credito',
          valorTotal: 4_728,
          pagamento: { token: card },
        }),
      })
    }
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  process.send?.('done')
}
