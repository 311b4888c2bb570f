import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDateTime, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = {
  site: 'staff',
  source: 'ours',
  auth: { area: 'ajustes', may: 'publish' },
  params: bySlug,
  query: nothing,
} as const
const ofOrganisation = { ...ofChurch, auth: { area: 'organizacao', may: 'publish' } } as const

/** Opens what is sealed in an archive; it is kept nowhere. */
const senha = text(200).check(z.minLength(12))

/** What an archive may be, also where it is sent in parts. */
export const copiaArquivo = { tipo: 'copia', maxBytes: 50 * 1024 ** 3 } as const

/** Why a film or a recording is not in an archive: that is full, the disk is, or it took too long. */
export const motivosDeixado = ['maximo', 'disco', 'tempo'] as const
const deixados = z.array(z.object({ nome: z.string(), tamanho: z.number(), motivo: z.enum(motivosDeixado) }))

const gruposCopia = [
  'igreja',
  'pessoas',
  'conteudo',
  'agenda',
  'conversas',
  'grupos',
  'oracao',
  'eventos',
  'dinheiro',
] as const
const erro = z.enum(['formato', 'versao', 'danificada', 'grande', 'senha', 'naoVazia', 'falhou'])
export type ErroCopia = z.output<typeof erro>

const relatorio = z.object({
  igreja: z.string(),
  feitaEm: z.string(),
  /** People with an account. */
  contas: z.number(),
  /** Rows of each group. */
  grupos: z.record(z.enum(gruposCopia), z.number()),
  arquivos: z.number(),
  bytes: z.number(),
  /** Files that it names and has not. */
  faltam: z.number(),
  /** Films and recordings that were left out when it was made; of many the first. */
  deixados,
  /** Tables that this installation does not know: they stay behind. */
  desconhecidas: z.array(z.string()),
  /** Rows that stay in the archive, to be read there. */
  soParaLer: z.number(),
})
export type RelatorioCopia = z.output<typeof relatorio>

const comum = {
  dataCadastro: isoDateTime,
  /** How much of it is done. */
  feito: z.number(),
  total: z.number(),
  erro: z.nullable(erro),
  /** When it is forgotten. */
  apagarEm: isoDateTime,
}
const copia = z.object({
  /** What goes out. */
  saida: z.nullable(
    z.object({
      ...comum,
      situacao: z.enum(['pedida', 'pronta', 'falhou']),
      tamanho: z.nullable(z.number()),
      /** Films and recordings that it is without; of many the first. */
      deixados,
    }),
  ),
  /** What comes in. */
  entrada: z.nullable(
    z.object({
      ...comum,
      situacao: z.enum(['recebida', 'conferindo', 'conferida', 'trazendo', 'feita']),
      relatorio: z.nullable(relatorio),
    }),
  ),
  /** Whether whoever asks may bring one along, and there is nothing here yet that it would be mixed with. */
  podeTrazer: z.boolean(),
  /** Whether passwords come along: no other church is at this installation. */
  trazSenhas: z.boolean(),
})
export type CopiaEquipe = z.output<typeof copia>

const estado = z.object({ copia })

/** Everything of a church as one file, out of an installation and into another (Decision 207). */
export const staffCopyCalls = {
  getCopiaEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/copia/',
    summary: 'The archive of the church that was asked for, and the one that is being brought in',
    body: noBody,
    status: 200,
    response: estado,
    errors: staff,
  }),
  createCopiaEquipe: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/copia/saida/',
    summary:
      'Asks for an archive of everything; who asks is told when it is there, for an hour. While one is being made it is that one',
    stepUp: true,
    body: z.strictObject({ senha }),
    status: 202,
    response: estado,
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
  baixarCopiaEquipe: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/copia/saida/endereco',
    summary:
      'The address of the archive that is there: whoever has it has the file, for as long as it is kept',
    stepUp: true,
    body: nothing,
    status: 200,
    response: z.object({ url: z.string() }),
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
  conferirCopiaEquipe: defineCall({
    ...ofOrganisation,
    method: 'POST',
    path: '/igreja/:slug/equipe/copia/entrada/conferencia',
    summary:
      'Looks an archive through that was sent: what would come of it, and what cannot. Nothing is taken in yet',
    body: z.strictObject({ senha: text(200) }),
    status: 202,
    response: estado,
    errors: staff,
  }),
  trazerCopiaEquipe: defineCall({
    ...ofOrganisation,
    method: 'POST',
    path: '/igreja/:slug/equipe/copia/entrada/execucao',
    summary: 'Takes in the archive that was looked through, all of it or nothing',
    stepUp: true,
    body: nothing,
    status: 202,
    response: estado,
    errors: [...staff, 'STEP_UP_REQUIRED'],
  }),
  deleteCopiaEquipe: defineCall({
    ...ofOrganisation,
    method: 'DELETE',
    path: '/igreja/:slug/equipe/copia/entrada/',
    summary: 'Forgets an archive of which nothing was taken in',
    body: noBody,
    status: 200,
    response: estado,
    errors: staff,
  }),
}
