import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, noBody, text } from './fields.ts'
import { baixado } from './files.ts'
import { pedido } from './order-shapes.ts'
import {
  centavos,
  cartao,
  meioPagamento,
  metodoCodigo,
  metodoOferecido,
  pagador,
  parcelas,
} from './payment-shapes.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const cents = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(10_000_000_000))
const flag = z.enum(['true', 'false'])
const dias = z.number().check(z.int(), z.minimum(1), z.maximum(366))
const ofRecorrencia = z.strictObject({ id, uuid: text(36) })

const recorrencia = z.object({
  uuid: z.string(),
  situacao: z.enum(['ativa', 'pausada', 'suspensa', 'cancelada']),
  motivo: z.object({ id: z.number(), nome: z.string() }),
  /** What the church is to have; fees are on top with `flagUsuarioTaxa`. */
  valor: centavos,
  moeda: z.string(),
  flagUsuarioTaxa: z.boolean(),
  /** Days from one to the next. */
  dias: z.number(),
  /** The next three, on the church's calendar; empty unless `ativa`. */
  proximas: z.array(isoDate),
  cartao,
  idGatewayPagamento: z.number(),
  /** The last charge was refused so many times; after three it is `suspensa`. */
  recusas: z.number(),
  dataCadastro: z.string(),
  /** Newest first, at most twelve. */
  historico: z.array(
    z.object({
      data: isoDate,
      situacao: z.enum(['cobrando', 'paga', 'falhou', 'pulada']),
      pedido: z.nullable(z.string()),
    }),
  ),
})
export type Recorrencia = z.output<typeof recorrencia>

export const givingCalls = {
  getOpcoesDoacao: defineCall({
    method: 'GET',
    path: '/igreja/:slug/doacao/opcoes/',
    summary: 'Reasons, limits and presets of giving',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_DOACAO',
    params: bySlug,
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({
      motivos: z.array(
        z.object({
          id: z.number(),
          nome: z.string(),
          descricao: z.nullable(z.string()),
          /** Recurring gifts are allowed for this reason (Spec §5). */
          flagRecorrencia: z.boolean(),
        }),
      ),
      /** A gift must be greater than this; that itself is too little (Spec §5). */
      valorMinimo: centavos,
      valorMaximo: centavos,
      sugestoes: z.array(centavos),
      moeda: z.string(),
      /** Spec §9. */
      flagUsuarioTaxa: z.boolean(),
      salvarCartao: z.boolean(),
      allowRecurrency: z.boolean(),
      recorrenciaDias: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listMetodosDoacao: defineCall({
    method: 'GET',
    path: '/igreja/:slug/doacao/metodo-pagamento/',
    summary: 'The ways to give an amount, each with its fees',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_DOACAO',
    params: bySlug,
    query: z.strictObject({ valor: cents, flagUsuarioTaxa: z._default(flag, 'false') }),
    body: noBody,
    status: 200,
    response: z.object({ metodosPagamento: z.array(metodoOferecido) }),
    errors: ['NOT_FOUND'],
  }),
  calcularTaxas: defineCall({
    method: 'GET',
    path: '/pagamento/calcular-taxas',
    summary: 'The fees of a method on top of a gift; 0 unless the giver bears them',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_DOACAO',
    params: z.strictObject({}),
    query: z.strictObject({
      metodoPagamento: metodoCodigo,
      valor: cents,
      flagUsuarioTaxa: z._default(flag, 'true'),
    }),
    body: noBody,
    status: 200,
    response: z.object({ valor: centavos, taxas: centavos, total: centavos }),
    errors: ['PAYMENT_METHOD_UNAVAILABLE'],
  }),
  createPagamento: defineCall({
    method: 'POST',
    path: '/pagamento/',
    summary:
      'Gives. Without a session the gift is that of an unregistered person. Send `Idempotency-Key`, one for each confirmation',
    source: 'Spec §7',
    auth: 'optional',
    modulo: 'MOD_DOACAO',
    captcha: 'asked',
    idempotent: true,
    params: z.strictObject({}),
    query: z.strictObject({}),
    body: z.strictObject({
      /** What the church is to have for each reason; each reason once. */
      motivos: z
        .array(
          z.strictObject({ id, valor: z.number().check(z.int(), z.minimum(1), z.maximum(10_000_000_000)) }),
        )
        .check(z.minLength(1), z.maxLength(10)),
      metodoPagamento: metodoCodigo,
      parcelas,
      /** The giver bears the fees. */
      flagUsuarioTaxa: z._default(z.boolean(), false),
      /** What the giver was shown, with fees; another one of ours is EVT_REG_014. */
      valorTotal: centavos,
      /** Days from one gift to the next; null for once. One reason, a card that is kept, and a session. */
      recorrenciaDias: z.nullish(dias),
      comprador: pagador,
      pagamento: z._default(meioPagamento, { salvarCartao: true }),
    }),
    status: 201,
    response: z.object({ pedido }),
    errors: [
      'CAPTCHA_REQUIRED',
      'CAPTCHA_INVALID',
      'NOT_FOUND',
      'FORBIDDEN',
      'RECURRENCE_NOT_ALLOWED',
      'AMOUNT_OUT_OF_RANGE',
      'PICPAY_MAXIMUM',
      'PAYMENT_METHOD_UNAVAILABLE',
      'BRAZIL_ONLY',
      'EVT_REG_014',
      'FALLBACK',
    ],
  }),
  listRecorrencias: defineCall({
    method: 'GET',
    path: '/usuario/:id/recorrencia/',
    summary: 'The person’s recurring gifts, those that run first',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_DOACAO',
    params: z.strictObject({ id }),
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    response: z.object({ recorrencias: z.array(recorrencia) }),
    errors: signedIn,
  }),
  updateRecorrencia: defineCall({
    method: 'PUT',
    path: '/usuario/:id/recorrencia/:uuid/',
    summary: 'Changes amount, rhythm, next date or card of a recurring gift; what is left out stays',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_DOACAO',
    params: ofRecorrencia,
    query: z.strictObject({}),
    body: z.strictObject({
      valor: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(10_000_000_000))),
      flagUsuarioTaxa: z.optional(z.boolean()),
      dias: z.optional(dias),
      /** From tomorrow on, within a year. */
      proximaData: z.optional(isoDate),
      idCartao: z.optional(id),
    }),
    status: 200,
    response: z.object({ recorrencia }),
    errors: [...signedIn, 'AMOUNT_OUT_OF_RANGE', 'RECURRENCE_ENDED'],
  }),
  pularRecorrencia: defineCall({
    method: 'PUT',
    path: '/usuario/:id/recorrencia/:uuid/pulo/',
    summary: 'Leaves out the next date of a recurring gift',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_DOACAO',
    params: ofRecorrencia,
    query: z.strictObject({}),
    /** The date to leave out: asking twice leaves out one. */
    body: z.strictObject({ data: isoDate }),
    status: 200,
    response: z.object({ recorrencia }),
    errors: [...signedIn, 'RECURRENCE_ENDED'],
  }),
  saveSituacaoRecorrencia: defineCall({
    method: 'PUT',
    path: '/usuario/:id/recorrencia/:uuid/situacao/',
    summary: 'Pauses a recurring gift, goes on with it, or ends it for good; nothing is charged meanwhile',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_DOACAO',
    params: ofRecorrencia,
    query: z.strictObject({}),
    body: z.strictObject({ situacao: z.enum(['ativa', 'pausada', 'cancelada']) }),
    status: 200,
    response: z.object({ recorrencia }),
    errors: [...signedIn, 'RECURRENCE_ENDED', 'RECURRENCE_NOT_ALLOWED'],
  }),
  getRecibo: defineCall({
    method: 'GET',
    path: '/usuario/:id/pedido/:codigo/recibo/',
    summary: 'The receipt of a gift or of tickets that were paid, as a PDF document',
    source: 'ours',
    auth: 'user',
    // What was given before can be proved whatever the church has switched off since.
    modulo: null,
    params: z.strictObject({ id, codigo: text(40) }),
    query: z.strictObject({}),
    body: noBody,
    status: 200,
    download: 'application/pdf',
    response: baixado,
    errors: [...signedIn, 'DOCUMENT_TOO_HEAVY'],
  }),
  getDeclaracaoDoacoes: defineCall({
    method: 'GET',
    path: '/usuario/:id/doacao/declaracao/',
    summary: 'All gifts of the person that were paid in a year of the church’s calendar, as a PDF document',
    source: 'ours',
    auth: 'user',
    // What was given before can be proved whatever the church has switched off since.
    modulo: null,
    params: z.strictObject({ id }),
    query: z.strictObject({
      ano: z.coerce.number<string | number>().check(z.int(), z.minimum(2000), z.maximum(2200)),
    }),
    body: noBody,
    status: 200,
    download: 'application/pdf',
    response: baixado,
    errors: [...signedIn, 'DOCUMENT_TOO_HEAVY'],
  }),
}
