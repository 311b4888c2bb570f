import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, isoDateTime, noBody, nothing, text } from './fields.ts'
import { chaveSala, textoSala } from './live-chat-frames.ts'
import { estadosAtendimento, momentoTransmissao, tiposAtendimento, tiposMomento } from './live-moments.ts'
import { transmissaoListada } from './live-shapes.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const base = { site: 'staff', source: 'ours', modulo: 'MOD_CULTO', query: nothing, errors: guarded } as const
const ofAir = { ...base, auth: { area: 'aoVivo', may: 'change' } } as const
const ofHands = { ...base, auth: { area: 'moderacao', may: 'change' } } as const
const one = z.extend(bySlug, { id })
const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const moment = isoDateTime.check(
  z.maxLength(40),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
)

/** What looking at where a broadcast comes from last brought; only the first three say what it is. */
const respostasSonda = [
  'no_ar',
  'espera',
  'acabou',
  'parada',
  'primeira',
  'existe',
  'nao_existe',
  'gravado',
  'sem_cota',
  'recusado',
  'falhou',
] as const
export type RespostaSonda = (typeof respostasSonda)[number]

const transmissaoEquipe = z.extend(transmissaoListada, {
  /** Where it comes from, as staff paste it. */
  endereco: z.nullable(z.string()),
  audio: z.nullable(z.string()),
  libras: z.nullable(z.string()),
  /** Where its captions are. */
  legendas: z.nullable(z.string()),
  /** The church's video that is its recording; visitors see it once they see the video. */
  gravacao: z.nullable(z.object({ idVideo: z.string(), titulo: z.string() })),
  momentos: z.array(momentoTransmissao),
  /** The room that belongs to it. */
  sala: z.string(),
  /** How many are in its room now. */
  publico: z.number(),
  /** How many there were, at most, in each minute since `de`; null before anybody came. At most the last eight hours. */
  publicoPorMinuto: z.nullable(z.object({ de: isoDateTime, quantos: z.array(z.number()) })),
  /** Raised hands that nobody has taken. */
  maosAbertas: z.number(),
  /** Null before it was looked at. */
  sonda: z.nullable(z.object({ disse: z.enum(respostasSonda), em: isoDateTime })),
})
export type TransmissaoEquipe = z.output<typeof transmissaoEquipe>

const atendimento = z.object({
  id: z.number(),
  idTransmissao: z.number(),
  tipo: z.enum(tiposAtendimento),
  estado: z.enum(estadosAtendimento),
  nome: z.nullable(z.string()),
  contato: z.nullable(z.string()),
  dataCadastro: isoDateTime,
  anfitriao: z.nullable(z.string()),
  /** Whoever asks is the one who is there. */
  flagMeu: z.boolean(),
  sala: z.nullable(z.string()),
})
export type Atendimento = z.output<typeof atendimento>

/** What the two have said to each other, the oldest first. */
const conversa = z.object({
  mensagens: z.array(
    z.object({
      seq: z.number(),
      nome: z.string(),
      /** Whoever asks wrote it. */
      flagMinha: z.boolean(),
      texto: z.string(),
      em: isoDateTime,
    }),
  ),
})
export type ConversaAtendimento = z.output<typeof conversa>

const dados = {
  titulo: line(120),
  inicio: moment,
  fimPrevisto: moment,
  /** A link of YouTube or Vimeo, of a stream (`.m3u8`) or of a file. */
  endereco: z.nullable(text(1_000)),
}
const ofEvento = {
  idEvento: z.optional(id),
  /** For who has a ticket for the event alone. */
  flagExclusiva: z.optional(z.boolean()),
}
const response = z.object({ transmissao: transmissaoEquipe })

export const liveStaffCalls = {
  listTransmissoesEquipe: defineCall({
    ...ofAir,
    method: 'GET',
    path: '/igreja/:slug/equipe/transmissao/',
    summary: 'What is to come, on air or was broadcast within a month, the newest last',
    params: bySlug,
    body: noBody,
    status: 200,
    response: z.object({
      transmissoes: z.array(transmissaoListada),
      /** Events to come, which may be broadcast. */
      eventos: z.array(z.object({ id: z.number(), nome: z.string(), inicio: isoDateTime, fim: isoDateTime })),
    }),
  }),
  getTransmissaoEquipe: defineCall({
    ...ofAir,
    method: 'GET',
    path: '/igreja/:slug/equipe/transmissao/:id',
    summary: 'One broadcast as its desk shows it',
    params: one,
    body: noBody,
    status: 200,
    response,
  }),
  createTransmissao: defineCall({
    ...ofAir,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/',
    summary: 'Makes a broadcast that belongs to no weekly service',
    params: bySlug,
    body: z.extend(z.strictObject(dados), ofEvento),
    status: 201,
    response,
  }),
  saveTransmissao: defineCall({
    ...ofAir,
    method: 'PUT',
    path: '/igreja/:slug/equipe/transmissao/:id',
    summary: 'Changes a broadcast, which then follows its service no more',
    params: one,
    body: z.partial(
      z.strictObject({
        ...dados,
        audio: z.nullable(text(1_000)),
        libras: z.nullable(text(1_000)),
        /** A file of captions (`.vtt`) that grows while it is on air, or that belongs to a film. */
        legendas: z.nullable(text(1_000)),
        /** One of the church's videos, which is its recording from now on. */
        idVideo: z.nullable(text(64)),
        flagCancelada: z.boolean(),
        flagExclusiva: z.boolean(),
      }),
    ),
    status: 200,
    response,
  }),
  listGravacoesTransmissao: defineCall({
    ...ofAir,
    method: 'GET',
    path: '/igreja/:slug/equipe/transmissao/:id/gravacao/',
    summary: 'The church’s videos that may be the recording of a broadcast, those nearest to its day first',
    params: one,
    body: noBody,
    status: 200,
    response: z.object({
      videos: z.array(z.object({ idVideo: z.string(), titulo: z.string(), data: isoDate })),
    }),
  }),
  comandarTransmissao: defineCall({
    ...ofAir,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/comando',
    summary: 'Begins or ends it, lets it go on for a quarter of an hour, or leaves it to the clock',
    params: one,
    body: z.strictObject({ comando: z.enum(['iniciar', 'encerrar', 'prolongar', 'automatico']) }),
    status: 200,
    response,
  }),
  createMomento: defineCall({
    ...ofAir,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/momento/',
    summary: 'Gets something ready to be held out, by hand or some seconds after the beginning',
    params: one,
    body: z.strictObject({
      tipo: z.enum(tiposMomento),
      texto: line(300),
      url: z.optional(text(1_000)),
      opcoes: z.optional(z.array(line(80)).check(z.maxLength(6))),
      desvio: z.optional(z.int().check(z.minimum(0), z.maximum(86_400))),
    }),
    status: 201,
    response,
  }),
  enviarMomento: defineCall({
    ...ofAir,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/momento/:idMomento/envio',
    summary: 'Holds it out to everybody who watches',
    params: z.extend(one, { idMomento: id }),
    body: nothing,
    status: 200,
    response,
  }),
  deleteMomento: defineCall({
    ...ofAir,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/transmissao/:id/momento/:idMomento',
    summary: 'Takes it away',
    params: z.extend(one, { idMomento: id }),
    body: noBody,
    status: 200,
    response,
  }),
  listAtendimentos: defineCall({
    ...ofHands,
    method: 'GET',
    path: '/igreja/:slug/equipe/atendimento/',
    summary: 'Hands that were raised within a month, those that nobody has taken first',
    params: bySlug,
    body: noBody,
    status: 200,
    response: z.object({ atendimentos: z.array(atendimento) }),
  }),
  assumirAtendimento: defineCall({
    ...ofHands,
    method: 'POST',
    path: '/igreja/:slug/equipe/atendimento/:id/assumir',
    summary: 'Takes a raised hand, if nobody has; tells who has it',
    params: one,
    body: nothing,
    status: 200,
    response: z.object({ atendimento }),
  }),
  saveAtendimento: defineCall({
    ...ofHands,
    method: 'PUT',
    path: '/igreja/:slug/equipe/atendimento/:id',
    summary: 'Says how it goes on with somebody whose hand one has taken',
    params: one,
    body: z.strictObject({ estado: z.enum(['em_conversa', 'encaminhado', 'concluido', 'sem_resposta']) }),
    status: 200,
    response: z.object({ atendimento }),
  }),
  getConversaAtendimento: defineCall({
    ...ofHands,
    method: 'GET',
    path: '/igreja/:slug/equipe/atendimento/:id/conversa/',
    summary: 'What was said in the room of the two, to who has taken the hand',
    params: one,
    body: noBody,
    status: 200,
    response: conversa,
  }),
  createMensagemAtendimento: defineCall({
    ...ofHands,
    method: 'POST',
    path: '/igreja/:slug/equipe/atendimento/:id/conversa/',
    summary: 'Answers somebody whose hand one has taken; the same key again is the same message',
    params: one,
    body: z.strictObject({ chave: chaveSala, texto: textoSala }),
    status: 201,
    response: conversa,
  }),
}
