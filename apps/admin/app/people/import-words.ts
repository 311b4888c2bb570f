import {
  ApiError,
  planilha,
  type CampoImportacao,
  type Importacao,
  type LinhaImportacao,
  type SituacaoLinha,
} from '@atrio/contract'
import { codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'

export const fieldWords: Record<CampoImportacao, () => string> = {
  nome: m.person_first,
  sobrenome: m.person_last,
  nomeCompleto: m.import_field_full_name,
  email: m.email,
  telefone: m.person_phone,
  cpf: m.person_document,
  dataNascimento: m.person_birth,
  sexo: m.import_field_sex,
  estadoCivil: m.import_field_marital,
  dataCasamento: m.import_field_wedding,
  ocupacao: m.import_field_occupation,
  congregacao: m.person_congregation,
  'endereco.cep': m.import_field_postcode,
  'endereco.rua': m.import_field_street,
  'endereco.numero': m.import_field_number,
  'endereco.complemento': m.import_field_complement,
  'endereco.bairro': m.import_field_district,
  'endereco.cidade': m.import_field_city,
  'endereco.estado': m.import_field_region,
}

export const stateWords: Record<Importacao['situacao'], () => string> = {
  aberta: m.import_state_aberta,
  feita: m.import_state_feita,
  desfeita: m.import_state_desfeita,
}

/** Of one row. */
export const rowWords: Record<SituacaoLinha, () => string> = {
  erro: m.import_row_erro,
  parecida: m.import_row_parecida,
  nova: m.import_row_nova,
  completada: m.import_row_completada,
  igual: m.import_row_igual,
  fora: m.import_row_fora,
}

/** Of how many rows there are of a kind. */
export const countWords: Record<SituacaoLinha, (given: { count: number }) => string> = {
  erro: m.import_count_erro,
  parecida: m.import_count_parecida,
  nova: m.import_count_nova,
  completada: m.import_count_completada,
  igual: m.import_count_igual,
  fora: m.import_count_fora,
}

/** Why a cell cannot be kept, and what it should say. */
export function reasonOf({ campo, regra, params = {} }: LinhaImportacao['erros'][number]): string {
  if (regra === 'required') return m.refused_required()
  if (regra === 'max') return m.refused_max({ max: Number(params['max']) })
  if (regra === 'repeated') return m.import_wrong_repeated({ line: Number(params['linha']) })
  if (regra === 'inUse') return m.import_wrong_in_use()
  if (regra === 'formula') return m.import_wrong_formula()
  if (campo === 'nome' || campo === 'sobrenome' || campo === 'nomeCompleto') return m.import_wrong_name()
  if (campo === 'email') return m.import_wrong_email()
  if (campo === 'telefone') return m.import_wrong_phone()
  if (campo === 'cpf') return m.import_wrong_cpf()
  if (campo === 'dataNascimento' || campo === 'dataCasamento') return m.import_wrong_date()
  if (campo === 'congregacao') return m.import_wrong_congregation()
  if (campo === 'endereco.cep') return m.import_wrong_postcode()
  return m.import_wrong_word()
}

/** Why a file was not taken, and what to do with it. */
export function refusalOf(error: unknown): { title: string; children?: string } {
  const detalhes = error instanceof ApiError ? (error.body.detalhes ?? {}) : {}
  const line = Number(detalhes['linha'] ?? 0)
  const said: Record<string, () => { title: string; children: string }> = {
    FILE_TOO_LARGE: () => ({
      title: m.import_large(),
      children: m.import_large_detail({ mega: planilha.maxBytes / 1024 / 1024 }),
    }),
    FILE_TYPE: () => ({ title: m.import_type(), children: m.import_type_detail() }),
    FILE_ACTIVE: () => ({ title: m.import_macros(), children: m.import_macros_detail() }),
    FILE_DAMAGED: () => ({
      title: line > 0 ? m.import_damaged_line({ line }) : m.import_damaged(),
      children: m.import_damaged_detail(),
    }),
    SHEET_TOO_LARGE: () => ({
      title: m.import_long({ rows: planilha.maxLinhas, columns: planilha.maxColunas }),
      children: m.import_long_detail(),
    }),
    SHEET_EMPTY: () => ({ title: m.import_empty(), children: m.import_empty_detail() }),
    ACCOUNT_LIMIT: () => ({ title: m.import_many(), children: m.import_many_detail() }),
  }
  return said[codeOf(error)]?.() ?? { title: errorText(error) }
}
