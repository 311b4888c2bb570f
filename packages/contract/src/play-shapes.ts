import * as z from 'zod/mini'
import { imagem } from './church-shapes.ts'
import { isoDate, isoDateTime } from './fields.ts'

/** What a list of Play says of a film, a series or a collection. */
export const conteudoListado = z.object({
  id: z.number(),
  tipo: z.enum(['video', 'serie', 'coletanea']),
  titulo: z.string(),
  /** Plain text. */
  resumo: z.nullable(z.string()),
  imagem: z.nullable(imagem),
  dataPublicacao: isoDate,
  /** Seconds; null where nobody has said, and of what has parts. */
  duracao: z.nullable(z.number()),
  flagDestaque: z.boolean(),
  tags: z.array(z.string()),
  /** `gratis` is for everybody who is logged in, `planos` for who has one of `planos`, of any plan where it is empty. */
  acesso: z.enum(['gratis', 'planos']),
  planos: z.array(z.object({ id: z.number(), nome: z.string() })),
  /** Spec §3 tipoVisibilidadeConteudo: shown behind a padlock to who has no plan that opens it. */
  flagCadeado: z.boolean(),
  /** The series or collection that it is a part of, and its place there. */
  coletaneaId: z.nullable(z.number()),
  temporada: z.nullable(z.number()),
  numero: z.nullable(z.number()),
  /** Of a series or a collection: how many of its parts are out. */
  qtdeConteudos: z.number(),
})
export type ConteudoListado = z.output<typeof conteudoListado>

const vizinho = z.nullable(z.object({ id: z.number(), titulo: z.string() }))

export const conteudo = z.extend(conteudoListado, {
  /** Sanitised HTML. */
  descricao: z.nullable(z.string()),
  autor: z.nullable(z.string()),
  /** Whether its film is there; of what has parts, whether one of them can be watched. */
  flagPronto: z.boolean(),
  flagLegendas: z.boolean(),
  /** An address that everybody may watch. */
  trailer: z.nullable(z.string()),
  coletanea: z.nullable(
    z.object({ id: z.number(), titulo: z.string(), tipo: z.enum(['serie', 'coletanea']) }),
  ),
  /** Its parts, in order. */
  conteudos: z.array(conteudoListado),
  /** Neighbours in what it is a part of. */
  anterior: vizinho,
  proximo: vizinho,
})
export type ConteudoPlay = z.output<typeof conteudo>

/** One row of Play's home. */
export const prateleira = z.object({
  id: z.number(),
  nome: z.string(),
  conteudos: z.array(conteudoListado),
})
export type Prateleira = z.output<typeof prateleira>

/** Of the person's list: what they kept for later, the newest first. */
export const itemDaLista = z.object({
  id: z.number(),
  dataCadastro: isoDateTime,
  planoAssinaturaConteudo: conteudoListado,
})

/** How far a person is in a film. */
export const progresso = z.object({
  /** Seconds. */
  posicao: z.number(),
  duracao: z.number(),
  /** At 95 % of it and beyond. */
  flagConcluido: z.boolean(),
  em: isoDateTime,
})
export type Progresso = z.output<typeof progresso>

export const assistindo = z.extend(progresso, { planoAssinaturaConteudo: conteudoListado })
export type Assistindo = z.output<typeof assistindo>
