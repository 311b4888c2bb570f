import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDateTime, noBody, nothing, text } from './fields.ts'
import { centavos, metodoCodigo } from './payment-shapes.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const
const path = '/igreja/:slug/equipe/ajustes/pagamento/' as const
const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const days = z.number().check(z.int(), z.minimum(1), z.maximum(60))

const metodo = {
  codigo: metodoCodigo,
  flagAtivo: z.boolean(),
  /** Of the amount charged, in parts per million. */
  taxaPpm: z.number().check(z.int(), z.minimum(0), z.maximum(500_000)),
  /** On top, in cents. */
  taxaFixa: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
  /** The Pix key of `pix_manual`, as somebody types it. */
  chave: z.nullable(text(77)),
  /** Of cash and transfer: where and how. */
  instrucoes: z.nullable(text(500)),
}
const regras = {
  doacaoMinima: centavos.check(z.minimum(1)),
  doacaoMaxima: centavos.check(z.minimum(1)),
  /** No installment is smaller. */
  parcelaMinima: centavos.check(z.minimum(1)),
  /** By the month, in parts per million. */
  jurosMesPpm: z.number().check(z.int(), z.minimum(0), z.maximum(200_000)),
  /** Until cash, a transfer or a manual Pix must have come. */
  diasDinheiro: days,
  diasBoleto: days,
  /** For receipts. */
  razaoSocial: z.nullable(text(160)),
  documento: z.nullable(text(24)),
}

const metodoSalvo = z.object({
  ...metodo,
  /** Who carries it out: null for the church itself. */
  idGatewayPagamento: z.nullable(z.number()),
  /** It can be had here, in this currency. */
  flagDisponivel: z.boolean(),
})
export type MetodoEquipe = z.output<typeof metodoSalvo>

const conta = z.object({
  idGatewayPagamento: z.number(),
  /** As it calls itself. */
  provedor: z.string(),
  /** The church's own; null for that of the platform. */
  conta: z.nullable(z.string()),
})
export type ContaEquipe = z.output<typeof conta>

const regrasValores = z.strictObject(regras)
export type RegrasPagamento = z.output<typeof regrasValores>

const pagamento = z.object({
  moeda: z.string(),
  metodos: z.object({ versao, lista: z.array(metodoSalvo) }),
  regras: z.object({ versao, ...regras }),
  /** Where the church's money arrives at the providers that its methods have. */
  contas: z.array(conta),
  /** The last changes of the Pix key, newest first; no key is whole. */
  trocas: z.array(
    z.object({
      dataCadastro: isoDateTime,
      quem: z.nullable(z.string()),
      de: z.nullable(z.string()),
      para: z.nullable(z.string()),
    }),
  ),
})
export type PagamentoEquipe = z.output<typeof pagamento>
const response = z.object({ pagamento })
const changes = {
  ...ofChurch,
  method: 'PUT',
  auth: { area: 'ajustes', may: 'publish' },
  stepUp: true,
  response,
  errors: [...staff, 'STEP_UP_REQUIRED', 'VERSION_CONFLICT'],
} as const

/** How a church is paid (Decision 193). */
export const staffPaymentsCalls = {
  getPagamentoEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path,
    summary: 'The payment methods with their fees, the limits, and who changed the Pix key',
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response,
    errors: staff,
  }),
  saveMetodosEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/pagamento/metodo/',
    summary:
      'Which payment methods there are, in their order; another Pix key is told to every administrator',
    body: z.strictObject({
      versao,
      metodos: z.array(z.strictObject(metodo)).check(z.maxLength(metodoCodigo.options.length)),
    }),
  }),
  saveContaPagamentoEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/pagamento/conta/',
    summary:
      'The church’s own account at a provider, which is asked whether it knows it; told to every administrator',
    body: z.strictObject({
      versao,
      idGatewayPagamento: z.number().check(z.int(), z.minimum(0), z.maximum(999)),
      conta: z.nullable(text(77)),
    }),
  }),
  saveRegrasPagamentoEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/pagamento/regras/',
    summary: 'Limits of gifts and installments, days to pay, and whose receipts they are',
    body: z.strictObject({ versao, ...regras }),
  }),
}
