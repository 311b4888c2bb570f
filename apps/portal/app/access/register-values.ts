import type { Cadastro } from '@atrio/contract'
import { normalizeBrPhone, parseShortDate, type Locale } from '@atrio/rules'

/** Registration as its fields hold it: all text, dates as the language writes them. */
export type RegisterValues = Partial<Record<Campo | 'confirmarSenha', string>> & {
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
    sobrenome: text(values.sobrenome) ?? '',
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

function text(value: string | undefined): string | null {
  return value?.trim() || null
}

function number(value: string | undefined): number | null {
  return text(value) === null ? null : Number(value)
}
