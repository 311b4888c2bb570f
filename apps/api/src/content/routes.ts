import { resources, type contentCalls } from '@atrio/contract'
import { inTenant, requireAuth } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { planoAssinaturaConteudoRules } from './rules/plano-assinatura-conteudo.ts'
import { podcastItemRules } from './rules/podcast-item.ts'
import { projetoRules } from './rules/projeto.ts'
import { slugFrom } from './rules/slug.ts'
import { videoRules } from './rules/video.ts'
import { eventosRoutes } from './eventos/routes.ts'
import { findPage } from './find-page.ts'
import { resourceHandlers } from './handlers.ts'
import { importSongs } from './import-songs.ts'
import { listMudancas } from './mudancas.ts'
import { savePicture } from './pictures.ts'

/** What is special of a kind stands here; everything else derives from its declaration. */
export const contentRoutes: Handlers<typeof contentCalls> = {
  ...resourceHandlers(resources.devocional),
  ...resourceHandlers(resources.noticia),
  ...resourceHandlers(resources.banner),
  ...resourceHandlers(resources.video, { beforePublish: videoRules }),
  ...resourceHandlers(resources.videoPlaylist, { beforePublish: slugFrom('videoPlaylist', 'titulo') }),
  ...resourceHandlers(resources.louvor),
  ...resourceHandlers(resources.ebd, { beforePublish: slugFrom('ebd', 'titulo') }),
  ...resourceHandlers(resources.podcastItem, { beforePublish: podcastItemRules }),
  ...resourceHandlers(resources.publicacao, { beforePublish: slugFrom('publicacao', 'titulo') }),
  ...resourceHandlers(resources.publicacaoTipo, { beforePublish: slugFrom('publicacaoTipo', 'nome') }),
  ...resourceHandlers(resources.ministerio),
  ...resourceHandlers(resources.projeto, { beforePublish: projetoRules }),
  ...resourceHandlers(resources.igrejaAppMenu),
  ...eventosRoutes,
  importLouvoresEquipe: (ctx, { body }) => {
    const { userId } = requireAuth(ctx)
    return inTenant(ctx, (trx) => importSongs(trx, { ...body, userId }))
  },
  listMudancasEquipe: async (ctx) => ({
    mudancas: await inTenant(ctx, (trx) => listMudancas(trx, requireAuth(ctx))),
  }),
  getRegistroDaPagina: (ctx, { query }) => inTenant(ctx, (trx) => findPage(trx, query)),
  saveImagemEquipe: async (ctx) => ({ imagem: await savePicture(ctx) }),
  ...resourceHandlers(resources.planoAssinaturaConteudo, { beforePublish: planoAssinaturaConteudoRules }),
  ...resourceHandlers(resources.planoAssinaturaTag),
}
