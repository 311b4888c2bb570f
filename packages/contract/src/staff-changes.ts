import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { bySlug, isoDateTime, noBody, nothing } from './fields.ts'

/** What takes a change back: the state before it, or the record out of sight, or into it again. */
const voltas = ['restaurar', 'arquivar', 'desarquivar'] as const

const mudanca = z.object({
  /** The kind of record, as its calls are named, and its number there. */
  recurso: z.string(),
  id: z.number(),
  titulo: z.string(),
  /** `retorno`: out of the archive again. */
  acao: z.enum(['criacao', 'alteracao', 'arquivamento', 'retorno']),
  campos: z.array(z.string()),
  em: isoDateTime,
  por: z.nullable(z.string()),
  /** The version that it made. */
  versao: z.number(),
  /** How whoever asks may take it back; null where they may not, or where something came after it. */
  volta: z.nullable(z.enum(voltas)),
})
export type MudancaEquipe = z.output<typeof mudanca>

export const changeCalls = {
  listMudancasEquipe: defineCall({
    site: 'staff',
    source: 'ours',
    method: 'GET',
    path: '/igreja/:slug/equipe/mudanca/',
    summary: 'What was changed last of what whoever asks may write, the newest first',
    auth: { area: 'equipe', may: 'see' },
    params: bySlug,
    query: nothing,
    body: noBody,
    status: 200,
    response: z.object({ mudancas: z.array(mudanca) }),
    errors: ['UNAUTHENTICATED', 'PASSWORD_CHANGE_REQUIRED', 'NOT_FOUND'],
  }),
}
