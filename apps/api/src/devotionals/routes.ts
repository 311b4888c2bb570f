import type { devotionalsCalls } from '@atrio/contract'
import type { Handlers } from '../http/implement.ts'
import { inModulo } from '../http/modulo.ts'
import { getDevocional, listDevocionais } from './devocionais.ts'

export const devotionalsRoutes: Handlers<typeof devotionalsCalls> = {
  listDevocionais(ctx, { params, query }) {
    return inModulo(ctx, params, 'MOD_DEVOCIONAL', (trx) => listDevocionais(trx, query))
  },
  getDevocional(ctx, { params }) {
    return inModulo(ctx, params, 'MOD_DEVOCIONAL', (trx) => getDevocional(trx, params.id))
  },
}
