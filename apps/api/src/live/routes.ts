import type { liveCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findTransmissao, listTransmissoes } from './transmissoes.ts'

export const liveRoutes: Handlers<typeof liveCalls> = {
  listTransmissoes(ctx) {
    return inTenant(ctx, listTransmissoes)
  },
  async getTransmissao(ctx, { params: { id } }) {
    return { transmissao: await inTenant(ctx, (trx) => findTransmissao(trx, { id })) }
  },
}
