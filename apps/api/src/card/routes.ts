import type { cardCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { listCarteirinhas } from './carteirinhas.ts'
import { emitirCarteirinha, revogarCarteirinha } from './emitir.ts'
import { verificarCarteirinha } from './verificar.ts'

export const cardRoutes: Handlers<typeof cardCalls> = {
  async listCarteirinhas(ctx, { query }) {
    const { userId } = requireAuth(ctx, { userId: query.usuario })
    const given = { igrejaId: requireIgreja(ctx).id, userId, impressa: query.impressa === 'true' }
    return { carteirinhas: await inTenant(ctx, (trx) => listCarteirinhas(ctx.deps, trx, given)) }
  },
  verificarCarteirinha: (ctx, { body }) => verificarCarteirinha(ctx, body),
  emitirCarteirinha(ctx, { params: { id: usuarioId }, body: said }) {
    const { igrejaId, userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => emitirCarteirinha(ctx.deps, trx, { igrejaId, userId, usuarioId, said }))
  },
  async revogarCarteirinha(ctx, { params: { id: usuarioId } }) {
    const { igrejaId, userId } = requireAuth(ctx)
    await inTenant(ctx, (trx) => revogarCarteirinha(ctx.deps, trx, { igrejaId, userId, usuarioId }))
    return { status: true }
  },
}
