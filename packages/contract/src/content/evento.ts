import * as z from 'zod/mini'
import { emailAddress, id, text } from '../fields.ts'
import { metodoCodigos } from '../payment-shapes.ts'
import { address, instant, line, lines, moment, optional, picture, rich, type Field } from './field.ts'
import { defineResource } from './resource.ts'

const filled = (max: number) => text(max).check(z.minLength(1), z.regex(/\S/))
const int = (min: number, max: number) => z.number().check(z.int(), z.minimum(min), z.maximum(max))
/** Of what is there already; null for what is new. */
const idOrNew = z.nullable(id)
const orNone = z.nullable(instant)

/** What visitors read of an event. Its tickets stand in `bilheteria`; drafts and history are the engine's (Decision 203). */
export const evento = defineResource({
  nome: 'evento',
  area: 'agenda',
  modulo: 'MOD_EVENTO',
  fields: {
    nome: line(120),
    dataInicio: moment,
    dataFim: moment,
    local: optional(line(120)),
    endereco: optional(lines(300)),
    categoria: optional(line(80)),
    resumo: optional(lines(300)),
    descricao: optional(rich(60_000)),
    imagem: picture('16/9'),
    imagemAlt: optional(line(200)),
    organizador: optional(line(120)),
    contatoEmail: optional({ schema: emailAddress, ui: { input: 'line' } } satisfies Field),
    contatoWhatsapp: optional(line(40)),
    politicaReembolso: optional(lines(1_000)),
    linkOnline: optional(address),
    inscricaoInicio: optional(moment),
    inscricaoFim: optional(moment),
  },
  listed: ['nome', 'dataInicio', 'local', 'imagem'],
  search: ['nome', 'local', 'categoria'],
  order: { by: 'dataInicio', descending: true },
  life: 'content',
  archived: 'stays',
})

/** How a question is answered (`event-shapes.ts`). */
export const perguntaTipos = [
  'texto',
  'texto_longo',
  'numero',
  'data',
  'opcao',
  'multipla',
  'sim_nao',
  'cpf',
  'telefone',
  'email',
] as const

/** What of a buyer's own data an event may ask for. */
export const camposComprador = [
  'telefone',
  'dataNascimento',
  'sexo',
  'estadoCivil',
  'congregacao',
  'endereco',
  'cpf',
] as const

const pergunta = z.strictObject({
  id: idOrNew,
  rotulo: filled(200),
  ajuda: z.nullable(text(300)),
  tipo: z.enum(perguntaTipos),
  opcoes: z.array(filled(120)).check(z.maxLength(40)),
  flagObrigatoria: z.boolean(),
})
const perguntas = z.array(pergunta).check(z.maxLength(30))

const lote = z.strictObject({
  id: idOrNew,
  nome: filled(60),
  /** Cents of one ticket, without fees. */
  valor: int(0, 100_000_000),
  capacidade: int(0, 1_000_000),
  dataInicio: orNone,
  dataFim: orNone,
})

const conteudo = z.strictObject({
  id: idOrNew,
  titulo: filled(120),
  resumo: z.nullable(text(300)),
  conteudo: z.nullable(text(60_000)),
  url: z.nullable(text(500).check(z.regex(/^https:\/\/\S+$/))),
  /** Not to be opened before; null for at once. */
  dataLiberacao: orNone,
})

const ingresso = z.strictObject({
  id: idOrNew,
  nome: filled(80),
  descricao: z.nullable(text(500)),
  /** Not sold together with other tickets. */
  flagExclusivo: z.boolean(),
  qtdeMinima: int(1, 50),
  qtdeMaxima: int(1, 50),
  limiteUsuario: z.nullable(int(1, 50)),
  dataInicio: orNone,
  dataFim: orNone,
  lotes: z.array(lote).check(z.minLength(1), z.maxLength(20)),
  perguntas,
  conteudos: z.array(conteudo).check(z.maxLength(40)),
})

/** What is sold of an event, and to whom. */
export const bilheteria = z.strictObject({
  flagOnline: z.boolean(),
  flagOrganizadorPessoa: z.boolean(),
  flagAssumirTaxasServico: z.boolean(),
  flagJuros: z.boolean(),
  qtdeMaxParcelas: int(1, 24),
  diasReembolso: int(0, 365),
  /** How it can be paid, of what the church takes; null for all of that. */
  metodos: z.nullable(
    z.array(z.enum(metodoCodigos)).check(z.minLength(1), z.maxLength(metodoCodigos.length)),
  ),
  /** How long an order waits for its money: in cash or by hand, and for a slip. */
  diasDinheiro: int(0, 60),
  diasBoleto: int(0, 60),
  /** How long a place is kept for who waited for it. */
  ofertaHoras: int(1, 168),
  /** Places of all tickets together; null for as many as their lots have. */
  capacidade: z.nullable(int(1, 1_000_000)),
  camposObrigatorios: z.array(z.enum(camposComprador)).check(z.maxLength(camposComprador.length)),
  /** The evenings of what has several; none for what happens in one go. */
  encontros: z.array(z.strictObject({ inicio: instant, fim: instant })).check(z.maxLength(60)),
  /** Asked of the buyer once. */
  perguntas,
  ingressos: z.array(ingresso).check(z.maxLength(20)),
})
export type Bilheteria = z.output<typeof bilheteria>
export type IngressoEquipe = Bilheteria['ingressos'][number]
export type LoteEquipe = IngressoEquipe['lotes'][number]
export type PerguntaEquipe = Bilheteria['perguntas'][number]
export type ConteudoEquipe = IngressoEquipe['conteudos'][number]

/** The same while it is being typed: any value under known names, and no more of it than may be published. */
export function laxOf(schema: z.ZodMiniType): z.ZodMiniType {
  const { def } = schema._zod as { def: Def }
  if (def.type === 'object')
    return z.strictObject(
      Object.fromEntries(Object.entries(def.shape!).map(([name, part]) => [name, z.optional(laxOf(part))])),
    )
  if (def.type === 'array') return z.array(laxOf(def.element!)).check(z.maxLength(60))
  return typed
}

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
}
const typed = z.union([z.null(), z.boolean(), z.number(), text(60_000)])
