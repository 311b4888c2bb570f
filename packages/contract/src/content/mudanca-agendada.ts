import * as z from 'zod/mini'
import { isoDateTime } from '../fields.ts'
import type { Valores } from './resource.ts'

/** Why a change did not come at its time: somebody wrote since, a rule refused it, it is archived, or whoever wanted it may not any more. */
const falhasMudanca = ['conflito', 'recusada', 'arquivado', 'semDireito'] as const
export const mudancaAgendada = z.object({
  publicarEm: isoDateTime,
  /** What it will say. */
  valores: z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Valores, Valores>,
  /** The version that it was made from. */
  versaoBase: z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
  agendadaEm: isoDateTime,
  agendadaPor: z.nullable(z.string()),
  /** The end that it brings, or null for none; missing where it leaves it. */
  retirarEm: z.optional(z.nullable(isoDateTime)),
  /** Null while it is to come. */
  falha: z.nullable(z.enum(falhasMudanca)),
})
export type MudancaAgendada = z.output<typeof mudancaAgendada>
