import type { accountChannels } from '@atrio/contract'
import type { ChannelHandlers } from '../http/channels.ts'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import { countUnread } from './notificacoes.ts'

export const accountChannelHandlers: ChannelHandlers<typeof accountChannels> = {
  notificacoes: {
    wokenBy: (ctx) => [`notificacoes:${requireIgreja(ctx).id}`, `notificacoes:u${requireAuth(ctx).userId}`],
    async read(ctx) {
      const given = { igrejaId: requireIgreja(ctx).id, userId: requireAuth(ctx).userId }
      return { naoLidas: await inTenant(ctx, (trx) => countUnread(trx, given)) }
    },
  },
}
