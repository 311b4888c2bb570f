import type { Pedido } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja, type Context } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { giveBack } from '../payments/devolver-pedido.ts'
import { refund } from '../payments/devolver.ts'
import { viewPedido } from '../payments/ver-pedido.ts'
import { requireStaff } from './staff.ts'

/** @throws AppError FORBIDDEN without a role, NOT_FOUND, ORDER_NOT_REFUNDABLE */
export async function devolverPedido(
  ctx: Context,
  { codigo, idInscricao: inscricaoId }: { codigo: string; idInscricao?: number | undefined },
): Promise<Pedido> {
  const { userId } = requireAuth(ctx)
  const igrejaId = requireIgreja(ctx).id
  const { pedidoId, estornos } = await inTenant(ctx, async (trx) => {
    await requireStaff(trx, { userId, igrejaId })
    const found = await trx
      .selectFrom('pedido')
      .where('codigo', '=', codigo.toUpperCase())
      .select('id')
      .executeTakeFirst()
    if (!found) throw new AppError('NOT_FOUND')
    const given = { pedidoId: found.id, inscricaoId, ator: `user:${userId}` }
    return { pedidoId: found.id, estornos: await giveBack(ctx.deps, trx, given) }
  })
  for (const estornoId of estornos) await refund(ctx.deps, { igrejaId, estornoId })
  return inTenant(ctx, (trx) => viewPedido(ctx.deps, trx, pedidoId))
}
