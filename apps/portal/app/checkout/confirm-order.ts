import { ApiError, checkoutCalls, type CallRequest, type Pedido } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { readCheckout, updateCheckout } from '../money/checkout-state.ts'
import type { Compra } from './compra.ts'
import type { Chosen } from './kinds/kind.ts'
import { sendCart, sendingOf, type CartSending } from './kinds/kinds.ts'

/** One click on the button that pays. */
export type Click = { key: string } & (CartSending | SwapSending)

/** An order that is open is paid in another way. */
interface SwapSending {
  para: { tipo: 'swap'; userId: number; codigo: string }
  body: CallRequest<(typeof checkoutCalls)['trocarMetodoPedido']>['body']
}

/** Of what is in the checkout, with how it is paid. Null where the checkout is gone. */
export function makeClick(
  { pedido: codigo }: Pick<Compra, 'pedido'>,
  given: { chosen: Chosen; userId: number | null },
): Click | null {
  const key = newKey()
  if (codigo !== null) {
    const { userId, chosen } = given
    const { metodoPagamento } = chosen
    if (userId === null || metodoPagamento === 'gratuito') return null
    return { key, para: { tipo: 'swap', userId, codigo }, body: { ...chosen, metodoPagamento } }
  }
  const cart = readCheckout()
  const sending = cart && sendingOf(cart, given)
  return sending && { key, ...sending }
}

/** The click that was sent and not answered before the page was loaded again. */
export function pendingClick(): Click | null {
  const state = readCheckout()
  return state?.idempotencyKey && state.sent ? (state.sent as Click) : null
}

/**
 * Sends a click until it is answered. While no answer comes nobody knows whether money moved: the same goes out again
 * under the same key, which makes it one order (Decision 54). @throws ApiError for an answer that settles it
 */
export async function confirmOrder(click: Click, onUnknown: () => void): Promise<Pedido> {
  if (!isSwap(click)) updateCheckout({ idempotencyKey: click.key, sent: click })
  for (let attempt = 0; ; attempt++) {
    try {
      const pedido = await send(click)
      updateCheckout({ idempotencyKey: null, sent: null })
      return pedido
    } catch (error) {
      if (isAnswer(error) || attempt === WAITS.length) {
        // Unanswered to the end, the key stays: the next try is the same order.
        if (isAnswer(error)) updateCheckout({ idempotencyKey: null, sent: null })
        throw error
      }
      onUnknown()
      await new Promise((resolve) => setTimeout(resolve, WAITS[attempt]))
    }
  }
}

/** In ms; together some four minutes. */
const WAITS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000, 30_000, 30_000, 30_000, 60_000]

function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.httpStatus < 500 && error.body.code !== 'IDEMPOTENCY_BUSY'
}

async function send(click: Click): Promise<Pedido> {
  const options = { headers: { 'idempotency-key': click.key } }
  if (!isSwap(click)) return sendCart(click, options)
  const { para, body } = click
  const params = { id: para.userId, codigo: para.codigo }
  return (await api(checkoutCalls.trocarMetodoPedido, { params, body }, options)).pagamento
}

function isSwap(click: Click): click is { key: string } & SwapSending {
  return click.para.tipo === 'swap'
}

/** `crypto.randomUUID` is there over TLS and on local hosts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
