import * as z from 'zod/mini'
import { isoDateTime } from './fields.ts'

/** What is held out during a broadcast. */
export const tiposMomento = [
  'palavra',
  'versiculo',
  'contribuicao',
  'oracao',
  'decisao',
  'enquete',
  'link',
] as const
export type TipoMomento = (typeof tiposMomento)[number]

export const momentoTransmissao = z.object({
  id: z.number(),
  tipo: z.enum(tiposMomento),
  texto: z.string(),
  url: z.nullable(z.string()),
  opcoes: z.array(z.string()),
  /** How often each was chosen; at a poll alone. */
  votos: z.array(z.number()),
  /** Seconds after the beginning at which it goes out by itself. */
  desvio: z.nullable(z.number()),
  enviadoEm: z.nullable(isoDateTime),
})
export type MomentoTransmissao = z.output<typeof momentoTransmissao>

/** What somebody asks for who raises a hand. */
export const tiposAtendimento = ['conversa', 'passo', 'oracao'] as const
export const estadosAtendimento = [
  'aberto',
  'assumido',
  'em_conversa',
  'encaminhado',
  'concluido',
  'sem_resposta',
] as const

export const atendimentoProprio = z.object({
  /** Opens it to who asked. */
  codigo: z.string(),
  tipo: z.enum(tiposAtendimento),
  estado: z.enum(estadosAtendimento),
  dataCadastro: isoDateTime,
  /** First name of who is there. */
  anfitriao: z.nullable(z.string()),
  /** The room of the two. */
  sala: z.nullable(z.string()),
})
export type AtendimentoProprio = z.output<typeof atendimentoProprio>
