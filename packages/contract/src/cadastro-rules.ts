import {
  birthdate,
  brPhone,
  cep,
  cpf,
  date,
  email,
  max,
  password,
  regex,
  required,
  withParams,
  type FormRules,
  type Rule,
} from '@atrio/rules'
import type { Cadastro } from './account-shapes.ts'
import type { Igreja } from './church-shapes.ts'

type CampoCadastro = Igreja['camposCadastro'][number]

/** Parts of an address that an obligatory one must have; the others depend on the country. */
const ENDERECO_OBRIGATORIO = ['pais', 'cidade', 'rua', 'numero'] as const

/** A number of another country, with its code. */
const INTERNATIONAL_PHONE = /^\+(?!55)[1-9][\d\s().-]{6,20}$/
/** Outside Brazil people write numbers without their country's code too. */
const ANY_PHONE = /^\+?[\d\s().-]{6,22}$/

/**
 * The rules of registration at one church (Spec §5), by field as `flattenCadastro` names them. Browser and server use
 * the same.
 * @param campos what the church asks for beyond name, e-mail and password.
 * @param igreja country of the church (`cliente.pais`): in Brazil phones and postcodes are Brazilian unless they say
 * otherwise.
 */
export function cadastroRules(campos: readonly CampoCadastro[], igreja: { pais: string }): FormRules {
  const rules: Record<string, Rule[]> = {
    nome: [required, ...nomeRules],
    sobrenome: nomeRules,
    email: [required, email],
    senha: [required, password],
  }
  for (const { campo, flagObrigatorio } of campos) {
    if (campo === 'endereco') Object.assign(rules, enderecoRules('endereco.', flagObrigatorio))
    else rules[campo] = [...(flagObrigatorio ? [required] : []), ...fieldRules(igreja)[campo]]
  }
  return rules
}

/** The rules of an address by its parts, each after `prefix`; `obrigatorio`: it has to be filled in. */
export function enderecoRules(prefix = '', obrigatorio = true): FormRules {
  const rules: Record<string, Rule[]> = { [`${prefix}cep`]: [cepInBrazil(`${prefix}pais`)] }
  if (!obrigatorio) return rules
  for (const part of ENDERECO_OBRIGATORIO) rules[`${prefix}${part}`] = [required]
  return rules
}

/** `endereco` as one value per part, `endereco.cep`: the names that error bodies use. */
export function flattenCadastro(cadastro: Partial<Cadastro>): Record<string, unknown> {
  const { endereco, ...flat } = cadastro
  const parts = Object.entries(endereco ?? {}).map(([part, value]) => [`endereco.${part}`, value])
  return { ...flat, ...Object.fromEntries(parts) }
}

function fieldRules({ pais }: { pais: string }): Record<Exclude<CampoCadastro['campo'], 'endereco'>, Rule[]> {
  return {
    sobrenome: nomeRules,
    telefone: [pais === 'BR' ? phoneInBrazil : withParams(regex, { regex: ANY_PHONE })],
    dataNascimento: [birthdate],
    sexo: [],
    estadoCivil: [],
    dataCasamento: [date],
    ocupacao: [withParams(max, { max: 120 })],
    congregacao: [],
    qtdeFilhos: [],
    observacoes: [withParams(max, { max: 1000 })],
    cpf: [cpf],
  }
}

// `alpha_spaces` would refuse O'Brien and Jean-Luc.
const NAME = /^[\p{L}\p{M}\p{Zs}'’.-]+$/u
export const nomeRules: Rule[] = [withParams(regex, { regex: NAME }), withParams(max, { max: 80 })]

const phoneInBrazil: Rule = (value) =>
  typeof value === 'string' && INTERNATIONAL_PHONE.test(value.trim()) ? null : brPhone(value)

/** Other countries have postcodes of other shapes. */
const cepInBrazil =
  (campoPais: string): Rule =>
  (value, _params, context) => {
    const pais = context?.values?.[campoPais]
    return pais === 'BR' || pais === undefined || pais === null || pais === '' ? cep(value) : null
  }
