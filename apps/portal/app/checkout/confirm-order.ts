import { ApiError, checkoutCalls, eventsCalls, givingCalls, type Pedido } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { readCheckout, updateCheckout, type CheckoutComprador } from '../money/checkout-state.ts'
import type { Compra } from './compra.ts'

/** One click on the button that pays. */
export interface Click {
  key: string
  /** Where it goes, and what is sent. */
  para:
    | { tipo: 'event'; userId: number; eventoId: number }
    | { tipo: 'give' }
    | { tipo: 'swap'; userId: number; codigo: string }
  body: Record<string, unknown>
}

interface Chosen {
  metodoPagamento: string
  parcelas: number
  valorTotal: number
  comprador: CheckoutComprador
  pagamento: { token: string | null; idCartao: number | null; salvarCartao: boolean; titular: string | null }
}

/** Of what is in the checkout, with how it is paid. Null where the checkout is gone. */
export function makeClick(compra: Compra, chosen: Chosen, userId: number | null): Click | null {
  const key = newKey()
  const pay = { ...chosen }
  if (compra.pedido !== null) {
    if (userId === null) return null
    return { key, para: { tipo: 'swap', userId, codigo: compra.pedido }, body: pay }
  }
  const state = readCheckout()
  if (state?.type === 'give') {
    const { motivos, flagUsuarioTaxa, recorrenciaDias } = state
    const gift = {
      motivos: motivos.map(({ id, valor }) => ({ id, valor })),
      flagUsuarioTaxa,
      recorrenciaDias,
    }
    return { key, para: { tipo: 'give' }, body: { ...gift, ...pay } }
  }
  if (state?.type !== 'event' || userId === null) return null
  const { evento, ingressos, respostas } = state
  const cart = {
    ingressos: ingressos.map(({ id, rulesVersion, formVersion, participantes }) => ({
      id,
      rulesVersion,
      formVersion,
      participantes,
    })),
    formVersion: evento.formVersion,
    respostas,
  }
  return { key, para: { tipo: 'event', userId, eventoId: evento.id }, body: { ...cart, ...pay } }
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
  if (click.para.tipo !== 'swap') updateCheckout({ idempotencyKey: click.key, sent: click })
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

async function send({ key, para, body }: Click): Promise<Pedido> {
  const options = { headers: { 'idempotency-key': key } }
  switch (para.tipo) {
    case 'event': {
      const params = { id: para.userId, idEvento: para.eventoId }
      const { pedido } = await api(eventsCalls.createInscricao, { params, body: body as never }, options)
      return pedido
    }
    case 'give': {
      const { pedido } = await api(givingCalls.createPagamento, { body: body as never }, options)
      return pedido
    }
    case 'swap': {
      const params = { id: para.userId, codigo: para.codigo }
      const request = { params, body: body as never }
      return (await api(checkoutCalls.trocarMetodoPedido, request, options)).pagamento
    }
  }
}

/** `crypto.randomUUID` is there over TLS and on local hosts only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
