import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, isoDateTime, noBody, nothing } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const common = { site: 'staff', source: 'ours', status: 200, query: nothing } as const
/** Whoever merges decides whose log-in opens everything: it is for who administers the church. */
const may = { area: 'pessoas', may: 'publish' } as const
const path = '/igreja/:slug/equipe/uniao/' as const

/** What of a person may be taken from the one or from the other. */
const campo = z.enum([
  'nome',
  'telefone',
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'dataCasamento',
  'ocupacao',
  'congregacao',
])
export type CampoUniao = z.output<typeof campo>

const pessoa = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  flagAtivo: z.boolean(),
  flagEquipe: z.boolean(),
  dataCadastro: isoDateTime,
})
/** Side by side: what is known of them, as it is read, and how much hangs on them. */
const lado = z.extend(pessoa, {
  campos: z.record(campo, z.nullable(z.string())),
  /** By table, what would change hands; none of it says how much money there was. */
  itens: z.array(z.object({ tabela: z.string(), quantidade: z.number() })),
  versao: z.number(),
})
export type LadoUniao = z.output<typeof lado>

const uniao = z.object({
  id: z.number(),
  dataCadastro: isoDateTime,
  quem: z.nullable(z.string()),
  fica: z.nullable(pessoa),
  sai: z.nullable(pessoa),
  quantidade: z.number(),
  dataDesfeita: z.nullable(isoDateTime),
})
export type Uniao = z.output<typeof uniao>

const unioes = z.object({
  pares: z.array(
    z.object({
      /** Why they may be one person. */
      porque: z.enum(['email', 'nome', 'telefone']),
      pessoas: z.array(z.extend(pessoa, { dataNascimento: z.nullable(isoDate) })),
    }),
  ),
  unioes: z.array(uniao),
})
export type UnioesEquipe = z.output<typeof unioes>

/** Two accounts of one person at a church, made one (Decision 199). */
export const mergeCalls = {
  listUnioesEquipe: defineCall({
    ...common,
    method: 'GET',
    path,
    summary: 'Who may be the same person, and what was merged',
    auth: may,
    params: bySlug,
    body: noBody,
    response: unioes,
    errors: staff,
  }),
  compararUsuarios: defineCall({
    ...common,
    method: 'GET',
    path: '/igreja/:slug/equipe/uniao/comparacao/:fica/:sai',
    summary: 'Two people side by side, and what would change hands',
    auth: may,
    params: z.strictObject({ slug: bySlug.shape.slug, fica: id, sai: id }),
    body: noBody,
    response: z.object({ fica: lado, sai: lado }),
    errors: staff,
  }),
  unirUsuarios: defineCall({
    ...common,
    method: 'POST',
    path,
    summary:
      'Makes two people one: what hangs on one goes to the other, whose log-in stays; both are told by mail',
    auth: may,
    stepUp: true,
    params: bySlug,
    body: z.strictObject({
      fica: id,
      sai: id,
      /** What is taken from the one whose account is closed. */
      campos: z.array(campo).check(z.maxLength(8)),
      versaoFica: z.number(),
      versaoSai: z.number(),
    }),
    status: 201,
    response: z.object({ uniao }),
    errors: [...staff, 'STEP_UP_REQUIRED', 'VERSION_CONFLICT', 'MERGE_REFUSED'],
  }),
  desfazerUniao: defineCall({
    ...common,
    method: 'POST',
    path: '/igreja/:slug/equipe/uniao/:id/desfeita',
    summary: 'Takes a merger back, as long as nothing of it has changed since',
    auth: may,
    stepUp: true,
    params: z.strictObject({ slug: bySlug.shape.slug, id }),
    body: nothing,
    response: z.object({ uniao }),
    errors: [...staff, 'STEP_UP_REQUIRED', 'MERGE_REFUSED'],
  }),
}
