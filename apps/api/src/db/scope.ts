import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery } from 'kysely'

/** Whose rows a transaction may see. */
export type TenantScope = {
  igrejaId: number
  /** The account that acts, where there is one. */
  userId?: number | undefined
}

/** One transaction opened by `withTenant` or `withPlatform`. */
export type OpenScope = {
  tenant?: TenantScope
  /** False when the transaction has ended: callbacks created inside it may go on living. */
  open: boolean
  /** One statement is all of it: BEGIN, the statement and COMMIT travel together. */
  once?: boolean
  /** True once the scope has its connection: any further one would be a query outside the transaction. */
  connected: boolean
  /** What leaves with COMMIT. */
  closing: CompiledQuery[]
}

/** Carries the scope from the two doors to the driver, which begins the transaction with it. */
export const scopes = new AsyncLocalStorage<OpenScope>()

/** The scope that this code runs in, while its transaction is open. */
export function openScope(): OpenScope | undefined {
  const scope = scopes.getStore()
  return scope?.open ? scope : undefined
}

/**
 * The settings that the row policies read. Both are integers, checked here because they become SQL text; commands are
 * not planned and answer no rows, as functions would.
 */
export function scopeSettings({ igrejaId, userId }: TenantScope): string {
  const user = userId === undefined ? '' : integer(userId)
  return `set local app.igreja = '${integer(igrejaId)}'; set local app."user" = '${user}'`
}

function integer(value: number): string {
  if (!Number.isSafeInteger(value) || value < 1) throw new TypeError(`Not an id: ${String(value)}`)
  return String(value)
}
