import * as z from 'zod/mini'
import { email, id, idioma, isoDate, isoDateTime, optionalText, text } from './fields.ts'

export const sexo = z.enum(['masculino', 'feminino'])
export const estadoCivil = z.enum([
  'casado',
  'casado_civil',
  'casado_civil_religioso',
  'divorciado',
  'mora_junto',
  'solteiro',
  'uniao_estavel',
  'viuvo',
])

/** The platform account. */
export const user = z.object({
  id: z.number(),
  uuid: z.string(),
  email: z.string(),
  idioma,
  /** The church the person is logged in at. */
  igreja: z.object({ id: z.number(), codigo: z.string(), nome: z.string() }),
  trocarSenha: z.boolean(),
  dataCadastro: isoDateTime,
})
export type User = z.output<typeof user>

export const endereco = z.object({
  pais: z.nullish(z.string().check(z.regex(/^[A-Z]{2}$/))),
  estado: optionalText(60),
  cidade: optionalText(80),
  bairro: optionalText(80),
  rua: optionalText(120),
  numero: optionalText(20),
  complemento: optionalText(80),
  cep: optionalText(12),
})

/** A question of the church's own, with somebody's answer: a number with a point, a day in ISO form, one of `opcoes`. */
export const campoPersonalizado = z.object({
  id: z.number(),
  nome: z.string(),
  tipo: z.enum(['texto', 'numero', 'data', 'opcao']),
  opcoes: z.array(z.string()),
  flagObrigatorio: z.boolean(),
  valor: z.nullable(z.string()),
})
/** Answers by the id of their question, as text; null for none. */
export const respostasPersonalizadas = z.record(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.nullable(text(500)),
)

/** A person's account at one church. */
export const usuario = z.object({
  id: z.number(),
  nome: z.string(),
  /** Empty where the church does not ask for it: then `nome` is the whole name. */
  sobrenome: z.string(),
  email: z.string(),
  telefone: z.nullable(z.string()),
  dataNascimento: z.nullable(isoDate),
  sexo: z.nullable(sexo),
  estadoCivil: z.nullable(estadoCivil),
  dataCasamento: z.nullable(isoDate),
  ocupacao: z.nullable(z.string()),
  congregacao: z.nullable(z.object({ id: z.number(), nome: z.string() })),
  qtdeFilhos: z.nullable(z.number()),
  /** Health notes (allergies, blood type): shown to the person alone. */
  observacoes: z.nullable(z.string()),
  endereco,
  imagem: z.nullable(z.string()),
  flagAtivo: z.boolean(),
  /** The church that the person belongs to (Spec §6): true of one of their accounts, the one changed to last. */
  flagAtual: z.boolean(),
  igreja: z.object({ id: z.number(), codigo: z.string(), slug: z.string(), nome: z.string() }),
  dataCadastro: isoDateTime,
  /** When it is erased, where the person asked for that (Decision 148). */
  dataExclusao: z.nullable(isoDateTime),
})
export type Usuario = z.output<typeof usuario>

/** Rules of Spec §5 beyond the types are checked on the server with `@atrio/rules` and answered field by field. */
export const cadastro = z.strictObject({
  nome: text(80),
  /** Family name, where the church asks for one; else `nome` is the whole name. */
  sobrenome: optionalText(80),
  email,
  senha: text(128),
  idioma: z.optional(idioma),
  telefone: optionalText(30),
  dataNascimento: z.nullish(isoDate),
  sexo: z.nullish(sexo),
  estadoCivil: z.nullish(estadoCivil),
  dataCasamento: z.nullish(isoDate),
  ocupacao: optionalText(120),
  congregacao: z.nullish(id),
  qtdeFilhos: z.nullish(z.number().check(z.int(), z.minimum(0), z.maximum(30))),
  observacoes: optionalText(1000),
  cpf: optionalText(20),
  endereco: z.nullish(z.strictObject(endereco.shape)),
  /** Path of this portal to open after activation. */
  redirectTo: optionalText(300),
})
export type Cadastro = z.output<typeof cadastro>

/**
 * What of a registration can be saved later: what is given is to be filled in, null takes it away where the church does
 * not insist on it.
 */
export const dadosPessoais = z.strictObject({
  nome: z.optional(text(80)),
  sobrenome: optionalText(80),
  /** Of the whole platform: the language of mails and of the portal. */
  idioma: z.optional(idioma),
  telefone: optionalText(30),
  dataNascimento: z.nullish(isoDate),
  sexo: z.nullish(sexo),
  estadoCivil: z.nullish(estadoCivil),
  dataCasamento: z.nullish(isoDate),
  ocupacao: optionalText(120),
  congregacao: z.nullish(id),
  qtdeFilhos: z.nullish(z.number().check(z.int(), z.minimum(0), z.maximum(30))),
  observacoes: optionalText(1000),
  cpf: optionalText(20),
  /** The main address; further ones have calls of their own. */
  endereco: z.optional(z.strictObject(endereco.shape)),
})
export type DadosPessoais = z.output<typeof dadosPessoais>
