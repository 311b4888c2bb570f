import { setImmediate } from 'node:timers/promises'
import type { CampoImportacao, LinhaImportacao, SituacaoLinha } from '@atrio/contract'
import { fold } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { findKnown, type Known, type KnownPerson } from './known.ts'
import { readRow, type ReadRow, type Valores } from './read-row.ts'
import { loadRules } from './row-rules.ts'

export interface OpenRow {
  numero: number
  celulas: string[]
  escolha: string | null
}

/** What would become of a row. */
export interface Planned {
  numero: number
  celulas: string[]
  nomeDividido: LinhaImportacao['nomeDividido']
  situacao: SituacaoLinha
  erros: LinhaImportacao['erros']
  valores: Valores
  usuario: KnownPerson | null
  completa: CampoImportacao[]
  troca: CampoImportacao[]
}

/** So many at once, between which others have their turn. */
const AT_ONCE = 250

/** What would become of each row, were it done now. */
export async function planRows(
  trx: TenantTrx,
  {
    igrejaId,
    campos,
    linhas,
    atualiza,
  }: {
    igrejaId: number
    campos: readonly (CampoImportacao | null)[]
    linhas: readonly OpenRow[]
    atualiza: boolean
  },
): Promise<Planned[]> {
  const rules = await loadRules(trx, { igrejaId, campos, linhas })
  const read: ReadRow[] = []
  for (const [index, { celulas }] of linhas.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    read.push(readRow({ celulas, campos }, rules))
  }
  const known = await findKnown(trx, { igrejaId, valores: read.map(({ valores }) => valores) })
  const before = { email: new Map<unknown, number>(), cpf: new Map<unknown, number>() }
  return linhas.map(({ numero, celulas, escolha }, index) => {
    const { valores, erros } = read[index]!
    const nomeDividido = campos.includes('nomeCompleto') ? namesOf(valores) : null
    const said = { numero, celulas, nomeDividido, valores, usuario: null, completa: [], troca: [] }
    if (escolha === 'fora') return { ...said, erros: [], situacao: 'fora' }
    const all = [...erros, ...repeated(valores, { numero, before })]
    if (all.length > 0) return { ...said, erros: all, situacao: 'erro' }
    return { ...said, erros: [], ...decide(valores, { known, atualiza, isOther: escolha === 'nova' }) }
  })
}

function namesOf({ nome, sobrenome = '' }: Valores): LinhaImportacao['nomeDividido'] {
  return nome === undefined ? null : { nome: String(nome), sobrenome: String(sobrenome) }
}

/** What stands in a row above, too. */
function repeated(
  valores: Valores,
  { numero, before }: { numero: number; before: Record<'email' | 'cpf', Map<unknown, number>> },
): LinhaImportacao['erros'] {
  return (['email', 'cpf'] as const).flatMap((campo) => {
    const value = valores[campo]
    if (value === undefined) return []
    const above = before[campo].get(value)
    if (above !== undefined) return [{ campo, regra: 'repeated', params: { linha: above } }]
    before[campo].set(value, numero)
    return []
  })
}

type Decided = Pick<Planned, 'situacao' | 'usuario' | 'completa' | 'troca'> & Partial<Pick<Planned, 'erros'>>

/** Whose account it is by the e-mail, then by the CPF; who has the name alone may be somebody else. */
function decide(
  valores: Valores,
  { known, atualiza, isOther }: { known: Known; atualiza: boolean; isOther: boolean },
): Decided {
  const [byEmail, byCpf] = [known.byEmail.get(valores.email), known.byCpf.get(valores.cpf)]
  if (byEmail && byCpf && byEmail.id !== byCpf.id) {
    return {
      situacao: 'erro',
      usuario: byCpf,
      completa: [],
      troca: [],
      erros: [{ campo: 'cpf', regra: 'inUse' }],
    }
  }
  const same = byEmail ?? byCpf
  if (same) {
    const completa = missingOf(same, valores)
    const troca = atualiza ? otherwiseOf(same, valores) : []
    const changes = completa.length + troca.length > 0
    return { situacao: changes ? 'completada' : 'igual', usuario: same, completa, troca }
  }
  const alike = isOther ? undefined : known.alike.find((one) => isAlike(one, valores))
  return alike
    ? { situacao: 'parecida', usuario: alike, completa: [], troca: [] }
    : { situacao: 'nova', usuario: null, completa: [], troca: [] }
}

/** What the church does not know of them yet; what they said themselves is never changed by a file. */
function missingOf(person: KnownPerson, valores: Valores): CampoImportacao[] {
  const given = Object.keys(valores) as CampoImportacao[]
  return given.filter((campo) => {
    if (campo === 'nome' || campo === 'sobrenome' || campo === 'email') return false
    return !person.has.has(campo.startsWith('endereco.') ? 'endereco' : campo)
  })
}

/** What the file says otherwise than the church knows it: an empty cell says nothing. Who somebody is, it does not change. */
function otherwiseOf({ now }: KnownPerson, valores: Valores): CampoImportacao[] {
  const given = Object.keys(valores) as CampoImportacao[]
  return given.filter((campo) => {
    const before = now[campo]
    return before !== undefined && before !== null && String(before) !== String(valores[campo])
  })
}

/** As `listParecidos` has it: the same name where the days of birth do not differ, or the same telephone on the same day. */
function isAlike(person: KnownPerson, valores: Valores): boolean {
  const { nome = '', sobrenome = '', telefone, dataNascimento: born } = valores
  const isSameDay = born !== undefined && born === person.dataNascimento
  const mayBe = born === undefined || person.dataNascimento === null || isSameDay
  const isSameName = fold(`${nome} ${sobrenome}`).trim() === fold(person.nome).trim()
  return (isSameName && mayBe) || (telefone !== undefined && telefone === person.telefone && isSameDay)
}
