import type { CampoImportacao, Importacao, SituacaoLinha } from '@atrio/contract'
import type { Selectable } from 'kysely'
import type { ImportacaoTable } from '../../db/schema.generated.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import type { Planned } from './plan.ts'

export type ImportacaoRow = Selectable<ImportacaoTable>

/** As many as are shown of a column. */
const EXAMPLES = 3
/** As many as are named of those who stayed. */
const NAMED = 100

export async function toImportacao(
  trx: TenantTrx,
  { igrejaId, row, plan }: { igrejaId: number; row: ImportacaoRow; plan: readonly Planned[] },
): Promise<Importacao> {
  const { id, arquivo, titulos, campos, formulas, formulasVazias, outrasFolhas, apagarEm, dataCadastro } = row
  const situacao = row.situacao as Importacao['situacao']
  const examples = (coluna: number) =>
    [...new Set(plan.map(({ celulas }) => celulas[coluna] ?? ''))].filter(Boolean).slice(0, EXAMPLES)
  return {
    id,
    nome: arquivo,
    situacao,
    dataCadastro: dataCadastro.toISOString(),
    colunas: titulos.map((titulo, coluna) => ({
      titulo,
      campo: (campos[coluna] || null) as CampoImportacao | null,
      exemplos: examples(coluna),
    })),
    atualiza: row.flagAtualiza,
    formulas,
    formulasVazias,
    outrasFolhas,
    resumo: situacao === 'aberta' ? countOf(plan) : await countDone(trx, { igrejaId, id }),
    desfazerAte: situacao === 'feita' ? apagarEm.toISOString() : null,
    ficaram: situacao === 'desfeita' ? await listStayed(trx, { igrejaId, id }) : [],
  }
}

const none = () => ({ nova: 0, completada: 0, igual: 0, parecida: 0, erro: 0, fora: 0 })

function countOf(plan: readonly Planned[]): Record<SituacaoLinha, number> {
  const counts = none()
  for (const { situacao } of plan) counts[situacao] += 1
  return counts
}

async function countDone(trx: TenantTrx, { igrejaId, id }: { igrejaId: number; id: number }) {
  const rows = await trx
    .selectFrom('importacaoLinha')
    .where('igrejaId', '=', igrejaId)
    .where('importacaoId', '=', id)
    .where('situacao', 'is not', null)
    .groupBy('situacao')
    .select((eb) => ['situacao', eb.fn.countAll<string>().as('count')])
    .execute()
  const counts = none()
  for (const { situacao, count } of rows) counts[situacao as SituacaoLinha] = Number(count)
  return counts
}

async function listStayed(trx: TenantTrx, { igrejaId, id }: { igrejaId: number; id: number }) {
  const rows = await trx
    .selectFrom('importacaoLinha as l')
    .innerJoin('usuario as u', (join) =>
      join.onRef('u.igrejaId', '=', 'l.igrejaId').onRef('u.id', '=', 'l.usuarioId'),
    )
    .where('l.igrejaId', '=', igrejaId)
    .where('l.importacaoId', '=', id)
    .where('l.ficou', '=', true)
    .select(['u.id', 'u.nome', 'u.sobrenome'])
    .orderBy('u.nome')
    .limit(NAMED)
    .execute()
  return rows.map((one) => ({ id: one.id, nome: `${one.nome} ${one.sobrenome}`.trim() }))
}
