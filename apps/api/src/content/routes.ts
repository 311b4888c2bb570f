import { allResources, type contentCalls, type ResourcesCalls } from '@atrio/contract'
import { inTenant, requireAuth, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { eventosRoutes } from './eventos/routes.ts'
import { findPage } from './find-page.ts'
import { resourceHandlers } from './handlers.ts'
import { addressOfClosed } from './closed-file.ts'
import { importSongs } from './import-songs.ts'
import { listMudancas } from './mudancas.ts'
import { savePicture } from './pictures.ts'
import { previewRoutes } from './preview/routes.ts'

/** A kind's functions derive from its declaration, and what is special of it from `rules`. */
const ofResources = Object.assign(
  {},
  ...allResources.map((one) => resourceHandlers(one)),
) as Handlers<ResourcesCalls>

export const contentRoutes: Handlers<typeof contentCalls> = {
  ...ofResources,
  ...eventosRoutes,
  ...previewRoutes,
  importLouvoresEquipe: (ctx, { body }) => {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => importSongs(trx, { ...body, userId }))
  },
  listMudancasEquipe: async (ctx) => ({
    mudancas: await inTenant(ctx, (trx) =>
      listMudancas(trx, { ...requireAuth(ctx), modulos: requireIgreja(ctx).modulos }),
    ),
  }),
  getRegistroDaPagina: (ctx, { query }) =>
    inTenant(ctx, (trx) => findPage(trx, { ...query, roles: requireAuth(ctx).roles })),
  getArquivoEquipe: async (ctx, { query }) => ({ url: await addressOfClosed(ctx, query) }),
  saveImagemEquipe: async (ctx) => ({ imagem: await savePicture(ctx) }),
}
