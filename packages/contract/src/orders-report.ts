import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDate, isoDateTime, noBody, nothing } from './fields.ts'
import { baixado } from './files.ts'
import { metodoCodigo } from './payment-shapes.ts'
import { pedidoTipo } from './purchase-shapes.ts'

const mes = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
/** Cents that may be below zero: more went back in a month than came in. */
const saldo = z.number().check(z.int())

const somas = {
  entrou: saldo,
  devolvido: saldo,
  /** What providers kept. */
  custos: saldo,
}

const relatorio = z.object({
  mes,
  /** The yearly statements of gifts whose givers were told last; null before the first January (Decision 287). */
  declaracoes: z.nullable(z.object({ ano: z.number(), pessoas: z.number(), concluidoEm: isoDateTime })),
  /** One for each currency in which money moved: most churches have one, or none in a quiet month. */
  moedas: z.array(
    z.object({
      moeda: z.string(),
      ...somas,
      /** `entrou - devolvido - custos`. */
      liquido: saldo,
      dias: z.array(z.object({ data: isoDate, entrou: saldo, devolvido: saldo })),
      metodos: z.array(
        z.object({
          metodoPagamento: z.union([metodoCodigo, z.literal('gratuito')]),
          quantidade: z.number(),
          ...somas,
        }),
      ),
      /** What it was for, in the church's words: the name of an event, or of reasons; the largest first. */
      titulos: z.array(z.object({ tipo: pedidoTipo, titulo: z.string(), quantidade: z.number(), ...somas })),
      /** Asked back and not known yet: neither in `devolvido` nor failed. */
      semResposta: z.object({ quantidade: z.number(), valor: saldo }),
    }),
  ),
})
export type RelatorioDinheiro = z.output<typeof relatorio>

/** A month of the church's money, out of its books (Decision 201). */
export const ordersReportCalls = {
  getRelatorioDinheiro: defineCall({
    site: 'staff',
    source: 'ours',
    method: 'GET',
    path: '/igreja/:slug/equipe/relatorio/',
    summary: 'What came in and went back in a month of the church’s own time, by day, method and purpose',
    auth: { area: 'dinheiro', may: 'see' },
    params: bySlug,
    query: z.strictObject({ mes }),
    body: noBody,
    status: 200,
    response: relatorio,
    errors: staff,
  }),
  exportRelatorioDinheiro: defineCall({
    site: 'staff',
    source: 'ours',
    method: 'POST',
    path: '/igreja/:slug/equipe/relatorio/exportacao',
    summary: 'The movements of a month as CSV for who keeps the books; it is written down who took it',
    auth: { area: 'dinheiro', may: 'see' },
    stepUp: true,
    download: 'text/csv',
    params: bySlug,
    query: nothing,
    body: z.strictObject({ mes }),
    status: 200,
    response: baixado,
    errors: [...staff, 'STEP_UP_REQUIRED', 'DOCUMENT_TOO_HEAVY'],
  }),
}
