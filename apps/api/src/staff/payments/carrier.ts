import type { MetodoPagamentoCodigo } from '@atrio/contract'
import { gatewayIds } from '../../adapters/payment/gateway.ts'
import type { Gateways } from '../../adapters/payment/gateways.ts'
import type { MetodoOnline } from '../../adapters/payment/attempt.ts'
import { OFFLINE } from '../../payments/charge/methods.ts'

/**
 * Who carries a method out in this currency: null for the church itself, undefined for nobody. It stays who it was: what
 * was paid is read and given back there, and the church's own account is of that provider.
 */
export function carrierOf(
  gateways: Gateways,
  {
    codigo,
    moeda,
    had,
  }: {
    codigo: MetodoPagamentoCodigo
    moeda: string
    had: { idGatewayPagamento: number | null; contaGateway: string | null } | null
  },
): number | null | undefined {
  if (OFFLINE.has(codigo)) return codigo === 'pix_manual' && moeda !== 'BRL' ? undefined : null
  const able = gateways.all.filter((gateway) => {
    const { metodos, currencies } = gateway.capabilities()
    return metodos.includes(codigo as MetodoOnline) && (currencies as readonly string[]).includes(moeda)
  })
  const ids = able.map(({ name }) => gatewayIds[name] as number)
  const before = had?.idGatewayPagamento ?? null
  if (before !== null && (ids.includes(before) || had?.contaGateway)) {
    return ids.includes(before) ? before : undefined
  }
  return ids[0]
}
