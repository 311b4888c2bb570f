import type { cardCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listCarteirinhas } from './carteirinhas.ts'
import { verificarCarteirinha } from './verificar.ts'

export const cardRoutes: Handlers<typeof cardCalls> = {
  async listCarteirinhas(ctx, { query }) {
    const { userId } = requireAuth(ctx, { userId: query.usuario })
    const given = { igrejaId: requireIgreja(ctx).id, userId, impressa: query.impressa === 'true' }
    return { carteirinhas: await inTenant(ctx, (trx) => listCarteirinhas(ctx.deps, trx, given)) }
  },
  verificarCarteirinha: (ctx, { body }) => verificarCarteirinha(ctx, body),
}
