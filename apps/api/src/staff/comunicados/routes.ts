import type { staffNoticeCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../../http/context.ts'
import type { Handlers } from '../../http/implement.ts'
import { cancelComunicado, createComunicado, listComunicados } from './comunicados.ts'
import { countPublico, listPublicos, requirePublico } from './publico.ts'

export const comunicadosRoutes: Handlers<typeof staffNoticeCalls> = {
  listComunicados: (ctx, { query }) => inTenant(ctx, (trx) => listComunicados(trx, query)),
  listPublicosComunicado: (ctx) => inTenant(ctx, (trx) => listPublicos(trx, requireIgreja(ctx))),
  contarComunicado: (ctx, { query: { publico, idPublico = null, papel = null } }) =>
    inTenant(ctx, async (trx) => {
      const given = { publico, publicoId: idPublico, papel }
      await requirePublico(trx, given)
      return countPublico(trx, given)
    }),
  createComunicado(ctx, { body }) {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, async (trx) => ({ comunicado: await createComunicado(trx, { ...body, userId }) }))
  },
  cancelarComunicado: (ctx, { params: { id } }) =>
    inTenant(ctx, async (trx) => ({ comunicado: await cancelComunicado(trx, { id }) })),
}
