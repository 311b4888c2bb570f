import type { staffCopyCalls } from '@atrio/contract'
import { inTenant } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { baixarCopia, conferirCopia, createCopia, deleteCopia, getCopia, trazerCopia } from './copias.ts'

export const copiaRoutes: Handlers<typeof staffCopyCalls> = {
  async getCopiaEquipe(ctx) {
    return { copia: await inTenant(ctx, (trx) => getCopia(ctx, trx)) }
  },
  async createCopiaEquipe(ctx, { body }) {
    return { copia: await createCopia(ctx, body) }
  },
  baixarCopiaEquipe: (ctx) => baixarCopia(ctx),
  async conferirCopiaEquipe(ctx, { body }) {
    return { copia: await conferirCopia(ctx, body) }
  },
  async trazerCopiaEquipe(ctx) {
    return { copia: await trazerCopia(ctx) }
  },
  async deleteCopiaEquipe(ctx) {
    return { copia: await deleteCopia(ctx) }
  },
}
