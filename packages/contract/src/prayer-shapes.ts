import * as z from 'zod/mini'
import { isoDateTime } from './fields.ts'

/** Characters that a request and each message to one may have, and the name under which somebody asks. */
export const ORACAO_LIMITS = { mensagem: 2_000, nome: 80, denuncia: 500 } as const

/** Seconds in which a deletion can still be called off. */
export const ORACAO_EXCLUSAO_SEGUNDOS = 10

/** Why somebody asks, in the church's own words. */
export const oracaoMotivo = z.object({ id: z.number(), nome: z.string() })
export type OracaoMotivo = z.output<typeof oracaoMotivo>

/** Forms write lines as `\r\n`: what somebody sees as 2,000 characters is 2,000. */
export const oracaoTexto = z.string().check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
  z.minLength(1),
  z.maxLength(ORACAO_LIMITS.mensagem),
)

export const oracaoListada = z.object({
  id: z.number(),
  /** As whoever asks wants to be called; null for who gave no name. */
  nome: z.nullable(z.string()),
  motivo: z.nullable(oracaoMotivo),
  /** Plain text. */
  mensagem: z.string(),
  /** Address of the picture; `&l=` asks for a width. It has no text of its own. */
  imagem: z.nullable(z.string()),
  dataCadastro: isoDateTime,
  /** When its author said that it was answered. */
  respondidaEm: z.nullable(isoDateTime),
  /** How many people prayed; who they are nobody is told, not its author either (Decision 134). */
  qtdeOraram: z.number(),
  qtdeMensagens: z.number(),
  /** What its author told since. */
  qtdeAtualizacoes: z.number(),
})
export type OracaoListada = z.output<typeof oracaoListada>

/**
 * `mensagem`: of anybody on the wall; `atualizacao`, `testemunho`: of its author, who tells how it goes on and that it was
 * answered; `resposta`: of those who care for prayer, to its author alone.
 */
const tiposOracaoMensagem = ['mensagem', 'atualizacao', 'testemunho', 'resposta'] as const

export const oracaoMensagem = z.object({
  id: z.number(),
  tipo: z.enum(tiposOracaoMensagem),
  /** First name of who wrote it; of the author of the request what they want to be called; null for a church's answer. */
  nome: z.nullable(z.string()),
  /** Plain text. */
  mensagem: z.string(),
  dataCadastro: isoDateTime,
})
export type OracaoMensagem = z.output<typeof oracaoMensagem>

/** Of the wall: `aguardando` until the church has read it, `oculta` when the church took it down. */
export const situacoesOracao = ['aguardando', 'aprovada', 'oculta'] as const

/** A message as who wrote it sees it, and the wall's desk. */
export const oracaoMensagemComSituacao = z.extend(oracaoMensagem, { situacao: z.enum(situacoesOracao) })
export type OracaoMensagemComSituacao = z.output<typeof oracaoMensagemComSituacao>

export const oracao = z.extend(oracaoListada, {
  /** The oldest first; of many the newest two hundred. */
  mensagens: z.array(oracaoMensagem),
})
export type Oracao = z.output<typeof oracao>

/** A request as its author sees it. */
export const minhaOracao = z.extend(oracaoListada, {
  /** True: on the wall. False: for those who care for prayer alone, sealed. */
  flagPublicarMural: z.boolean(),
  /** False: nobody but the author reads it. */
  flagAtivo: z.boolean(),
  /** What became of it on the wall; of one that is not for the wall it says nothing. */
  situacao: z.enum(situacoesOracao),
  flagReceberLigacao: z.boolean(),
  flagReceberVisita: z.boolean(),
  /** When the church called, and visited. */
  dataLigacao: z.nullable(isoDateTime),
  dataVisita: z.nullable(isoDateTime),
  /** Answers of those who care for prayer. */
  qtdeRespostas: z.number(),
  /** Nobody else sees it any more, and at this moment it is gone for good. */
  excluirEm: z.nullable(isoDateTime),
})
export type MinhaOracao = z.output<typeof minhaOracao>

/** A request of the wall as those see it who look after the wall. */
export const oracaoMesa = z.extend(oracaoListada, {
  situacao: z.enum(situacoesOracao),
  qtdeDenuncias: z.number(),
})
export type OracaoMesa = z.output<typeof oracaoMesa>

export const oracaoMesaCompleta = z.extend(oracaoMesa, {
  mensagens: z.array(oracaoMensagemComSituacao),
  /** What people said is wrong with it, or with one of its messages; never who. */
  denuncias: z.array(
    z.object({
      idMensagem: z.nullable(z.number()),
      motivo: z.nullable(z.string()),
      dataCadastro: isoDateTime,
    }),
  ),
})
export type OracaoMesaCompleta = z.output<typeof oracaoMesaCompleta>

/** What is written below a request of the wall and waits to be read, with what it answers. */
export const oracaoMensagemMesa = z.extend(oracaoMensagemComSituacao, {
  oracao: z.object({ id: z.number(), nome: z.nullable(z.string()), mensagem: z.string() }),
})
export type OracaoMensagemMesa = z.output<typeof oracaoMensagemMesa>

/** What asks for care, without a word of it: those are read one at a time, and each reading is written down. */
export const oracaoCuidado = z.object({
  id: z.number(),
  nome: z.nullable(z.string()),
  motivo: z.nullable(oracaoMotivo),
  dataCadastro: isoDateTime,
  flagPublicarMural: z.boolean(),
  flagReceberLigacao: z.boolean(),
  flagReceberVisita: z.boolean(),
  dataLigacao: z.nullable(isoDateTime),
  dataVisita: z.nullable(isoDateTime),
  qtdeRespostas: z.number(),
  /** Somebody has read it. */
  flagLida: z.boolean(),
  /** Nothing more is to be done. */
  flagConcluida: z.boolean(),
})
export type OracaoCuidado = z.output<typeof oracaoCuidado>

export const oracaoCuidadoLida = z.extend(oracaoCuidado, {
  mensagem: z.string(),
  imagem: z.nullable(z.string()),
  respondidaEm: z.nullable(isoDateTime),
  mensagens: z.array(oracaoMensagem),
  /** Only of who wishes a call or a visit: whoever asks without a name stays without one otherwise. */
  contato: z.nullable(
    z.object({ nome: z.string(), sobrenome: z.string(), telefone: z.nullable(z.string()) }),
  ),
})
export type OracaoCuidadoLida = z.output<typeof oracaoCuidadoLida>
