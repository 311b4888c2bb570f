import type { doorCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { getPortaria } from './portaria.ts'
import { savePresencas } from './presencas.ts'

export const doorRoutes: Handlers<typeof doorCalls> = {
  getPortaria(ctx, { params }) {
    return inTenant(ctx, (trx) => getPortaria(ctx.deps, trx, { eventoId: params.id }))
  },
  async savePresencas(ctx, { params, body }) {
    const door = { igrejaId: requireIgreja(ctx).id, eventoId: params.id, userId: requireAuth(ctx).userId }
    return {
      resultados: await inTenant(ctx, (trx) =>
        savePresencas(ctx.deps, trx, { ...door, presencas: body.presencas }),
      ),
    }
  },
}
