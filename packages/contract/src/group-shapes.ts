import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { idioma, isoDateTime } from './fields.ts'
import { partesTexto } from './reading-shapes.ts'

/** Whom a group is for. */
export const publicosCelula = [
  'todos',
  'homens',
  'mulheres',
  'casais',
  'familias',
  'jovens',
  'adolescentes',
  'idosos',
] as const
export const frequenciasCelula = ['semanal', 'quinzenal', 'mensal'] as const
/** When a day's meeting begins: before noon, before six, later. */
export const periodosCelula = ['manha', 'tarde', 'noite'] as const

/** Days in which who leads a group is expected to answer; after three they are reminded. */
export const PRAZO_RESPOSTA_CELULA = 2

/** Where a group is for who is not in it: somewhere in a circle of `raio` metres (Decision 133). */
const area = z.object({ latitude: z.number(), longitude: z.number(), raio: z.number() })

const local = z.object({
  rua: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  complemento: z.nullable(z.string()),
  bairro: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  cep: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})

/** What somebody is in a group of theirs, and what only who is in it is told. */
const participacao = z.object({
  papel: z.enum(['membro', 'lider']),
  /** ISO day. */
  desde: z.string(),
  local,
  linkOnline: z.nullable(z.string()),
  /** Of a group that is not listed, to be put into its address: for who leads it to pass on. */
  convite: z.nullable(z.string()),
  /** Requests that wait for an answer, for who leads it. */
  pedidos: z.nullable(z.number()),
})

export const celulaListada = z.object({
  id: z.number(),
  nome: z.string(),
  /** Plain text. */
  resumo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  publico: z.enum(publicosCelula),
  /** 0 is Sunday; null where the group says each time when it meets, and so is `hora` (`19:30`). */
  diaSemana: z.nullable(z.number()),
  hora: z.nullable(z.string()),
  duracaoMinutos: z.nullable(z.number()),
  frequencia: z.enum(frequenciasCelula),
  /** Null: the church's own. */
  idioma: z.nullable(idioma),
  bairro: z.nullable(z.string()),
  cidade: z.nullable(z.string()),
  flagOnline: z.boolean(),
  flagCriancas: z.boolean(),
  /** By wheelchair. */
  flagAcessivel: z.boolean(),
  situacao: z.enum(['aberta', 'lotada', 'fechada']),
  /** How many more can come; null for as many as like. */
  vagas: z.nullable(z.number()),
  /** First names of those who lead it. */
  lideres: z.array(z.string()),
  area: z.nullable(area),
  /** Metres, in hundreds, from the place that was asked about to the middle of the area. */
  distancia: z.nullable(z.number()),
  /** In a list of the person's own groups alone. */
  participacao: z.nullable(participacao),
})
export type CelulaListada = z.output<typeof celulaListada>

const situacoesSolicitacao = ['enviada', 'vista', 'aceita', 'recusada', 'cancelada'] as const

/** What somebody asked, as they see it: sent, seen, answered or called off. */
export const solicitacao = z.object({
  id: z.number(),
  celula: z.object({ id: z.number(), nome: z.string() }),
  situacao: z.enum(situacoesSolicitacao),
  mensagem: z.nullable(z.string()),
  dataCadastro: isoDateTime,
  dataVista: z.nullable(isoDateTime),
  dataResposta: z.nullable(isoDateTime),
  /** What who leads the group answered, in words. */
  resposta: z.nullable(z.string()),
})
export type SolicitacaoCelula = z.output<typeof solicitacao>

export const celula = z.extend(celulaListada, {
  /** HTML. */
  descricao: z.nullable(z.string()),
  /** The same text. */
  partes: partesTexto,
  /** Days in which an answer usually comes. */
  prazoResposta: z.number(),
  /** The newest of who asks. */
  solicitacao: z.nullable(solicitacao),
})
export type Celula = z.output<typeof celula>

/** What somebody asked, as who leads the group sees it. */
export const pedidoCelula = z.object({
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  /** As they gave it with the request, for the leaders alone. */
  telefone: z.nullable(z.string()),
  mensagem: z.nullable(z.string()),
  situacao: z.enum(situacoesSolicitacao),
  dataCadastro: isoDateTime,
  dataResposta: z.nullable(isoDateTime),
  resposta: z.nullable(z.string()),
})
export type PedidoCelula = z.output<typeof pedidoCelula>

/** Somebody of a group, as who leads it sees them: no birthday, address or anything of their account. */
export const membroCelula = z.object({
  id: z.number(),
  nome: z.string(),
  sobrenome: z.string(),
  papel: z.enum(['membro', 'lider']),
  /** As they gave it to the group. */
  telefone: z.nullable(z.string()),
  /** ISO day. */
  desde: z.string(),
  /** Meetings in a row, up to today, at which they were marked absent. */
  faltasSeguidas: z.number(),
  /** Of who asks. */
  flagEu: z.boolean(),
})
export type MembroCelula = z.output<typeof membroCelula>
