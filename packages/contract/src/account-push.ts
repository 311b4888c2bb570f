import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, id, isoDateTime, noBody, nothing, text } from './fields.ts'

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)))

/** Where a browser receives messages, and the keys that they are encrypted for (RFC 8291). */
const assinatura = z.strictObject({
  endpoint: z.string().check(z.minLength(12), z.maxLength(2_000)),
  p256dh: base64url(87),
  auth: base64url(22),
})
/** The server's key that the browser made it with. */
const chave = base64url(87)
/** Proves, without a log-in, that a browser is the one that subscribed. */
const renovacao = base64url(43)

const hora = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const silencio = z.object({
  flagAtivo: z.boolean(),
  /** By the clock of `fusoHorario`; where it ends before it begins, it ends the next day. */
  inicio: hora,
  fim: hora,
  fusoHorario: z.string(),
})
export type SilencioAviso = z.output<typeof silencio>

const dispositivo = z.object({
  id: z.string(),
  navegador: z.nullable(z.string()),
  sistema: z.nullable(z.string()),
  dataCadastro: isoDateTime,
  /** When a message was last taken for it; null for none yet. */
  dataUltimoEnvio: z.nullable(isoDateTime),
  /** It is the one that asks. */
  flagAtual: z.boolean(),
})
export type DispositivoPush = z.output<typeof dispositivo>

const signedIn = ['UNAUTHENTICATED', 'NOT_FOUND', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN'] as const

const own = {
  path: '/igreja/:id/notificacao/dispositivo/',
  source: 'ours',
  auth: 'user',
  params: byId,
  query: nothing,
  status: 200,
  errors: signedIn,
} as const

const one = {
  ...own,
  path: '/igreja/:id/notificacao/dispositivo/:idDispositivo',
  params: z.strictObject({ id, idDispositivo: text(40) }),
} as const

const done = z.object({ status: z.literal(true) })

/** Messages to a person's devices, also while the portal is closed (Decision 154). */
export const pushCalls = {
  listDispositivosPush: defineCall({
    ...own,
    method: 'GET',
    summary: 'The devices on which the church tells the person something, and when it keeps silent there',
    body: noBody,
    response: z.object({
      /** What a browser subscribes with; null where nothing is sent to devices. */
      chave: z.nullable(chave),
      dispositivos: z.array(dispositivo),
      silencio,
    }),
  }),
  createDispositivoPush: defineCall({
    ...own,
    method: 'POST',
    summary: 'Tells the person on the device that asks, too; the same again replaces it',
    body: z.strictObject({ assinatura, chave }),
    status: 201,
    response: z.object({ dispositivo, renovacao }),
  }),
  renewDispositivoPush: defineCall({
    ...own,
    method: 'PUT',
    summary:
      'A browser that was given a new address goes on receiving; no log-in, but what it was given before',
    auth: 'public',
    body: z.strictObject({ renovacao, assinatura, chave }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  deleteDispositivoPush: defineCall({
    ...one,
    method: 'DELETE',
    summary: 'Tells the person nothing more on that device',
    body: noBody,
    response: done,
  }),
  testDispositivoPush: defineCall({
    ...one,
    path: '/igreja/:id/notificacao/dispositivo/:idDispositivo/teste/',
    method: 'POST',
    summary: 'Sends a message to that device, whatever the hour',
    body: nothing,
    status: 202,
    response: done,
  }),
  saveSilencioAviso: defineCall({
    ...own,
    path: '/igreja/:id/notificacao/silencio/',
    method: 'PUT',
    summary: 'When devices keep silent; what is told then is told when it ends, but for what cannot wait',
    body: z.strictObject({
      flagAtivo: z.boolean(),
      inicio: hora,
      fim: hora,
      /** IANA; null for the church's. */
      fusoHorario: z.nullable(text(60)),
    }),
    response: z.object({ silencio }),
  }),
}
