import * as z from 'zod/mini'
import { isoDateTime } from '../fields.ts'
import { mudancaAgendada } from './mudanca-agendada.ts'
import type { Valores } from './resource.ts'

export const situacoes = ['rascunho', 'agendado', 'publicado', 'encerrado', 'arquivado'] as const
export const situacao = z.enum(situacoes)
/** Goes up with each change; 0 is what has never been published. */
export const versao = z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647))
const moment = z.nullable(isoDateTime)
const name = z.nullable(z.string())

const estado = {
  id: z.number(),
  versao,
  situacao,
  publicarEm: moment,
  retirarEm: moment,
  alteradoEm: moment,
  /** Who changed it last; null where nobody did by hand, or is not there any more. */
  alteradoPor: name,
}

/** Of what changed meanwhile, or of a draft. */
export const valores = z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<Valores, Valores>

export const registro = z.object({
  ...estado,
  /** What is published, or scheduled; null where nothing is. */
  valores: z.nullable(valores),
  /** What the caller has typed and not published; of what was never published the newest draft of anybody. */
  rascunho: z.nullable(
    z.object({
      valores,
      versaoBase: versao,
      alteradoEm: isoDateTime,
      alteradoPor: name,
      flagMeu: z.boolean(),
    }),
  ),
  /** Who else has a draft of it. */
  outros: z.array(z.string()),
  /** When what is archived is removed for good (Decision 307); null where nothing is archived, or where it stays. */
  apagaEm: moment,
  /** A change to what is published that comes by itself, or did not (Decision 283). */
  mudancaAgendada: z.nullable(mudancaAgendada),
})
export type Registro = z.output<typeof registro>

export const item = z.object({
  ...estado,
  valores,
  flagRascunho: z.boolean(),
  /** When a change of it comes by itself, or was to and did not (Decision 283); null where none waits. */
  mudaEm: moment,
  flagMudancaFalhou: z.boolean(),
})
export type RegistroListado = z.output<typeof item>

/** Which tags of rich text fell away when it was cleaned, by field. */
export const removido = z.record(z.string(), z.array(z.string()))
export const saved = z.object({ registro, removido })

export const versoes = z.object({
  versoes: z.array(
    z.object({
      numero: z.number(),
      acao: z.enum(['criacao', 'alteracao', 'exclusao']),
      campos: z.array(z.string()),
      em: isoDateTime,
      por: name,
    }),
  ),
})
