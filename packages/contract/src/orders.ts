import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { pedido, pedidoListado } from './order-shapes.ts'
import { centavos, metodoCodigo, pedidoStatus } from './payment-shapes.ts'

const codigo = text(40)
const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofPedido = z.extend(bySlug, { codigo })
const atStaffSite = { site: 'staff', source: 'ours', status: 200 } as const

/** Why staff give money back. One of a few: the trail is kept for ever, and names nobody. */
const motivoDevolucao = z.enum(['desistencia', 'evento_cancelado', 'cobranca_repetida', 'engano', 'outro'])

const devolucao = z.object({
  valor: centavos,
  /** `desconhecido`: nobody knows yet whether it went; it is asked for again until it is known, and never sent twice. */
  situacao: z.enum(['criado', 'processando', 'desconhecido', 'concluido', 'falhou']),
  /** `sistema` of a payment that came too late or twice, `externo` begun at the provider. */
  origem: z.enum(['sistema', 'equipe', 'externo']),
  motivo: z.union([motivoDevolucao, z.enum(['pedido', 'externo', 'sem_uso'])]),
  dataCadastro: isoDateTime,
})

/** An order as those see it who answer for the church's money. */
const pedidoIgreja = z.object({
  pagamento: pedido,
  /** Attempts to pay it, the first one first, with what went back of each. */
  movimentos: z.array(
    z.object({
      metodoPagamento: z.union([metodoCodigo, z.literal('gratuito')]),
      situacao: z.string(),
      /** What came in. */
      capturado: centavos,
      detalhe: z.object({ bandeira: z.nullable(z.string()), ultimos4: z.nullable(z.string()) }),
      dataCadastro: isoDateTime,
      devolucoes: z.array(devolucao),
    }),
  ),
  /** Something is left to give back, or a refund failed and can be tried again. */
  podeDevolver: z.boolean(),
  /** What giving all back would send: refunds that are under way are not in it. */
  restante: centavos,
  /** A gift that is paid in a way of which a part can go back. */
  podeDevolverParte: z.boolean(),
  /** What of its payment has gone back or is on its way. */
  devolvido: centavos,
  /** The tickets, with what giving each back alone would send; `podeDevolver` is false where it cannot be done alone. */
  ingressos: z.array(
    z.object({
      id: z.number(),
      situacao: z.enum(['pendente', 'ativa', 'cancelada']),
      podeDevolver: z.boolean(),
      restante: centavos,
    }),
  ),
})
export type PedidoIgreja = z.output<typeof pedidoIgreja>
export type MotivoDevolucao = z.output<typeof motivoDevolucao>

/** What those may do with orders who answer for the church's money. */
export const ordersCalls = {
  listPedidosIgreja: defineCall({
    ...atStaffSite,
    method: 'GET',
    path: '/igreja/:slug/equipe/pedido/',
    summary: 'The orders and gifts of the church, newest first; found by code, buyer or who comes; for staff',
    auth: { area: 'dinheiro', may: 'see' },
    params: bySlug,
    query: z.strictObject({
      /** A code, or words of a name or e-mail; of buyers without an account, at least the first three letters of each. */
      busca: z.optional(text(100)),
      status: z.optional(pedidoStatus),
      /** Those of which a refund failed. */
      devolucao: z.optional(z.literal('falhou')),
      /** The last of each recurring gift and subscription that could not be charged, and still is not paid. */
      cobranca: z.optional(z.literal('falhou')),
      ...paging(20),
    }),
    body: noBody,
    response: z.object({
      pedidos: z.array(
        z.extend(pedidoListado, { comprador: z.object({ nome: z.string(), email: z.string() }) }),
      ),
      total: z.number(),
    }),
    errors: staff,
  }),
  getPedidoIgreja: defineCall({
    ...atStaffSite,
    method: 'GET',
    path: '/igreja/:slug/equipe/pedido/:codigo/',
    summary:
      'An order of the church with its payments and refunds, and what of it can be given back; for staff',
    auth: { area: 'dinheiro', may: 'see' },
    params: ofPedido,
    query: nothing,
    body: noBody,
    response: pedidoIgreja,
    errors: staff,
  }),
  confirmarRecebimento: defineCall({
    ...atStaffSite,
    method: 'PUT',
    path: '/igreja/:slug/equipe/pedido/:codigo/recebimento/',
    summary: 'Staff confirm that cash, a transfer or a manual Pix has come in; asking twice changes nothing',
    auth: { area: 'dinheiro', may: 'change' },
    stepUp: true,
    params: ofPedido,
    query: nothing,
    body: z.strictObject({
      /** All that the order comes to: less is not taken, so that nobody confirms another order by mistake. */
      valor: centavos,
    }),
    response: z.object({ pagamento: pedido }),
    errors: [...staff, 'STEP_UP_REQUIRED', 'AMOUNT_OUT_OF_RANGE', 'ORDER_NOT_CANCELABLE'],
  }),
  devolverPedido: defineCall({
    ...atStaffSite,
    method: 'PUT',
    path: '/igreja/:slug/equipe/pedido/:codigo/devolucao/',
    summary:
      'Staff give a paid order back, one ticket of it, or a part of a gift; asking twice does what is still missing',
    auth: { area: 'dinheiro', may: 'change' },
    stepUp: true,
    params: ofPedido,
    query: nothing,
    body: z.strictObject({
      /** This ticket alone: its place is free again, and its part of all that was paid goes back. */
      idInscricao: z.optional(id),
      /** Of a gift: so much of it shall have gone back in all, what went before with it. */
      devolvido: z.optional(centavos),
      motivo: z._default(motivoDevolucao, 'outro'),
      /** What goes back by this, typed once more: another amount is refused, so that nobody gives another order back. */
      valor: centavos,
    }),
    response: pedidoIgreja,
    errors: [...staff, 'STEP_UP_REQUIRED', 'ORDER_NOT_REFUNDABLE', 'AMOUNT_OUT_OF_RANGE'],
  }),
}
