import type { Gateway } from './gateway.ts'
import { gatewayIds, type GatewayName } from './gateway.ts'

/** The gateways that the environment has keys for. */
export interface Gateways {
  all: readonly Gateway[]
  /** By `idGatewayPagamento` (Spec §9). */
  byId: (id: number) => Gateway | undefined
  /** By the name in the address of its webhook. */
  byName: (name: string) => Gateway | undefined
  /** Where our own processes are; known when they have started. */
  endpoints: PaymentEndpoints
}

export interface PaymentEndpoints {
  /** The sandbox, for us. */
  sandbox: string
  /** The tokenisation service, for browsers; without a slash at its end. */
  cardTokens: string
}

export function gatewaysOf(all: readonly Gateway[], endpoints: PaymentEndpoints): Gateways {
  const byName = (name: string) => all.find((gateway) => gateway.name === name)
  const names = new Map<number, GatewayName>(
    (Object.keys(gatewayIds) as GatewayName[]).map((name) => [gatewayIds[name], name]),
  )
  return {
    all,
    byName,
    byId: (id) => byName(names.get(id) ?? ''),
    endpoints,
  }
}
