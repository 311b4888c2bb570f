import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, noBody, nothing, text } from './fields.ts'

/** The ways to a person, in the order in which they are taken: the bell, mail, and their devices. */
export const CANAIS = ['notificacao', 'email', 'push'] as const
const canal = z.enum(CANAIS)
export type Canal = z.output<typeof canal>

const preferencia = z.object({
  /** What is told: a kind of which something may be switched off. */
  tipo: z.string(),
  /** In the language asked for. */
  nome: z.string(),
  descricao: z.string(),
  /** On devices it does not wait until they may sound again. */
  flagUrgente: z.boolean(),
  /** Those by which it is told and that may be switched off. */
  canais: z.array(z.object({ canal, flagAtivo: z.boolean() })),
})
export type PreferenciaAviso = z.output<typeof preferencia>

const own = {
  path: '/igreja/:id/notificacao/preferencia/',
  source: 'ours',
  auth: 'user',
  params: byId,
  query: nothing,
  status: 200,
  response: z.object({ preferencias: z.array(preferencia) }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN'],
} as const

export const avisosCalls = {
  listPreferenciasAviso: defineCall({
    ...own,
    method: 'GET',
    summary: 'What the church tells the person, and by which ways they want to be told',
    body: noBody,
  }),
  savePreferenciaAviso: defineCall({
    ...own,
    method: 'PUT',
    summary: 'Switches one way of being told of one thing on or off; what is always told cannot be named',
    body: z.strictObject({ tipo: text(60), canal, flagAtivo: z.boolean() }),
  }),
}
