import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDateTime, noBody, nothing, text } from './fields.ts'
import { membroCelula, pedidoCelula } from './group-shapes.ts'

const ofCelula = z.extend(bySlug, { id })
const ofPedido = z.extend(ofCelula, { idSolicitacao: id })
const ofMembro = z.extend(ofCelula, { idMembro: id })
const answer = { aceita: z.boolean(), resposta: z.optional(text(1000)) }

/** What every call of who leads a group declares (Decision 132). */
const ofLider = { auth: 'user', modulo: 'MOD_CELULA', participacao: 'lider', source: 'ours' } as const
const leading = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND', 'FORBIDDEN'] as const
/** By the link of a mail: its token stands for one leader and one request. */
const byMail = {
  auth: 'public',
  modulo: 'MOD_CELULA',
  source: 'ours',
  params: z.extend(bySlug, { idSolicitacao: id }),
} as const
const token = text(400)

export const groupLeaderCalls = {
  listPedidosCelula: defineCall({
    ...ofLider,
    method: 'GET',
    path: '/igreja/:slug/celula/:id/solicitacao/',
    summary: 'Who asks to take part in a group: what waits first, then the last that were answered',
    params: ofCelula,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ pedidos: z.array(pedidoCelula) }),
    errors: leading,
  }),
  verPedidoCelula: defineCall({
    ...ofLider,
    method: 'PUT',
    path: '/igreja/:slug/celula/:id/solicitacao/:idSolicitacao/vista',
    summary: 'A leader has seen a request, and who asked may know it; asking twice changes nothing',
    params: ofPedido,
    query: nothing,
    body: nothing,
    status: 200,
    response: z.object({ pedido: pedidoCelula }),
    errors: leading,
  }),
  responderPedidoCelula: defineCall({
    ...ofLider,
    method: 'PUT',
    path: '/igreja/:slug/celula/:id/solicitacao/:idSolicitacao',
    summary: 'Takes somebody into a group, or does not; the same answer again changes nothing',
    params: ofPedido,
    query: nothing,
    body: z.strictObject(answer),
    status: 200,
    response: z.object({ pedido: pedidoCelula }),
    errors: [...leading, 'GROUP_FULL', 'GROUP_REQUEST_ANSWERED'],
  }),
  getPedidoPorLink: defineCall({
    ...byMail,
    method: 'GET',
    path: '/igreja/:slug/solicitacao-celula/:idSolicitacao/resposta',
    summary: 'What the link of a leader’s mail is about; it answers nothing yet',
    query: z.strictObject({ token }),
    body: noBody,
    status: 200,
    response: z.object({
      celula: z.object({ id: z.number(), nome: z.string() }),
      pedido: pedidoCelula,
      /** ISO date and time until which the link answers. */
      validoAte: isoDateTime,
    }),
    errors: ['NOT_FOUND', 'CODE_INVALID'],
  }),
  responderPorLink: defineCall({
    ...byMail,
    method: 'POST',
    path: '/igreja/:slug/solicitacao-celula/:idSolicitacao/resposta',
    summary: 'Answers a request with one tap in a leader’s mail, as that leader',
    query: nothing,
    body: z.strictObject({ token, ...answer }),
    status: 200,
    response: z.object({ pedido: pedidoCelula }),
    errors: ['NOT_FOUND', 'CODE_INVALID', 'GROUP_FULL', 'GROUP_REQUEST_ANSWERED'],
  }),
  listMembrosCelula: defineCall({
    ...ofLider,
    method: 'GET',
    path: '/igreja/:slug/celula/:id/membro/',
    summary: 'The people of a group, those who lead it first',
    params: ofCelula,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ membros: z.array(membroCelula) }),
    errors: leading,
  }),
  saveMembroCelula: defineCall({
    ...ofLider,
    method: 'PUT',
    path: '/igreja/:slug/celula/:id/membro/:idMembro',
    summary:
      'Makes somebody of a group lead it, or no longer; or moves them to another group of the same leader',
    params: ofMembro,
    query: nothing,
    /** `celula`: where they move to. */
    body: z.strictObject({
      papel: z.optional(z.enum(['membro', 'lider'])),
      celula: z.optional(id),
      /** Told to who is moved. */
      motivo: z.optional(text(500)),
    }),
    status: 200,
    response: z.object({ membro: membroCelula }),
    errors: [...leading, 'GROUP_FULL', 'GROUP_LAST_LEADER', 'GROUP_MEMBER'],
  }),
  deleteMembroCelula: defineCall({
    ...ofLider,
    method: 'DELETE',
    path: '/igreja/:slug/celula/:id/membro/:idMembro',
    summary: 'Takes somebody out of a group, who is told so, with the reason where one is given',
    params: ofMembro,
    query: nothing,
    body: z.strictObject({ motivo: z.optional(text(500)) }),
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: [...leading, 'GROUP_LAST_LEADER'],
  }),
}
