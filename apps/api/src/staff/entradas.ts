import type { CallResult, staffTeamCalls } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'

type Entradas = CallResult<(typeof staffTeamCalls)['listEntradasEquipe']>['entradas']

/** When those came in who answer for the organisation: no more than somebody looks through. */
export async function listEntradas(trx: TenantTrx, { igrejaId }: { igrejaId: number }): Promise<Entradas> {
  const rows = await trx
    .selectFrom('equipeEntrada')
    .where('igrejaId', '=', igrejaId)
    .select(['id', 'nome', 'dataCadastro'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ dataCadastro, ...entrada }) => ({
    ...entrada,
    dataEntrada: dataCadastro.toISOString(),
  }))
}
