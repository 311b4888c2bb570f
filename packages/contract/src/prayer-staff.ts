import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing, upTo } from './fields.ts'
import { oracaoMensagemMesa, oracaoMesa, oracaoMesaCompleta, situacoesOracao } from './prayer-shapes.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
/** The wall alone: what is off it, and wishes for calls and visits, is read nowhere here (Decision 195). */
const ofMural = {
  site: 'staff',
  source: 'ours',
  modulo: 'MOD_MURAL_ORACAO',
  auth: { area: 'oracao', may: 'change' },
  status: 200,
  errors: guarded,
} as const
const ofOracao = z.extend(bySlug, { id })
/** Pages by the last id of the one before. */
const paging = { cursor: z.optional(id), limit: z._default(upTo(100), 20) }
const proximo = z.nullable(z.number())
const decision = z.strictObject({ situacao: z.enum(['aprovada', 'oculta']) })

/** The prayer wall as its desk at the staff's site has it. */
export const prayerStaffCalls = {
  listMuralEquipe: defineCall({
    ...ofMural,
    method: 'GET',
    path: '/igreja/:slug/equipe/mural/',
    summary:
      'Requests of the wall by what became of them, how much waits, and whether the church reads before',
    params: bySlug,
    query: z.strictObject({
      situacao: z._default(z.enum([...situacoesOracao, 'denunciada']), 'aguardando'),
      ...paging,
    }),
    body: noBody,
    response: z.object({
      oracoes: z.array(oracaoMesa),
      proximo,
      /** `cuidado` for who may see it, else null. */
      qtdes: z.object({
        aguardando: z.number(),
        mensagens: z.number(),
        denunciadas: z.number(),
        cuidado: z.nullable(z.number()),
      }),
      flagAprovacao: z.boolean(),
      /** Who cares for prayer, for who may say so; else null. */
      equipe: z.nullable(
        z.array(z.object({ idUsuario: z.number(), nome: z.string(), sobrenome: z.string() })),
      ),
    }),
  }),
  getMuralEquipe: defineCall({
    ...ofMural,
    method: 'GET',
    path: '/igreja/:slug/equipe/mural/:id',
    summary: 'One of them, with its messages and what people reported',
    params: ofOracao,
    query: nothing,
    body: noBody,
    response: z.object({ oracao: oracaoMesaCompleta }),
  }),
  saveMuralEquipe: defineCall({
    ...ofMural,
    method: 'PUT',
    path: '/igreja/:slug/equipe/mural/:id',
    summary: 'Approves a request for the wall, or hides it; what was reported counts as looked at',
    params: ofOracao,
    query: nothing,
    body: decision,
    response: z.object({ oracao: oracaoMesa }),
  }),
  listMensagensMuralEquipe: defineCall({
    ...ofMural,
    method: 'GET',
    path: '/igreja/:slug/equipe/mural-mensagem/',
    summary: 'What was written below requests of the wall and waits to be read, the oldest first',
    params: bySlug,
    query: z.strictObject(paging),
    body: noBody,
    response: z.object({ mensagens: z.array(oracaoMensagemMesa), proximo }),
  }),
  saveMensagemMuralEquipe: defineCall({
    ...ofMural,
    method: 'PUT',
    path: '/igreja/:slug/equipe/mural/:id/mensagem/:idMensagem',
    summary: 'Approves a message below a request, or hides it',
    params: z.extend(ofOracao, { idMensagem: id }),
    query: nothing,
    body: decision,
    response: z.object({ oracao: oracaoMesaCompleta }),
  }),
  saveAprovacaoMuralEquipe: defineCall({
    ...ofMural,
    auth: { area: 'oracao', may: 'publish' },
    method: 'PUT',
    path: '/igreja/:slug/equipe/mural-aprovacao/',
    summary:
      'Says whether the church reads what is for the wall before it is shown; what waits already goes on waiting',
    params: bySlug,
    query: nothing,
    body: z.strictObject({ flagAprovacao: z.boolean() }),
    response: z.object({ flagAprovacao: z.boolean() }),
  }),
}
