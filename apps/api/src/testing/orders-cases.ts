import type { CallName, ErrorCode } from '@atrio/contract'
import { give } from './giving-cases.ts'
import { buy, codigoOf, type Given } from './money-world.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

const pix = { metodoPagamento: 'pix', valorTotal: 4_545 }

/** A call of staff's about an order. */
async function asStaff(
  world: World,
  name: CallName,
  { codigo, body }: { codigo?: string | undefined; body?: Given },
): Promise<Answer> {
  return world.test.call(name, {
    params: { slug: world.own.slug, codigo: codigo ?? codigoOf(await buy(world)) },
    equipe: world.equipe,
    ...(body && { body }),
  })
}

/** They say that the cash is there. */
const receive = (world: World, { valor = 4_500, ...given }: { codigo?: string; valor?: number } = {}) =>
  asStaff(world, 'confirmarRecebimento', { ...given, body: { valor } })
const giveBack = (world: World, given: { codigo?: string; body?: Given } = {}) =>
  asStaff(world, 'devolverPedido', { ...given, body: { valor: 4_500, ...given.body } })

/** Of what staff do with orders. */
export const ordersCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  confirmarRecebimento: {
    ok: (world) => receive(world),
    NOT_FOUND: (world) => receive(world, { codigo: '0000000000000000' }),
    AMOUNT_OUT_OF_RANGE: (world) => receive(world, { valor: 1 }),
    ORDER_NOT_CANCELABLE: async (world) => receive(world, { codigo: codigoOf(await buy(world, pix)) }),
  },
  getPedidoIgreja: {
    ok: (world, name) => asStaff(world, name, {}),
    NOT_FOUND: (world, name) => asStaff(world, name, { codigo: '0000000000000000' }),
  },
  devolverPedido: {
    ok: async (world) => {
      const codigo = codigoOf(await buy(world))
      await receive(world, { codigo })
      return giveBack(world, { codigo })
    },
    NOT_FOUND: (world) => giveBack(world, { codigo: '0000000000000000' }),
    ORDER_NOT_REFUNDABLE: (world) => giveBack(world),
    AMOUNT_OUT_OF_RANGE: async (world) => {
      const codigo = codigoOf(await give(world, { metodoPagamento: 'dinheiro' }))
      await receive(world, { codigo, valor: 5_000 })
      return giveBack(world, { codigo, body: { devolvido: 5_001 } })
    },
  },
}
