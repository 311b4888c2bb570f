import type { checkoutChannels } from '@atrio/contract'
import type { ChannelHandlers } from '../http/channels.ts'
import { requireIgreja } from '../http/context.ts'
import { AppError } from '../http/errors.ts'
import { getPedido } from './pedidos.ts'

export const checkoutChannelHandlers: ChannelHandlers<typeof checkoutChannels> = {
  pedido: {
    wokenBy: (ctx, { codigo }) => [`pedido:${requireIgreja(ctx).id}:${codigo}`],
    async read(ctx, { codigo }) {
      requireIgreja(ctx)
      const own = ctx.auth && getPedido(ctx, { userId: ctx.auth.userId, codigo })
      // Who is logged in may look at a gift that they made before they were.
      const found = await (own ?? getPedido(ctx, { userId: null, codigo })).catch((error: unknown) => {
        if (own && error instanceof AppError && error.code === 'NOT_FOUND') {
          return getPedido(ctx, { userId: null, codigo })
        }
        throw error
      })
      return { status: found.status }
    },
  },
}
