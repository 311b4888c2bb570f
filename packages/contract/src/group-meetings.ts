import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, noBody, nothing, paging, text } from './fields.ts'

/** A meeting of a group, as everybody in it sees it. */
const reuniaoListada = z.object({
  id: z.number(),
  /** ISO day. */
  data: z.string(),
  tema: z.nullable(z.string()),
  estudo: z.nullable(z.object({ id: z.number(), titulo: z.string() })),
  flagCancelada: z.boolean(),
  /** How many were there, were not, and came as guests. */
  presentes: z.number(),
  ausentes: z.number(),
  visitantes: z.number(),
  /** Whether who asks was there; null where nobody said. */
  flagPresente: z.nullable(z.boolean()),
})
export type ReuniaoListada = z.output<typeof reuniaoListada>

const reuniao = z.extend(reuniaoListada, {
  /** Goes up with each change of what is written of it; attendance and the picture leave it as it is. */
  versao: z.number(),
  /** The address of its picture for the next minutes. */
  imagem: z.nullable(z.string()),
  anotacoes: z.nullable(z.string()),
  pedidosOracao: z.nullable(z.string()),
  /** By name, for who leads the group; else null, and so are `presencas`. */
  nomesVisitantes: z.nullable(z.array(z.string())),
  /** Everybody of the group now, with what was marked of them. */
  presencas: z.nullable(
    z.array(
      z.object({
        /** Of the `membro`. */
        id: z.number(),
        nome: z.string(),
        sobrenome: z.string(),
        flagPresente: z.nullable(z.boolean()),
        /** Meetings in a row, up to this one, at which they were marked absent. */
        faltasSeguidas: z.number(),
      }),
    ),
  ),
})
export type Reuniao = z.output<typeof reuniao>

const ofCelula = z.extend(bySlug, { id })
const ofReuniao = z.extend(ofCelula, { idReuniao: id })
const common = { auth: 'user', modulo: 'MOD_CELULA' } as const
const signedIn = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const

export const groupMeetingCalls = {
  listReunioes: defineCall({
    ...common,
    participacao: 'membro',
    method: 'GET',
    path: '/igreja/:slug/celula/:id/reuniao-registro/',
    summary: 'The meetings of a group, newest first, with how many came',
    source: 'Spec §7',
    params: ofCelula,
    query: z.strictObject(paging(20)),
    body: noBody,
    status: 200,
    response: z.object({ reunioes: z.array(reuniaoListada), total: z.number() }),
    errors: signedIn,
  }),
  getReuniao: defineCall({
    ...common,
    participacao: 'membro',
    method: 'GET',
    path: '/igreja/:slug/celula/:id/reuniao-registro/:idReuniao',
    summary: 'A meeting of a group; who was there for who leads it',
    source: 'Spec §7',
    params: ofReuniao,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ reuniao }),
    errors: signedIn,
  }),
  saveReuniao: defineCall({
    ...common,
    participacao: 'lider',
    method: 'POST',
    path: '/igreja/:slug/celula/:id/reuniao-registro/',
    summary: 'Writes down the meeting of a day, in place of the version that was seen; attendance stays',
    source: 'ours',
    params: ofCelula,
    query: nothing,
    body: z.strictObject({
      data: isoDate,
      /** What was seen of it; without one nobody has written of the day yet. */
      versao: z.optional(z.int().check(z.positive())),
      tema: z.nullish(text(200)),
      estudo: z.nullish(id),
      anotacoes: z.nullish(text(5000)),
      pedidosOracao: z.nullish(text(2000)),
      visitantes: z.optional(
        z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(50)),
      ),
      flagCancelada: z.optional(z.boolean()),
    }),
    status: 201,
    response: z.object({ reuniao }),
    errors: [...signedIn, 'FORBIDDEN', 'GROUP_MEETING_CHANGED'],
  }),
  savePresencasCelula: defineCall({
    ...common,
    participacao: 'lider',
    method: 'PUT',
    path: '/igreja/:slug/celula/:id/reuniao-registro/:idReuniao/presenca',
    summary: 'Marks who was there, also later than it was tapped: of each person what was marked last holds',
    source: 'ours',
    params: ofReuniao,
    query: nothing,
    body: z.strictObject({
      presencas: z
        .array(
          /** `id` of the `membro`; `marcadoHa`: how many ms ago it was tapped, which any clock knows. */
          z.strictObject({ id, flagPresente: z.boolean(), marcadoHa: z.int().check(z.minimum(0)) }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    }),
    status: 200,
    response: z.object({ reuniao }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
  saveImagemReuniao: defineCall({
    ...common,
    participacao: 'lider',
    method: 'POST',
    path: '/igreja/:slug/celula/:id/reuniao-registro/:idReuniao/imagem',
    summary: 'Takes a picture of a meeting, in the place of the one before',
    source: 'ours',
    upload: { campo: 'imagem', finalidade: 'reuniao' },
    params: ofReuniao,
    query: nothing,
    body: z.strictObject({}),
    status: 201,
    response: z.object({ reuniao }),
    errors: [
      ...signedIn,
      'FORBIDDEN',
      'FILE_TOO_LARGE',
      'FILE_TYPE',
      'FILE_ACTIVE',
      'FILE_PIXELS',
      'FILE_DAMAGED',
    ],
  }),
  deleteImagemReuniao: defineCall({
    ...common,
    participacao: 'lider',
    method: 'DELETE',
    path: '/igreja/:slug/celula/:id/reuniao-registro/:idReuniao/imagem',
    summary: 'Deletes the picture of a meeting',
    source: 'ours',
    params: ofReuniao,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ reuniao }),
    errors: [...signedIn, 'FORBIDDEN'],
  }),
}
