import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { byId, isoDateTime, noBody, nothing } from './fields.ts'
import { progresso } from './play-shapes.ts'

const modulo = 'MOD_ASSINATURA'
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const bySessao = z.strictObject({ sessao: z.uuid() })
const segundos = z.number().check(z.int(), z.minimum(0), z.maximum(86_400))

/** Seconds between two signals of what plays, and after how many without one a screen counts no longer. */
export const PLAY_SINAL_SEGUNDOS = 30
export const PLAY_VALIDADE_SEGUNDOS = 75

/** Another screen of the same person. */
const tela = z.object({
  sessao: z.string(),
  titulo: z.string(),
  navegador: z.nullable(z.string()),
  sistema: z.nullable(z.string()),
  iniciadaEm: isoDateTime,
})
export type TelaPlay = z.output<typeof tela>

const aberta = z.object({
  sessao: z.string(),
  source: z.enum(['youtube', 'vimeo', 'mp4', 'hls']),
  /** Of YouTube or Vimeo; else null. */
  codigo: z.nullable(z.string()),
  /** Of a file or a list, good for this session alone. */
  url: z.nullable(z.string()),
  legendas: z.array(z.object({ idioma: z.string(), nome: z.string(), url: z.string() })),
  /** Small pictures of the film, for who looks for a place in it: sheets `folha-001.jpg` … beside the list at `url`. */
  folhas: z.nullable(
    z.object({
      quantas: z.number(),
      /** Each picture stands for so many seconds; so many in a row, and rows in a sheet, each of so many pixels. */
      segundos: z.number(),
      colunas: z.number(),
      linhas: z.number(),
      largura: z.number(),
      altura: z.number(),
    }),
  ),
  progresso: z.nullable(progresso),
})
export type SessaoPlay = z.output<typeof aberta>

export const playWatchCalls = {
  createSessaoPlay: defineCall({
    method: 'POST',
    path: '/play/:id/sessao',
    summary: 'Begins to watch a film on one screen, or names the screens that are in the way',
    source: 'ours',
    auth: 'user',
    modulo,
    params: byId,
    query: nothing,
    /** A name that the browser chose for itself: it has one screen, however often it begins. */
    body: z.strictObject({ aparelho: z.uuid() }),
    status: 201,
    response: z.union([
      z.object({ aberta }),
      z.object({ cheia: z.object({ limite: z.number(), telas: z.array(tela) }) }),
    ]),
    /** PLAN_REQUIRED: `detalhes.plano` names one that includes it. */
    errors: [...signedIn, 'PLAN_REQUIRED', 'FILM_NOT_READY'],
  }),
  saveSinalPlay: defineCall({
    method: 'POST',
    path: '/play/sessao/:sessao/sinal',
    summary: 'Says that a screen still plays, and where it is; who was stopped elsewhere is told',
    source: 'ours',
    auth: 'user',
    modulo,
    params: bySessao,
    query: nothing,
    /** `duracao` as the device knows it. Of several devices what came last counts. */
    body: z.strictObject({ posicao: segundos, duracao: segundos }),
    status: 200,
    /** `em`: when it came, as `progresso` will say it; null where it is not kept. */
    response: z.object({ flagEncerrada: z.boolean(), em: z.nullable(isoDateTime) }),
    errors: signedIn,
  }),
  endSessaoPlay: defineCall({
    method: 'DELETE',
    path: '/play/sessao/:sessao',
    summary: 'Ends a screen of the person, here or on another device',
    source: 'ours',
    auth: 'user',
    modulo,
    params: bySessao,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ status: z.literal(true) }),
    errors: signedIn,
  }),
}
