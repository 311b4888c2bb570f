import type { ContaEquipe } from '@atrio/contract'
import { gatewayIds } from '../../adapters/payment/gateway.ts'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import type { TenantTrx } from '../../db/tenant.ts'
import { accountShapes, gatewayTitles } from './account-shapes.ts'

/** The church's account at each provider that a method of it has, and that knows accounts. */
export async function listContas(
  trx: TenantTrx,
  { gateways }: { gateways: Gateways },
): Promise<ContaEquipe[]> {
  const rows = await trx
    .selectFrom('metodoPagamento')
    .where('idGatewayPagamento', 'is not', null)
    .select(['idGatewayPagamento', 'contaGateway'])
    .orderBy('contaGateway')
    .execute()
  return gateways.all
    .filter(({ name }) => accountShapes[name])
    .flatMap(({ name }) => {
      const idGatewayPagamento = gatewayIds[name]
      const own = rows.filter((row) => row.idGatewayPagamento === idGatewayPagamento)
      const conta = own.find(({ contaGateway }) => contaGateway !== null)?.contaGateway ?? null
      return own.length === 0 ? [] : [{ idGatewayPagamento, provedor: gatewayTitles[name], conta }]
    })
}
