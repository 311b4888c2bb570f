import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, optionalText, text } from './fields.ts'

const ofEvento = z.extend(bySlug, { id })
const errors = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/))

const ingressoPortaria = z.object({
  id: z.number(),
  /** Without hyphens, as in the QR code. */
  codigo: z.string(),
  /** Who comes; who bought it where the ticket does not ask. */
  nome: z.nullable(z.string()),
  /** Of the kind of ticket. */
  ingresso: z.string(),
  situacao: z.enum(['pendente', 'ativa', 'cancelada']),
})
export type IngressoPortaria = z.output<typeof ingressoPortaria>

const presenca = z.object({
  /** Chosen by the device. */
  uuid: z.string(),
  idInscricao: z.number(),
  /** `repetida` came with a ticket that somebody had gone in with. */
  situacao: z.enum(['aceita', 'repetida']),
  dataEntrada: isoDateTime,
  /** The name that the door's device was given. */
  dispositivo: z.nullable(z.string()),
})
export type Presenca = z.output<typeof presenca>

const resultado = z.object({
  uuid: z.string(),
  resultado: z.enum(['aceita', 'repetida', 'recusada', 'desfeita']),
  /** Why it was refused: not a ticket, made up, of another church or event, not paid, given back, passed on. */
  motivo: z.nullable(
    z.enum([
      'desconhecida',
      'assinatura',
      'outra_igreja',
      'outro_evento',
      'pendente',
      'cancelada',
      'trocada',
    ]),
  ),
  inscricao: z.nullable(ingressoPortaria),
  /** Who went in with it before, of one that is `repetida`. */
  primeira: z.nullable(presenca),
})
export type ResultadoPresenca = z.output<typeof resultado>

export const doorCalls = {
  getPortaria: defineCall({
    method: 'GET',
    path: '/igreja/:slug/evento/:id/portaria/',
    summary: 'All that a door needs to go on without a network: tickets, who is in, and the keys; for staff',
    source: 'ours',
    auth: { area: 'portaria', may: 'see' },
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({
      evento: z.object({
        id: z.number(),
        nome: z.string(),
        local: z.nullable(z.string()),
        dataInicio: isoDateTime,
        dataFim: isoDateTime,
      }),
      /** That QR codes are signed with: Ed25519, raw, base64url. */
      chaves: z.array(z.object({ kid: z.string(), chave: z.string() })),
      ingressos: z.array(ingressoPortaria),
      /** Codes of before a ticket was passed on: their signature holds, and they open nothing (Decision 68). */
      trocados: z.array(z.string()),
      presencas: z.array(presenca),
    }),
    errors,
  }),
  savePresencas: defineCall({
    method: 'POST',
    path: '/igreja/:slug/evento/:id/presenca/',
    summary:
      'Lets people in, or takes it back. Sent again under the same uuids it answers the same; for staff',
    source: 'ours',
    auth: { area: 'portaria', may: 'change' },
    modulo: 'MOD_EVENTO',
    params: ofEvento,
    query: nothing,
    body: z.strictObject({
      presencas: z
        .array(
          z.strictObject({
            uuid: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
            /** What the QR code holds, or the code as typed. */
            ingresso: text(300),
            dataEntrada: moment,
            dispositivo: optionalText(60),
            /** Undone at the door: the ticket can be used again. */
            desfeita: z._default(z.boolean(), false),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    status: 200,
    response: z.object({ resultados: z.array(resultado) }),
    errors,
  }),
}
