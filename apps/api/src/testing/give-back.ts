import type { PedidoIgreja } from '@atrio/contract'
import type { Answer, TestApp } from './test-app.ts'

/** Gives an order of the full church back as the staff's page does: what it says goes back is typed once more. */
export async function giveBackAs(
  test: Pick<TestApp, 'call'>,
  given: {
    codigo: string
    equipe: string
    slug?: string
    body?: { idInscricao?: number; devolvido?: number; motivo?: string; valor?: number }
  },
): Promise<Answer> {
  const { codigo, equipe, slug = 'igreja-esperanca', body = {} } = given
  const call = { params: { slug, codigo }, equipe }
  const valor = body.valor ?? (await goesBack(test, { ...call, body }))
  return test.call('devolverPedido', { ...call, body: { ...body, valor } })
}

async function goesBack(
  test: Pick<TestApp, 'call'>,
  { body, ...call }: { params: object; equipe: string; body: { idInscricao?: number; devolvido?: number } },
): Promise<number> {
  const answer = await test.call('getPedidoIgreja', { ...call, params: { ...call.params } })
  if (answer.status !== 200) return 0
  const order = answer.body as unknown as PedidoIgreja
  if (body.devolvido !== undefined) return Math.max(0, body.devolvido - order.devolvido)
  if (body.idInscricao === undefined) return order.restante
  return order.ingressos.find(({ id }) => id === body.idInscricao)?.restante ?? 0
}
