import { cadastroRules, flattenCadastro, type CampoImportacao, type LinhaImportacao } from '@atrio/contract'
import { listFieldErrors, normalizeBrPhone, validateForm, type FormRules } from '@atrio/rules'
import { readCell, type Reading } from './read-cell.ts'
import { splitName } from './split-name.ts'

/** What a row says of a person, as it would be kept. */
export type Valores = Partial<Record<CampoImportacao, string | number>>

export interface ReadRow {
  valores: Valores
  erros: LinhaImportacao['erros']
}

/** By which rules a church’s rows are read. */
export interface RowRules extends Reading {
  pais: string
  today: string
  rules: FormRules
}

const ASKED = ['telefone', 'dataNascimento', 'dataCasamento', 'ocupacao', 'cpf', 'endereco'] as const

/** The rules of Spec §5; besides a name and an e-mail nothing has to be there. */
export function importRules(pais: string): FormRules {
  const asked = ASKED.map((campo) => ({ campo, flagObrigatorio: false }))
  const { senha: _none, ...rules } = cadastroRules(asked, { pais })
  return rules
}

/** No longer than a registration takes them. */
const MOST: Partial<Record<CampoImportacao, number>> = {
  telefone: 30,
  'endereco.estado': 60,
  'endereco.cidade': 80,
  'endereco.bairro': 80,
  'endereco.rua': 120,
  'endereco.numero': 20,
  'endereco.complemento': 80,
  'endereco.cep': 12,
}

/** Reads the cells of a row by what their columns are taken for. */
export function readRow(
  { celulas, campos }: { celulas: readonly string[]; campos: readonly (CampoImportacao | null)[] },
  { rules, today, ...reading }: RowRules,
): ReadRow {
  const valores: Valores = {}
  const erros: ReadRow['erros'] = []
  for (const [coluna, campo] of campos.entries()) {
    const cell = celulas[coluna] ?? ''
    if (!campo || cell === '') continue
    const read = readCell(campo, cell, { ...reading, coluna })
    const most = MOST[campo]
    if ('refused' in read) erros.push({ campo, regra: read.refused })
    else if (most && String(read.value).length > most)
      erros.push({ campo, regra: 'max', params: { max: most } })
    else if (campo === 'nomeCompleto') Object.assign(valores, splitName(String(read.value)))
    else valores[campo] = read.value
  }
  const known = new Set<string>(erros.map(({ campo }) => campo))
  const address = { 'endereco.pais': reading.pais }
  const broken = listFieldErrors(
    validateForm(flattenCadastro({ ...address, ...valores } as object), rules, { today }),
  )
  for (const { campo: named, ...rule } of broken) {
    // What is wrong is put right where it stands.
    const campo = campos.includes('nomeCompleto') && NAMES.has(named) ? 'nomeCompleto' : named
    if (!known.has(campo)) erros.push({ campo: campo as CampoImportacao, ...rule })
    known.add(campo)
  }
  return { valores: kept(valores), erros }
}

const NAMES: ReadonlySet<string> = new Set(['nome', 'sobrenome'])

/** As they are kept. */
function kept(valores: Valores): Valores {
  const { telefone, cpf, 'endereco.cep': cep, ...rest } = valores
  const typed = String(telefone ?? '')
  return {
    ...rest,
    ...(telefone !== undefined && { telefone: normalizeBrPhone(typed) ?? typed }),
    ...(cpf !== undefined && { cpf: String(cpf).replace(/\D/g, '') }),
    ...(cep !== undefined && { 'endereco.cep': String(cep).replaceAll('-', '') }),
  }
}
