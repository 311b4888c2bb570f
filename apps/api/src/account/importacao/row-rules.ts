import type { CampoImportacao } from '@atrio/contract'
import { fold } from '@atrio/rules'
import type { TenantTrx } from '../../db/tenant.ts'
import { loadPlace } from '../cadastro.ts'
import { listCongregacoes } from '../equipe-lista.ts'
import { isMonthFirst } from './read-cell.ts'
import { importRules, type RowRules } from './read-row.ts'

/** Where months come before days. */
const MONTH_FIRST = new Set(['US', 'PH', 'BZ', 'FM', 'MH', 'PW'])

/** By what the rows of a file are read at a church. */
export async function loadRules(
  trx: TenantTrx,
  {
    igrejaId,
    campos,
    linhas,
  }: {
    igrejaId: number
    campos: readonly (CampoImportacao | null)[]
    linhas: readonly { celulas: string[] }[]
  },
): Promise<RowRules> {
  const { pais, today } = await loadPlace(trx, { igrejaId })
  const congregacoes = await listCongregacoes(trx, { igrejaId })
  const days = new Set(['dataNascimento', 'dataCasamento'])
  const byColumn = campos.map(
    (campo, coluna) =>
      campo !== null &&
      days.has(campo) &&
      isMonthFirst(
        linhas.map(({ celulas }) => celulas[coluna] ?? ''),
        MONTH_FIRST.has(pais),
      ),
  )
  return {
    pais,
    today,
    year: Number(today.slice(0, 4)),
    rules: importRules(pais),
    congregacoes: new Map(congregacoes.map(({ id, nome }) => [fold(nome), id])),
    monthFirst: (coluna) => byColumn[coluna] ?? false,
  }
}
