import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery } from 'kysely'

/** Whose rows a transaction may see. */
export type TenantScope = {
  igrejaId: number
  /** The account that acts, where there is one. */
  userId?: number | undefined
}

/** One transaction opened by `withTenant`, `readTenant`, `withTenantOnce` or `withPlatform`. */
export type OpenScope = {
  /** False when the transaction has ended: callbacks created inside it may go on living. */
  open: boolean
  /** True once the scope has its connection: any further one would be a query outside the transaction. */
  connected: boolean
  /** What leaves with COMMIT. */
  closing: CompiledQuery[]
} & (
  | { tenant?: TenantScope; once?: false; reads?: boolean }
  // One statement is all of it.
  | { tenant: TenantScope; once: true; reads?: false }
)

/** Carries the scope from the two doors to the driver, which begins the transaction with it. */
export const scopes = new AsyncLocalStorage<OpenScope>()

/** The scope that this code runs in, while its transaction is open. */
export function openScope(): OpenScope | undefined {
  const scope = scopes.getStore()
  return scope?.open ? scope : undefined
}

/** What the row policies read of a scope: the church's id, and the account's or nothing. */
export type ScopeValues = readonly [igreja: string, user: string]

/** @throws TypeError for what is not an id: the values may become SQL text. */
export function scopeValues({ igrejaId, userId }: TenantScope): ScopeValues {
  return [integer(igrejaId), userId === undefined ? '' : integer(userId)]
}

/** The settings that the row policies read, as commands: they are not planned and answer no rows, as functions would. */
export function scopeSettings(scope: TenantScope): string {
  const [igreja, user] = scopeValues(scope)
  return `set local app.igreja = '${igreja}'; set local app."user" = '${user}'`
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value) || value < 1) throw new TypeError(`Not an id: ${String(value)}`)
  return String(value)
}
