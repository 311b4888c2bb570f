import type { ModuloCodigo } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'

/**
 * Rows of the host's church, for a call that belongs to a module. At a church that has not enabled it the call is
 * answered like one that does not exist, whatever rows an earlier time has left.
 */
export async function inModulo<Result>(
  ctx: Context,
  { slug }: { slug: string },
  codigo: ModuloCodigo,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  // The slug alone: another `id` in the same path is not the church's.
  requireIgreja(ctx, { slug })
  requireModulo(ctx, codigo)
  return inTenant(ctx, fn)
}

/** @throws AppError NOT_FOUND at a church that has not enabled the module. */
export function requireModulo(ctx: Context, codigo: ModuloCodigo): void {
  if (!requireIgreja(ctx).modulos.has(codigo)) throw new AppError('NOT_FOUND')
}
