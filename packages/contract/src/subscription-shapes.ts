import * as z from 'zod/mini'
import { isoDate, isoDateTime } from './fields.ts'
import { cartao, centavos } from './payment-shapes.ts'

/** What a plan costs and includes, as it is sold now. */
export const planoAssinatura = z.object({
  id: z.number(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  /** For one period. */
  valor: centavos,
  /** Spec §9: the hiring fee, once. */
  taxaContratacao: centavos,
  /** How long a period is. */
  meses: z.number(),
  moeda: z.string(),
})
export type PlanoAssinatura = z.output<typeof planoAssinatura>

/** The state of a subscription; `pendente` waits for its first money, `expirada` never had it. */
export const etapaAssinatura = z.enum([
  'pendente',
  'teste',
  'ativa',
  'em_atraso',
  'suspensa',
  'cancelada',
  'encerrada',
  'expirada',
])

export const usuarioPlanoAssinatura = z.object({
  /** Spec §3: the subscription code. */
  codigo: z.string(),
  planoAssinatura: z.object({ id: z.number(), nome: z.string() }),
  valor: centavos,
  moeda: z.string(),
  meses: z.number(),
  dataAssinatura: isoDateTime,
  status: z.object({
    /** `ativo` exactly while what the plan includes may be watched; computed, never stored. */
    situacao: z.enum(['ativo', 'inativo']),
    etapa: etapaAssinatura,
  }),
  /** Until when it may be watched, the grace with it; null where it never could. */
  acessoAte: z.nullable(isoDateTime),
  /** The day on which the next period is due; null where nothing is charged any more. */
  proximaCobranca: z.nullable(isoDate),
  /** What will be charged then. */
  proximoValor: z.nullable(centavos),
  proximoPlano: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  flagCancelarNoFim: z.boolean(),
  metodoPagamento: z.nullable(z.string()),
  cartao: z.nullable(cartao),
  /** An order that waits for its money now. */
  pedidoAberto: z.nullable(z.string()),
  /** All the money goes back until then; with the order that is asked for it. */
  desistencia: z.nullable(
    z.object({
      pedido: z.string(),
      ate: isoDateTime,
      /** The plan before runs again then, to its new end. */
      volta: z.nullable(z.object({ plano: z.string(), ate: isoDate })),
    }),
  ),
  /** Newest first, at most twelve. */
  periodos: z.array(
    z.object({
      de: isoDate,
      ate: isoDate,
      situacao: z.enum(['cobrando', 'paga', 'falhou', 'devolvida']),
      pedido: z.nullable(z.string()),
    }),
  ),
})
export type UsuarioPlanoAssinatura = z.output<typeof usuarioPlanoAssinatura>
