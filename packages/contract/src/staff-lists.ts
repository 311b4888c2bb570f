import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, noBody, nothing, text } from './fields.ts'

const staff = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'FORBIDDEN', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', params: bySlug, query: nothing, status: 200 } as const
const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const line = (max: number) => text(max).check(z.regex(/^[^\n\r]*$/))
const name = line(80).check(z.minLength(1), z.regex(/\S/))

const motivo = {
  nome: name,
  descricao: z.nullable(text(300)),
  /** Else it is for other payments alone. */
  flagDoacao: z.boolean(),
  /** Somebody may give for it by the month. */
  flagRecorrencia: z.boolean(),
}
const congregacao = {
  nome: name,
  cidade: z.nullable(line(120)),
  bairro: z.nullable(line(120)),
  rua: z.nullable(line(160)),
  numero: z.nullable(line(20)),
  /** When it meets, in its own words. */
  horarios: z.nullable(text(300)),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
}
const campo = {
  nome: name,
  tipo: z.enum(['texto', 'numero', 'data', 'opcao']),
  /** Of `opcao`, in their order. */
  opcoes: z.array(name).check(z.maxLength(40)),
  flagObrigatorio: z.boolean(),
}

/** What is new has no number; what is archived is kept, and nobody is asked or offered it. */
const given = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.strictObject({ id: z.nullable(id), ...fields, flagArquivado: z.boolean() })
/** `usos`: how many gifts, requests, people or answers name it; what none names can be deleted. */
const kept = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({
    versao,
    itens: z.array(z.object({ id: z.number(), ...fields, flagArquivado: z.boolean(), usos: z.number() })),
  })
const itens = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(100))

const listas = z.object({
  motivos: kept(motivo),
  motivosOracao: kept({ nome: name }),
  congregacoes: kept(congregacao),
  campos: kept(campo),
})
export type ListasEquipe = z.output<typeof listas>
const response = z.object({ listas })
const changes = {
  ...ofChurch,
  method: 'PUT',
  auth: { area: 'ajustes', may: 'publish' },
  response,
  errors: [...staff, 'VERSION_CONFLICT'],
} as const

/** Short lists of a church's settings, each saved as a whole (Decision 194). */
export const staffListsCalls = {
  getListasEquipe: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/ajustes/listas/',
    summary:
      'Reasons for giving and for prayer, congregations and custom fields, with how often each is named',
    auth: { area: 'ajustes', may: 'see' },
    body: noBody,
    response,
    errors: staff,
  }),
  saveMotivosEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/motivo/',
    summary: 'The reasons for giving, in their order',
    body: z.strictObject({ versao, itens: itens(given(motivo)) }),
  }),
  saveMotivosOracaoEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/motivo-oracao/',
    summary: 'What a request for prayer may be about, in their order',
    body: z.strictObject({ versao, itens: itens(given({ nome: name })) }),
  }),
  saveCongregacoesEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/congregacao/',
    summary: 'Where else the church meets',
    body: z.strictObject({ versao, itens: itens(given(congregacao)) }),
  }),
  saveCamposEquipe: defineCall({
    ...changes,
    path: '/igreja/:slug/equipe/ajustes/campo-personalizado/',
    summary: "What the church asks beside the platform's fields, in its order",
    body: z.strictObject({ versao, itens: itens(given(campo)) }),
  }),
}
