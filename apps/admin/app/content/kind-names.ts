import type { ResourceName } from '@atrio/contract'
import { m } from '../paraglide/messages.js'
import { often } from './often.ts'

/** What a kind of record is called where many are, and its place in addresses. Its declaration is not needed for that. */
interface KindName {
  path: string
  plural: () => string
}

export const kindNames: Readonly<Record<ResourceName, KindName>> = {
  devocional: { path: often.devocional.path, plural: m.kind_devocional },
  noticia: { path: often.noticia.path, plural: m.kind_noticia },
  banner: { path: often.banner.path, plural: m.kind_banner },
  video: { path: often.video.path, plural: m.kind_video },
  videoPlaylist: { path: 'playlists', plural: m.kind_video_playlist },
  louvor: { path: often.louvor.path, plural: m.kind_louvor },
  ebd: { path: 'sunday-school', plural: m.kind_ebd },
  ebdLicao: { path: 'lessons', plural: m.kind_ebd_licao },
  planoLeitura: { path: 'reading-plans', plural: m.kind_plano_leitura },
  podcast: { path: 'podcasts', plural: m.kind_podcast },
  podcastItem: { path: 'episodes', plural: m.kind_podcast_item },
  publicacao: { path: 'publications', plural: m.kind_publicacao },
  publicacaoTipo: { path: 'publication-types', plural: m.kind_publicacao_tipo },
  ministerio: { path: 'ministries', plural: m.kind_ministerio },
  projeto: { path: 'projects', plural: m.kind_projeto },
  planoAssinaturaConteudo: { path: 'play', plural: m.kind_play },
  planoAssinaturaTag: { path: 'play-rows', plural: m.kind_play_tag },
  igrejaAppMenu: { path: 'menu', plural: m.kind_menu },
  celula: { path: 'groups', plural: m.kind_celula },
  estudo: { path: often.estudo.path, plural: m.kind_estudo },
}

/** Kinds that stand in the section of groups, with who leads and who waits. */
const ofGroups: ReadonlySet<ResourceName> = new Set(['celula', 'estudo'])

/** Where the records of a kind are, below a church's address. */
export const placeOfKind = (nome: ResourceName): string =>
  `${ofGroups.has(nome) ? 'grupos' : 'conteudo'}/${kindNames[nome].path}`
