import type { ModuloCodigo } from '@atrio/contract'
import type { TenantTrx } from '../db/tenant.ts'
import { inTenant, requireIgreja, type Context } from './context.ts'
import { AppError } from './errors.ts'

/**
 * Rows of the host's church, for a call that belongs to a module. At a church that has not enabled it the call is
 * answered like one that does not exist, whatever rows an earlier time has left.
 */
export function inModulo<Result>(
  ctx: Context,
  { slug }: { slug: string },
  codigo: ModuloCodigo,
  fn: (trx: TenantTrx) => Promise<Result>,
): Promise<Result> {
  // The slug alone: another `id` in the same path is not the church's.
  requireIgreja(ctx, { slug })
  return inTenant(ctx, async (trx) => {
    await requireModulo(trx, codigo)
    return fn(trx)
  })
}

async function requireModulo(trx: TenantTrx, codigo: ModuloCodigo): Promise<void> {
  const modulo = await trx
    .selectFrom('igrejaModulo')
    .where('codigo', '=', codigo)
    .select('codigo')
    .executeTakeFirst()
  if (!modulo) throw new AppError('NOT_FOUND')
}
