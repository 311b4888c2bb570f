import { z } from 'zod'
import { decimalToCents } from '../decimal.ts'

const cents = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((text) => decimalToCents(text) ?? 0n)

/** What we read of the Central Bank's API Pix 2.9.0. */
const devolucaoSchema = z.object({
  id: z.string(),
  valor: cents,
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
})

const pixSchema = z.object({
  endToEndId: z.string(),
  txid: z.string().optional(),
  valor: cents,
  horario: z.coerce.date(),
  devolucoes: z.array(devolucaoSchema).default([]),
})

export const cobSchema = z.object({
  txid: z.string(),
  calendario: z.object({ criacao: z.coerce.date(), expiracao: z.number().default(86_400) }),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  valor: z.object({ original: cents }),
  pixCopiaECola: z.string().optional(),
  pix: z.array(pixSchema).default([]),
})
export type Cob = z.output<typeof cobSchema>

export const devolucao = devolucaoSchema
export const pixListSchema = z.object({
  parametros: z.object({ paginacao: z.object({ quantidadeDePaginas: z.number() }) }),
  pix: z.array(pixSchema),
})
export const webhookSchema = z.object({
  pix: z.array(
    z.object({
      endToEndId: z.string(),
      txid: z.string().optional(),
      devolucoes: z.array(z.object({ id: z.string(), status: z.string() })).default([]),
    }),
  ),
})
export const problemSchema = z.object({ type: z.string().optional(), title: z.string().optional() })
