import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { isoDateTime } from './fields.ts'
import { centavos } from './payment-shapes.ts'

/** Spec §4: whether something can be had now. */
const disponibilidade = z.enum([
  /** Not yet: from `dataInicio` on. */
  'em_breve',
  'disponivel',
  'esgotado',
  /** Not any more. */
  'encerrado',
])

export const eventoListado = z.object({
  id: z.number(),
  nome: z.string(),
  categoria: z.nullable(z.string()),
  /** Plain text. */
  resumo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  /** Name of the place. */
  local: z.nullable(z.string()),
  dataInicio: isoDateTime,
  dataFim: isoDateTime,
  /** The single meetings of a course or a series, in order; none for what happens in one go. */
  encontros: z.array(z.object({ inicio: isoDateTime, fim: isoDateTime })),
  /** Registration opens and closes; null where it always is, or closes with the end. */
  inscricaoInicio: z.nullable(isoDateTime),
  inscricaoFim: z.nullable(isoDateTime),
  flagOnline: z.boolean(),
  disponibilidade,
  /** Of the tickets that can be had now or soon, without fees; null for an event without tickets. */
  valorMinimo: z.nullable(centavos),
  valorMaximo: z.nullable(centavos),
})
export type EventoListado = z.output<typeof eventoListado>

/** A question of the buyer's form, or of every ticket of a kind. */
const pergunta = z.object({
  id: z.number(),
  rotulo: z.string(),
  ajuda: z.nullable(z.string()),
  /** Answers are texts: `2026-12-31` for a date, `sim`/`nao`, options joined by line breaks for `multipla`. */
  tipo: z.enum([
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
  ]),
  opcoes: z.array(z.string()),
  flagObrigatoria: z.boolean(),
})
export type Pergunta = z.output<typeof pergunta>

/** What of a ticket changes with every sale. */
const estoqueIngresso = {
  disponibilidade,
  /** Left at the present price, places that others hold counted as gone. */
  qtdeDisponivel: z.number(),
  /** Of one ticket, without fees, at the lot that is on sale; of the next one while none is. */
  valor: z.nullable(centavos),
  lote: z.nullable(z.object({ id: z.number(), nome: z.string(), dataFim: z.nullable(isoDateTime) })),
}

const ingresso = z.object({
  id: z.number(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  ...estoqueIngresso,
  /** The lot that follows: what it will cost, and from when at the latest. */
  proximoLote: z.nullable(
    z.object({ nome: z.string(), valor: centavos, dataInicio: z.nullable(isoDateTime) }),
  ),
  dataInicio: z.nullable(isoDateTime),
  dataFim: z.nullable(isoDateTime),
  /** Of one order. */
  qtdeMinima: z.number(),
  qtdeMaxima: z.number(),
  /** Of one person over all orders; null for none. */
  limiteUsuario: z.nullable(z.number()),
  /** Not sold together with other tickets. */
  flagExclusivo: z.boolean(),
  /** Its holders have texts and videos of their own. */
  flagConteudoExclusivo: z.boolean(),
  /** Sent back with the order: rules that changed meanwhile are EVT_REG_023, questions EVT_REG_004. */
  rulesVersion: z.number(),
  formVersion: z.number(),
  /** Asked for each ticket of this kind. */
  perguntas: z.array(pergunta),
})
export type Ingresso = z.output<typeof ingresso>

export const evento = z.extend(eventoListado, {
  /** Sanitised HTML. */
  descricao: z.nullable(z.string()),
  endereco: z.nullable(z.string()),
  organizador: z.nullable(z.string()),
  /** The organiser is somebody, not a team. */
  flagOrganizadorPessoa: z.boolean(),
  contatoEmail: z.nullable(z.string()),
  contatoWhatsapp: z.nullable(z.string()),
  /** Plain text: until when, and how much, money is given back. */
  politicaReembolso: z.nullable(z.string()),
  /** Installments cost interest. */
  flagJuros: z.boolean(),
  /** The church bears the fees: buyers pay the price alone. */
  flagAssumirTaxasServico: z.boolean(),
  qtdeMaxParcelas: z.number(),
  /** What of the buyer's own data must be there (EVT_REG_026). */
  camposObrigatorios: z.array(
    z.enum(['telefone', 'dataNascimento', 'sexo', 'estadoCivil', 'congregacao', 'endereco', 'cpf']),
  ),
  /** Of the buyer's form; sent back with the order (EVT_REG_003). */
  formVersion: z.number(),
  /** Asked of the buyer once. */
  perguntas: z.array(pergunta),
  ingressos: z.array(ingresso),
})
export type Evento = z.output<typeof evento>

export const estoque = z.object({
  disponibilidade,
  ingressos: z.array(
    z.object({
      id: z.number(),
      ...estoqueIngresso,
      rulesVersion: z.number(),
      formVersion: z.number(),
      /** How many more the person may have; null when unlimited or nobody is logged in. */
      restanteUsuario: z.nullable(z.number()),
    }),
  ),
})
export type EstoqueEvento = z.output<typeof estoque>

/** Places that the person holds while filling in. */
export const reserva = z.object({
  uuid: z.string(),
  expiraEm: isoDateTime,
  /** How often it can still be renewed (10 at first). */
  renovacoesRestantes: z.number(),
  ingressos: z.array(z.object({ id: z.number(), quantidade: z.number(), valor: centavos, lote: z.string() })),
  /** All tickets without fees. */
  valor: centavos,
})
export type ReservaEvento = z.output<typeof reserva>

/** A bought ticket. */
export const inscricao = z.object({
  id: z.number(),
  /** `7K4-9QX…`: the same as in the QR code. */
  codigo: z.string(),
  numero: z.number(),
  /** `ativa` opens the door; `pendente` is not paid yet. */
  situacao: z.enum(['pendente', 'ativa', 'cancelada']),
  participante: z.nullable(z.string()),
  ingresso: z.object({ id: z.number(), nome: z.string(), flagConteudoExclusivo: z.boolean() }),
  valor: centavos,
  taxas: centavos,
  /** Signed (`parseTicketToken`), so that a door can tell it from one that is made up; null unless `ativa`. */
  qrCode: z.nullable(z.string()),
  /** It can be passed on to somebody else: paid, unused, and the event has not begun. */
  podeTransferir: z.boolean(),
  respostas: z.array(z.object({ rotulo: z.string(), valor: z.string() })),
  pedido: z.object({ codigo: z.string(), status: z.string() }),
  dataCadastro: isoDateTime,
})
export type InscricaoEvento = z.output<typeof inscricao>
