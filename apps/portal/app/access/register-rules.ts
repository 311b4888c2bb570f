import { cadastroRules } from '@atrio/contract'
import type { FormRules } from '@atrio/rules'
import { m } from '../paraglide/messages.js'
import type { AccessChurch } from './access-church.ts'
import { PARTES } from './register-values.ts'

/** The rules that the server has too. */
export function registerRules({ camposCadastro, pais }: AccessChurch): FormRules {
  return cadastroRules(camposCadastro, { pais })
}

/** The same of somebody who is known: name, e-mail and password are not asked again. */
export function dataRules({ camposCadastro, pais }: AccessChurch): FormRules {
  const rules = Object.entries(cadastroRules(camposCadastro, { pais }))
  return Object.fromEntries(rules.filter(([campo]) => !ALWAYS.has(campo)))
}

export function dataLabels(church: AccessChurch): Record<string, string> {
  return Object.fromEntries(Object.entries(registerLabels(church)).filter(([campo]) => !ALWAYS.has(campo)))
}

/** The rules of some fields that somebody saves by themselves. */
export function rulesOf({ camposCadastro, pais }: AccessChurch, campos: readonly string[]): FormRules {
  const asked = campos.filter(
    (campo) => !ALWAYS.has(campo),
  ) as AccessChurch['camposCadastro'][number]['campo'][]
  const rules = cadastroRules(
    asked.map((campo) => ({
      campo,
      flagObrigatorio: camposCadastro.some((one) => one.campo === campo && one.flagObrigatorio),
    })),
    { pais },
  )
  return Object.fromEntries(Object.entries(rules).filter(([campo]) => campos.includes(campo)))
}

export function labelsOf(campos: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    ORDER.filter(([campo]) => campos.includes(campo)).map(([campo, label]) => [campo, label()]),
  )
}

/** The fields on the page, in their order, with their labels. */
export function registerLabels({ camposCadastro }: AccessChurch): Record<string, string> {
  const asked = new Set<string>(camposCadastro.map(({ campo }) => campo))
  const shown = ORDER.filter(([campo]) => ALWAYS.has(campo) || asked.has(campo.split('.')[0]!))
  const labels = Object.fromEntries(shown.map(([campo, label]) => [campo, label()]))
  return asked.has('sobrenome') ? labels : { ...labels, nome: m.field_nome_completo() }
}

const ALWAYS = new Set(['nome', 'email', 'senha'])

const partLabels: Record<(typeof PARTES)[number], () => string> = {
  pais: m.field_pais,
  cep: m.field_cep,
  rua: m.field_rua,
  numero: m.field_numero,
  complemento: m.field_complemento,
  bairro: m.field_bairro,
  cidade: m.field_cidade,
  estado: m.field_estado,
}

const ORDER: readonly (readonly [campo: string, label: () => string])[] = [
  ['nome', m.field_nome],
  ['sobrenome', m.field_sobrenome],
  ['email', m.field_email],
  ['senha', m.field_senha],
  ['telefone', m.field_telefone],
  ['dataNascimento', m.field_data_nascimento],
  ['sexo', m.field_sexo],
  ['estadoCivil', m.field_estado_civil],
  ['dataCasamento', m.field_data_casamento],
  ['qtdeFilhos', m.field_qtde_filhos],
  ['ocupacao', m.field_ocupacao],
  ['cpf', m.field_cpf],
  ['congregacao', m.field_congregacao],
  ...PARTES.map((parte) => [`endereco.${parte}`, partLabels[parte]] as const),
  ['observacoes', m.field_observacoes],
]
