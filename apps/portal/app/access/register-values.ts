import type { Cadastro, DadosPessoais, Usuario } from '@atrio/contract'
import {
  formatBrPhone,
  formatCpf,
  formatShortDate,
  normalizeBrPhone,
  parseShortDate,
  type Locale,
} from '@atrio/rules'

/** Registration as its fields hold it: all text, dates as the language writes them. */
export type RegisterValues = Partial<Record<Campo, string>> & {
  endereco?: Partial<Record<Parte, string>>
}

type Campo = Exclude<keyof Cadastro, 'endereco' | 'idioma' | 'redirectTo'>
type Parte = keyof NonNullable<Cadastro['endereco']>

export const PARTES = [
  'pais',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'estado',
] as const satisfies readonly Parte[]

/** Registration as the API takes it. */
export function toCadastro(
  values: RegisterValues,
  { locale, redirectTo }: { locale: Locale; redirectTo: string | null },
): Cadastro {
  const { endereco } = values
  const partes = Object.fromEntries(PARTES.map((parte) => [parte, text(endereco?.[parte])]))
  // A country alone, which the form fills in by itself, is no address.
  const hasEndereco = PARTES.some((parte) => parte !== 'pais' && partes[parte])
  const telefone = text(values.telefone)
  return {
    nome: text(values.nome) ?? '',
    sobrenome: text(values.sobrenome),
    email: text(values.email) ?? '',
    senha: values.senha ?? '',
    idioma: locale.replace('-', '_') as 'pt_BR' | 'en' | 'es',
    telefone: telefone && (normalizeBrPhone(telefone) ?? telefone),
    dataNascimento: parseShortDate(values.dataNascimento ?? '', locale),
    sexo: text(values.sexo) as Cadastro['sexo'],
    estadoCivil: text(values.estadoCivil) as Cadastro['estadoCivil'],
    dataCasamento: parseShortDate(values.dataCasamento ?? '', locale),
    ocupacao: text(values.ocupacao),
    congregacao: number(values.congregacao),
    qtdeFilhos: number(values.qtdeFilhos),
    observacoes: text(values.observacoes),
    cpf: text(values.cpf),
    endereco: hasEndereco ? partes : null,
    redirectTo,
  }
}

/** What is known of somebody, as the fields hold it; what is not known is left out. */
export function toRegisterValues(usuario: Usuario, cpf: string | null, locale: Locale): RegisterValues {
  const { telefone, dataNascimento, dataCasamento, congregacao, qtdeFilhos, endereco } = usuario
  const date = (iso: string | null) => iso && formatShortDate(iso, locale)
  return given({
    sobrenome: usuario.sobrenome,
    telefone: telefone && formatBrPhone(telefone),
    dataNascimento: date(dataNascimento),
    sexo: usuario.sexo,
    estadoCivil: usuario.estadoCivil,
    dataCasamento: date(dataCasamento),
    ocupacao: usuario.ocupacao,
    congregacao: congregacao && String(congregacao.id),
    qtdeFilhos: qtdeFilhos === null ? null : String(qtdeFilhos),
    observacoes: usuario.observacoes,
    cpf: cpf && formatCpf(cpf),
    endereco: given(endereco),
  })
}

/** What was filled in of the fields that were asked, as the API takes it. */
export function toDados(values: RegisterValues, campos: readonly string[], locale: Locale): DadosPessoais {
  const { endereco, ...flat } = toCadastro(values, { locale, redirectTo: null })
  const asked = Object.entries({ ...flat, endereco: endereco && given(endereco) })
  return given(Object.fromEntries(asked.filter(([campo]) => campos.includes(campo))))
}

/** Some fields as the API takes them: what was emptied is null, which takes it away. */
export function toPart(values: RegisterValues, campos: readonly string[], locale: Locale): DadosPessoais {
  const all = Object.entries(toCadastro(values, { locale, redirectTo: null }))
  return Object.fromEntries(all.filter(([campo]) => campos.includes(campo)))
}

function given(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )
}

function text(value: string | undefined): string | null {
  return value?.trim() || null
}

function number(value: string | undefined): number | null {
  return text(value) === null ? null : Number(value)
}
