import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { eventHoldCalls } from './event-holds.ts'
import { eventWaitingCalls } from './event-waiting.ts'
import { estoque, evento, eventoListado, inscricao } from './event-shapes.ts'
import { bySlug, email, id, isoDateTime, noBody, nothing, paging, text } from './fields.ts'
import { pedido } from './order-shapes.ts'
import {
  centavos,
  meioPagamento,
  metodoCodigo,
  metodoOferecido,
  pagador,
  parcelas,
} from './payment-shapes.ts'
import { filtros, partesTexto } from './reading-shapes.ts'

const ofEvento = z.strictObject({ id, idEvento: id })
const ofInscricao = z.strictObject({ id, idEvento: id, idInscricao: id })
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const versao = z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))
const cents = z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(10_000_000_000))

const respostas = z.array(z.strictObject({ idPergunta: id, valor: text(2000) })).check(z.maxLength(60))

/** The purchase: what was chosen, who comes, and how it is paid. */
const registro = z.strictObject({
  ingressos: z
    .array(
      z.strictObject({
        id,
        rulesVersion: versao,
        formVersion: versao,
        /** One entry for each ticket of this kind. */
        participantes: z
          .array(z.strictObject({ nome: z.nullish(text(120)), respostas: z._default(respostas, []) }))
          .check(z.minLength(1), z.maxLength(50)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  /** Of the buyer's form. */
  formVersion: versao,
  respostas: z._default(respostas, []),
  /** `gratuito` when the total is 0. */
  metodoPagamento: z.union([metodoCodigo, z.literal('gratuito')]),
  parcelas,
  /** What the person was shown, with fees and interest; another one of ours is EVT_REG_014. */
  valorTotal: centavos,
  comprador: pagador,
  pagamento: z._default(meioPagamento, { salvarCartao: true }),
})

/** In the order in which they are checked (Decision 40). */
export const eventRegistrationErrors = [
  'EVT_REG_002',
  'EVT_REG_019',
  'EVT_REG_020',
  'EVT_REG_024',
  'EVT_REG_023',
  'EVT_REG_001',
  'EVT_REG_021',
  'EVT_REG_026',
  'EVT_REG_003',
  'EVT_REG_004',
  'EVT_REG_010',
  'EVT_REG_012',
  'EVT_REG_013',
  'EVT_REG_015',
  'EVT_REG_017',
  'EVT_REG_016',
  'EVT_REG_014',
  'FALLBACK',
] as const

const conteudoListado = z.object({
  id: z.number(),
  titulo: z.string(),
  resumo: z.nullable(z.string()),
  /** Not to be opened before; null for at once. */
  dataLiberacao: z.nullable(isoDateTime),
})

export const eventsCalls = {
  listEventos: defineCall({
    method: 'GET',
    path: '/igreja/:slug/evento/',
    summary: 'The events of the church: those to come, soonest first, or those that are over, latest first',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: bySlug,
    query: z.strictObject({
      quando: z._default(z.enum(['proximos', 'passados']), 'proximos'),
      busca: z.optional(text(100)),
      categoria: z.optional(text(80)),
      preco: z.optional(z.enum(['gratuito', 'pago'])),
      lugar: z.optional(z.enum(['online', 'presencial'])),
      filtros,
      ...paging(20),
    }),
    body: noBody,
    status: 200,
    response: z.object({
      eventos: z.array(eventoListado),
      total: z.number(),
      /** What `categoria` can be. */
      categorias: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  getEvento: defineCall({
    method: 'GET',
    path: '/igreja/:slug/evento/:id/',
    summary: 'An event with its tickets; how many are left is of the moment',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ evento }),
    errors: ['NOT_FOUND'],
  }),
  getEstoqueEvento: defineCall({
    method: 'GET',
    path: '/igreja/:slug/evento/:id/estoque/',
    summary: 'What is left of the tickets, and how many the person may still have',
    source: 'ours',
    auth: 'optional',
    modulo: 'MOD_EVENTO',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ estoque }),
    errors: ['NOT_FOUND'],
  }),
  listMetodosEvento: defineCall({
    method: 'GET',
    path: '/igreja/:slug/evento/:id/metodo-pagamento/',
    summary: 'The ways to pay an amount for this event, each with fees and installments',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.extend(bySlug, { id }),
    /** All tickets together, without fees, in cents. */
    query: z.strictObject({ valor: cents }),
    body: noBody,
    status: 200,
    response: z.object({ metodosPagamento: z.array(metodoOferecido) }),
    errors: ['NOT_FOUND'],
  }),
  calcularTaxasEvento: defineCall({
    method: 'GET',
    path: '/evento/:id/calcular-taxas',
    summary: 'The fees of a method on top of an amount for this event; 0 when the church bears them',
    source: 'Spec §7',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ id }),
    query: z.strictObject({ valor: cents, metodoPagamento: metodoCodigo }),
    body: noBody,
    status: 200,
    response: z.object({ valor: centavos, taxas: centavos, total: centavos }),
    errors: ['NOT_FOUND', 'EVT_REG_010'],
  }),
  listEventosUsuario: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/',
    summary: 'The events that the person has tickets of, next ones first',
    source: 'Spec §7',
    auth: 'user',
    // What somebody has of the church stays theirs whatever it has switched off since (Decision 280); so below.
    modulo: null,
    params: z.strictObject({ id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      eventos: z.array(
        z.extend(eventoListado, {
          /** Of the person, cancelled ones not counted. */
          qtdeInscricoes: z.number(),
          qtdePendentes: z.number(),
          flagConteudoExclusivo: z.boolean(),
        }),
      ),
    }),
    errors: signedIn,
  }),
  listInscricoes: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/:idEvento/inscricao/',
    summary: 'The person’s tickets of an event',
    source: 'Spec §7',
    auth: 'user',
    modulo: null,
    params: ofEvento,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      evento: eventoListado,
      inscricoes: z.array(inscricao),
      /** For holders of an active ticket of an online event. */
      linkOnline: z.nullable(z.string()),
    }),
    errors: signedIn,
  }),
  createInscricao: defineCall({
    method: 'POST',
    path: '/usuario/:id/evento/:idEvento/inscricao/',
    summary:
      'Buys tickets. Send `Idempotency-Key`, one for each confirmation: the same again answers the same order',
    source: 'Spec §7',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    idempotent: true,
    params: ofEvento,
    query: nothing,
    body: registro,
    status: 201,
    response: z.object({ pedido }),
    errors: [...signedIn, 'FORBIDDEN', ...eventRegistrationErrors],
  }),
  transferirInscricao: defineCall({
    method: 'PUT',
    path: '/usuario/:id/evento/:idEvento/inscricao/:idInscricao/participante/',
    summary:
      'Passes a paid ticket on to somebody else, with a new code; the one of before opens no door. Both are told by mail',
    source: 'ours',
    auth: 'user',
    modulo: null,
    params: ofInscricao,
    query: nothing,
    body: z.strictObject({ nome: text(120), email }),
    status: 200,
    response: z.object({ inscricao }),
    errors: [...signedIn, 'TICKET_NOT_TRANSFERABLE'],
  }),
  listConteudosInscricao: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/:idEvento/inscricao/:idInscricao/conteudo/',
    summary: 'What the holder of an active ticket may read and watch',
    source: 'Spec §7',
    auth: 'user',
    modulo: null,
    params: ofInscricao,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ conteudos: z.array(conteudoListado) }),
    errors: signedIn,
  }),
  getConteudoInscricao: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/:idEvento/inscricao/:idInscricao/conteudo/:idConteudo/',
    summary: 'One of these contents; 404 before its release',
    source: 'ours',
    auth: 'user',
    modulo: null,
    params: z.extend(ofInscricao, { idConteudo: id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      conteudo: z.extend(conteudoListado, {
        /** Sanitised HTML. */
        conteudo: z.nullable(z.string()),
        /** The same text. */
        partes: partesTexto,
        /** A video or file. */
        url: z.nullable(z.string()),
      }),
    }),
    errors: signedIn,
  }),
  ...eventHoldCalls,
  ...eventWaitingCalls,
}
