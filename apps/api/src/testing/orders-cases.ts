import type { CallName, ErrorCode } from '@atrio/contract'
import { give } from './giving-cases.ts'
import { buy, codigoOf, type Given } from './money-world.ts'
import { logIn } from './people.ts'
import type { Case, World } from './status-cases.ts'
import type { Answer } from './test-app.ts'

const pix = { metodoPagamento: 'pix', valorTotal: 4_545 }

/** A call of staff's about an order. */
async function asStaff(
  world: World,
  name: CallName,
  { codigo, body, token }: { codigo?: string | undefined; body?: Given; token?: string | undefined },
): Promise<Answer> {
  return world.test.call(name, {
    params: { slug: world.own.slug, codigo: codigo ?? codigoOf(await buy(world)) },
    token: token ?? (await logIn(world.test, 'admin')).token,
    ...(body && { body }),
  })
}

type Staff = { codigo?: string; token?: string }
/** They say that the cash is there. */
const receive = (world: World, { valor = 4_500, ...given }: Staff & { valor?: number } = {}) =>
  asStaff(world, 'confirmarRecebimento', { ...given, body: { valor } })
const giveBack = (world: World, { body = {}, ...given }: Staff & { body?: Given } = {}) =>
  asStaff(world, 'devolverPedido', { ...given, body })

/** Of what staff do with orders. */
export const ordersCases: Partial<Record<CallName, Partial<Record<ErrorCode | 'ok', Case>>>> = {
  confirmarRecebimento: {
    ok: (world) => receive(world),
    NOT_FOUND: (world) => receive(world, { codigo: '0000000000000000' }),
    FORBIDDEN: (world) => receive(world, { token: world.member.token }),
    AMOUNT_OUT_OF_RANGE: (world) => receive(world, { valor: 1 }),
    ORDER_NOT_CANCELABLE: async (world) => receive(world, { codigo: codigoOf(await buy(world, pix)) }),
  },
  listPedidosIgreja: {
    ok: async (world, name) => {
      const { token } = await logIn(world.test, 'admin')
      return world.test.call(name, { params: { slug: world.own.slug }, token })
    },
    FORBIDDEN: (world, name) =>
      world.test.call(name, { params: { slug: world.own.slug }, token: world.member.token }),
  },
  getPedidoIgreja: {
    ok: (world, name) => asStaff(world, name, {}),
    NOT_FOUND: (world, name) => asStaff(world, name, { codigo: '0000000000000000' }),
    FORBIDDEN: (world, name) => asStaff(world, name, { token: world.member.token }),
  },
  devolverPedido: {
    ok: async (world) => {
      const codigo = codigoOf(await buy(world))
      await receive(world, { codigo })
      return giveBack(world, { codigo })
    },
    NOT_FOUND: (world) => giveBack(world, { codigo: '0000000000000000' }),
    FORBIDDEN: (world) => giveBack(world, { token: world.member.token }),
    ORDER_NOT_REFUNDABLE: (world) => giveBack(world),
    AMOUNT_OUT_OF_RANGE: async (world) => {
      const codigo = codigoOf(await give(world, { metodoPagamento: 'dinheiro' }))
      await receive(world, { codigo, valor: 5_000 })
      return giveBack(world, { codigo, body: { devolvido: 5_001 } })
    },
  },
}
