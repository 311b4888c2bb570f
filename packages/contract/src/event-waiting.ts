import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { reserva } from './event-shapes.ts'
import { bySlug, email, id, isoDateTime, noBody, nothing, text } from './fields.ts'
import { centavos } from './payment-shapes.ts'

const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const codigo = text(40)

/** One turn on the waiting list of a ticket that is sold out (Decision 82). */
const espera = z.object({
  /** Opens it without an account; not to be guessed. */
  codigo: z.string(),
  /** `a_confirmar`: not in line yet, for nobody has confirmed its e-mail. */
  situacao: z.enum(['a_confirmar', 'aguardando', 'oferecida', 'aceita', 'perdida', 'desistiu']),
  quantidade: z.number(),
  /** How many turns come before it, and one; null before it is in line and once it is its turn. */
  posicao: z.nullable(z.number()),
  /** Of the offer: until when the places are held for it. */
  ofertaExpiraEm: z.nullable(isoDateTime),
  ingresso: z.object({
    id: z.number(),
    nome: z.string(),
    /** Of one ticket now, without fees: it is asked anew when it is bought. */
    valor: z.nullable(centavos),
  }),
  evento: z.object({ id: z.number(), nome: z.string(), dataInicio: isoDateTime }),
})
export type Espera = z.output<typeof espera>

export const eventWaitingCalls = {
  createEspera: defineCall({
    method: 'POST',
    path: '/igreja/:slug/evento/:id/espera/',
    summary:
      'Waits for a ticket that is sold out; who has no account gives name and e-mail, and is in line once the link in the mail was followed',
    source: 'ours',
    auth: 'optional',
    modulo: 'MOD_EVENTO',
    captcha: 'asked',
    params: z.extend(bySlug, { id }),
    query: nothing,
    body: z.strictObject({
      idIngresso: id,
      quantidade: z.number().check(z.int(), z.minimum(1), z.maximum(50)),
      nome: z.optional(text(120)),
      email: z.optional(email),
    }),
    status: 201,
    /** Null for who has no account: else anybody could learn who waits. */
    response: z.object({ espera: z.nullable(espera) }),
    errors: [
      'CAPTCHA_REQUIRED',
      'CAPTCHA_INVALID',
      'NOT_FOUND',
      'FORBIDDEN',
      'EVT_REG_002',
      'EVT_REG_019',
      'EVT_REG_023',
    ],
  }),
  listEsperas: defineCall({
    method: 'GET',
    path: '/usuario/:id/evento/:idEvento/espera/',
    summary: 'The turns of the person on the waiting lists of an event that are not over',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ id, idEvento: id }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ esperas: z.array(espera) }),
    errors: signedIn,
  }),
  getEspera: defineCall({
    method: 'GET',
    path: '/espera/:codigo/',
    summary: 'A turn on a waiting list by its code, which is not to be guessed',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ codigo }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ espera }),
    errors: ['NOT_FOUND'],
  }),
  confirmarEspera: defineCall({
    method: 'PUT',
    path: '/espera/:codigo/confirmacao/',
    summary:
      'Confirms the e-mail of a turn without an account by the code of its mail: it is in line from then on. Answers the turn that the address has already',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ codigo }),
    query: nothing,
    body: z.strictObject({}),
    status: 200,
    response: z.object({ espera }),
    errors: ['NOT_FOUND'],
  }),
  deleteEspera: defineCall({
    method: 'DELETE',
    path: '/espera/:codigo/',
    summary: 'Leaves the waiting list; what was offered goes to the next',
    source: 'ours',
    auth: 'public',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ codigo }),
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: ['NOT_FOUND'],
  }),
  aceitarEspera: defineCall({
    method: 'PUT',
    path: '/usuario/:id/espera/:codigo/aceite/',
    summary: 'Takes what was offered into an ordinary hold; questions and price are those of the purchase',
    source: 'ours',
    auth: 'user',
    modulo: 'MOD_EVENTO',
    params: z.strictObject({ id, codigo }),
    query: nothing,
    body: z.strictObject({}),
    status: 200,
    response: z.object({ reserva }),
    errors: [...signedIn, 'FORBIDDEN', 'EVT_REG_023', 'EVT_REG_024'],
  }),
}
