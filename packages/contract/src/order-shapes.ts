import * as z from 'zod/mini'
import { isoDateTime } from './fields.ts'
import { centavos, instrumento, metodoCodigo, pedidoStatus } from './payment-shapes.ts'
import { boughtFields, pedidoTipo } from './purchase-shapes.ts'

/** An order as a row of a list. */
export const pedidoListado = z.object({
  codigo: z.string(),
  tipo: pedidoTipo,
  status: pedidoStatus,
  total: centavos,
  moeda: z.string(),
  /** What it is for, in the church's words: name of the event, or of the reasons. */
  titulo: z.string(),
  /** When an order that is not paid is cancelled. */
  expiraEm: z.nullable(isoDateTime),
  dataCadastro: isoDateTime,
})
export type PedidoListado = z.output<typeof pedidoListado>

/** An order as its buyer sees it: the one truth of the payment status page. */
export const pedido = z.object({
  /** In `/user/payment/{paymentCode}`. */
  codigo: z.string(),
  tipo: pedidoTipo,
  /** What it is for, as in a list. */
  titulo: z.string(),
  status: pedidoStatus,
  /** Spec §2: what the status page shows. */
  resultado: z.enum(['canceled', 'not_found', 'refunded', 'under_review', 'success', 'waiting']),
  metodoPagamento: z.nullable(z.union([metodoCodigo, z.literal('gratuito')])),
  /** Without fees and interest. */
  valor: centavos,
  taxas: centavos,
  juros: centavos,
  total: centavos,
  /** Given back so far. */
  reembolsado: centavos,
  moeda: z.string(),
  parcelas: z.number(),
  /** When an order that is not paid is cancelled. */
  expiraEm: z.nullable(isoDateTime),
  dataCadastro: isoDateTime,
  dataAprovacao: z.nullable(isoDateTime),
  instrumento: z.nullable(instrumento),
  /** The card's bank, or PayPal, asks for a confirmation on a page of its own; null once it is done. */
  desafio: z.nullable(z.object({ tipo: z.enum(['3ds', 'paypal']), url: z.string(), expiraEm: isoDateTime })),
  /** Why it was refused. */
  motivoRecusa: z.nullable(
    z.enum([
      'card_declined',
      'insufficient_funds',
      'expired_card',
      'wrong_card_data',
      'authentication_failed',
      'authentication_required',
      'suspected_fraud',
      'account_invalid',
      'limit_exceeded',
      'token_invalid',
      'not_available',
      'request_refused',
      'canceled',
      'expired',
    ]),
  ),
  /** Card brand and last digits, for the receipt. */
  detalhe: z.object({ bandeira: z.nullable(z.string()), ultimos4: z.nullable(z.string()) }),
  comprador: z.object({ nome: z.string(), email: z.string() }),
  ...boughtFields,
  recebedor: z.object({
    nome: z.string(),
    razaoSocial: z.nullable(z.string()),
    documento: z.nullable(z.string()),
  }),
  /** The buyer may give the order up, or pay it in another way. */
  podeCancelar: z.boolean(),
  podeTrocarMetodo: z.boolean(),
  /** The buyer may give the tickets back and gets all the money (Decision 43). */
  podeEstornar: z.boolean(),
  /** Until when; null where it can not be asked. */
  estornoAte: z.nullable(isoDateTime),
  /** Money was asked back, and its provider has not told yet what became of that. */
  flagEstornoPendente: z.boolean(),
})
export type Pedido = z.output<typeof pedido>
