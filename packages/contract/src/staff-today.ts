import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, id, isoDate, noBody, nothing } from './fields.ts'

const guarded = ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'] as const
const ofChurch = { site: 'staff', source: 'ours', query: nothing, status: 200 } as const

/** A service of the coming week, with what would surprise those who come. */
const cultoConferido = z.object({
  data: isoDate,
  /** `19:30` by the church's clock. */
  hora: z.string(),
  idCulto: z.number(),
  nome: z.string(),
  flagCancelado: z.boolean(),
  /** That date is at another hour or place than usual. */
  flagDiferente: z.boolean(),
  /** The country rests on that day. */
  flagFeriado: z.boolean(),
  /** Its broadcast, where it is to have one, and whether it has a link. */
  transmissao: z.nullable(z.object({ id: z.number(), flagLink: z.boolean() })),
})
export type CultoConferido = z.output<typeof cultoConferido>

/** `semResposta`: it could not be looked at from here, which says nothing of the link. */
const respostasLink = ['responde', 'naoResponde', 'semResposta'] as const
export type RespostaLink = (typeof respostasLink)[number]

/** What staff look at before the services of the week. */
export const staffTodayCalls = {
  listCultosConferidos: defineCall({
    ...ofChurch,
    method: 'GET',
    path: '/igreja/:slug/equipe/conferencia/',
    summary: 'The services of the coming seven days, with what to look at before them',
    auth: { area: 'equipe', may: 'see' },
    params: bySlug,
    body: noBody,
    response: z.object({ cultos: z.array(cultoConferido) }),
    errors: guarded,
  }),
  conferirLinkTransmissao: defineCall({
    ...ofChurch,
    method: 'POST',
    path: '/igreja/:slug/equipe/transmissao/:id/conferencia/',
    summary: 'Ask whether the link of a broadcast answers',
    auth: { area: 'aoVivo', may: 'change' },
    params: z.extend(bySlug, { id }),
    body: nothing,
    response: z.object({ resposta: z.enum(respostasLink) }),
    errors: [...guarded, 'FORBIDDEN'],
  }),
}
