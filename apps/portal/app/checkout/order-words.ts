import type { Pedido } from '@atrio/contract'
import type { Tone } from '@atrio/ui'
import { purchaseWords } from '../money/purchase-words.ts'
import { m } from '../paraglide/messages.js'

export interface OrderWords {
  tone: Tone
  title: string
  detail: string
}

export interface Writers {
  money: (cents: number) => string
  /** Day and hour where the church is. */
  when: (instant: string) => string
}

/** What an order says of itself, by how it is paid and how far that has come (Spec §4). */
export function orderWords(pedido: Pedido, write: Writers): OrderWords {
  switch (pedido.resultado) {
    case 'success':
      return { tone: 'ok', ...success(pedido) }
    case 'refunded':
      return {
        tone: 'info',
        title: m.checkout_refunded(),
        detail: m.checkout_refunded_detail({ valor: write.money(pedido.reembolsado) }),
      }
    case 'under_review':
      return { tone: 'info', title: m.checkout_confirming(), detail: m.checkout_confirming_detail() }
    case 'canceled':
      return pedido.status === 'nao_aprovado'
        ? { tone: 'bad', title: m.checkout_refused_title(), detail: refusalWords(pedido.motivoRecusa) }
        : { tone: 'warn', title: m.checkout_canceled(), detail: m.checkout_canceled_detail() }
    case 'not_found':
      return { tone: 'warn', title: m.checkout_not_found(), detail: m.checkout_not_found_detail() }
    case 'waiting':
      return { tone: 'info', ...waiting(pedido, write) }
  }
}

function success({ tipo, metodoPagamento, comprador: { email } }: Pedido) {
  const details: Partial<Record<string, typeof m.checkout_ok_detail>> = {
    gratuito: m.checkout_ok_free,
    ach: m.checkout_ok_ach,
  }
  const detail = (metodoPagamento && details[metodoPagamento]) ?? m.checkout_ok_detail
  return { title: purchaseWords[tipo].paid(), detail: detail({ email }) }
}

function waiting(pedido: Pedido, { when }: Writers) {
  const { desafio, metodoPagamento, instrumento, comprador } = pedido
  const { email } = comprador
  if (desafio) {
    const title = desafio.tipo === 'paypal' ? m.checkout_paypal_title() : m.checkout_challenge_title()
    return { title, detail: m.checkout_challenge_detail({ time: when(desafio.expiraEm) }) }
  }
  switch (instrumento?.tipo ?? metodoPagamento) {
    case 'pix':
      return { title: m.checkout_wait_pix(), detail: m.checkout_wait_pix_detail() }
    case 'pix_manual':
      return { title: m.checkout_wait_pix(), detail: m.checkout_wait_pix_manual_detail() }
    case 'boleto':
      return { title: m.checkout_wait_boleto(), detail: m.checkout_wait_boleto_detail() }
    case 'picpay':
      return { title: m.checkout_wait_picpay(), detail: m.checkout_wait_picpay_detail() }
    case 'ach':
      return { title: m.checkout_wait_ach(), detail: m.checkout_wait_ach_detail({ email }) }
    case 'dinheiro':
    case 'transferencia':
      if (!pedido.expiraEm) break
      return {
        title: m.checkout_wait_cash({ date: when(pedido.expiraEm) }),
        detail: m.checkout_wait_cash_detail(),
      }
  }
  return { title: m.checkout_wait_card(), detail: m.checkout_wait_card_detail({ email }) }
}

/** Why a payment was refused, in words that say what to do. */
export function refusalWords(motivo: Pedido['motivoRecusa']): string {
  switch (motivo) {
    case 'card_declined':
      return m.checkout_reason_card_declined()
    case 'insufficient_funds':
      return m.checkout_reason_insufficient_funds()
    case 'expired_card':
      return m.checkout_reason_expired_card()
    case 'wrong_card_data':
    case 'token_invalid':
      return m.checkout_reason_wrong_card_data()
    case 'authentication_failed':
    case 'authentication_required':
      return m.checkout_reason_authentication()
    case 'suspected_fraud':
      return m.checkout_reason_suspected_fraud()
    case 'account_invalid':
      return m.checkout_reason_account_invalid()
    case 'limit_exceeded':
      return m.checkout_reason_limit_exceeded()
    case 'expired':
      return m.checkout_reason_expired()
    default:
      return m.checkout_reason_other()
  }
}
