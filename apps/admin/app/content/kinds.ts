import {
  hasRight,
  resources,
  type IgrejaEquipe,
  type Registro,
  type Resource,
  type ResourceName,
} from '@atrio/contract'
import {
  BookMarked,
  Church,
  Clapperboard,
  FileText,
  FolderOpen,
  HandHeart,
  ListVideo,
  NotebookText,
  Menu,
  Podcast,
  Rss,
  Rows3,
  School,
  type LucideIcon,
} from 'lucide-react'
import { hasModule } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { often } from './often.ts'

/** What a kind of record is called, and what its empty list says. */
interface Kind {
  /** In addresses. */
  path: string
  icon: LucideIcon
  plural: () => string
  create: () => string
  none: () => string
}

const kinds: Record<ResourceName, Kind> = {
  devocional: { ...often.devocional, plural: m.kind_devocional, none: m.kind_devocional_none },
  noticia: { ...often.noticia, plural: m.kind_noticia, none: m.kind_noticia_none },
  banner: { ...often.banner, plural: m.kind_banner, none: m.kind_banner_none },
  video: { ...often.video, plural: m.kind_video, none: m.kind_video_none },
  videoPlaylist: kind(
    'playlists',
    ListVideo,
    m.kind_video_playlist,
    m.kind_video_playlist_new,
    m.kind_video_playlist_none,
  ),
  louvor: { ...often.louvor, plural: m.kind_louvor, none: m.kind_louvor_none },
  ebd: kind('sunday-school', School, m.kind_ebd, m.kind_ebd_new, m.kind_ebd_none),
  ebdLicao: kind('lessons', NotebookText, m.kind_ebd_licao, m.kind_ebd_licao_new, m.kind_ebd_licao_none),
  planoLeitura: kind(
    'reading-plans',
    BookMarked,
    m.kind_plano_leitura,
    m.kind_plano_leitura_new,
    m.kind_plano_leitura_none,
  ),
  podcast: kind('podcasts', Rss, m.kind_podcast, m.kind_podcast_new, m.kind_podcast_none),
  podcastItem: kind(
    'episodes',
    Podcast,
    m.kind_podcast_item,
    m.kind_podcast_item_new,
    m.kind_podcast_item_none,
  ),
  publicacao: kind(
    'publications',
    FileText,
    m.kind_publicacao,
    m.kind_publicacao_new,
    m.kind_publicacao_none,
  ),
  publicacaoTipo: kind(
    'publication-types',
    FolderOpen,
    m.kind_publicacao_tipo,
    m.kind_publicacao_tipo_new,
    m.kind_publicacao_tipo_none,
  ),
  ministerio: kind('ministries', Church, m.kind_ministerio, m.kind_ministerio_new, m.kind_ministerio_none),
  projeto: kind('projects', HandHeart, m.kind_projeto, m.kind_projeto_new, m.kind_projeto_none),
  planoAssinaturaConteudo: kind('play', Clapperboard, m.kind_play, m.kind_play_new, m.kind_play_none),
  planoAssinaturaTag: kind('play-rows', Rows3, m.kind_play_tag, m.kind_play_tag_new, m.kind_play_tag_none),
  igrejaAppMenu: kind('menu', Menu, m.kind_menu, m.kind_menu_new, m.kind_menu_none),
}

function kind(
  path: string,
  icon: LucideIcon,
  plural: Kind['plural'],
  create: Kind['create'],
  none: Kind['none'],
): Kind {
  return { path, icon, plural, create, none }
}

export interface OpenKind extends Kind {
  nome: ResourceName
  resource: Resource
}

const all = Object.entries(kinds).map(([nome, one]): OpenKind => {
  const name = nome as ResourceName
  return { ...one, nome: name, resource: resources[name] as unknown as Resource }
})

/** The kinds that somebody may see, of what the church has turned on. */
export function kindsFor(igreja: Pick<IgrejaEquipe, 'papeis' | 'modulos'>): OpenKind[] {
  return all.filter(
    ({ resource: { area, modulo } }) =>
      hasRight(igreja.papeis, { area, may: 'see' }) && hasModule(igreja, modulo),
  )
}

/** The kinds whose records stand below one of another kind, and the field that says below which. */
export const kindsBelow = (nome: ResourceName): { kind: OpenKind; field: string }[] =>
  all.flatMap((kind) => {
    const field = kind.resource.place?.within
    const ui = field === undefined ? undefined : kind.resource.fields[field]!.ui
    return ui?.input === 'ref' && ui.to === nome ? [{ kind, field: field! }] : []
  })

/** The kinds whose records have a page of the portal each, at the same path and by the same number. */
const paged: ReadonlySet<ResourceName> = new Set(['devocional', 'noticia', 'louvor', 'ministerio'])

/** Where everybody sees a record that is published; null where that is no page of its own. */
export function pageOf(
  { nome, path }: OpenKind,
  { id, situacao }: Pick<Registro, 'id' | 'situacao'>,
  { portal }: Pick<IgrejaEquipe, 'portal'>,
): string | null {
  return paged.has(nome) && situacao === 'publicado' ? `${portal}/${path}/${id}` : null
}

export function kindNamed(nome: ResourceName): OpenKind {
  return all.find((one) => one.nome === nome)!
}

/** @throws Response 404 for an address that no kind has */
export function kindAt(path: string | undefined): OpenKind {
  const found = all.find((one) => one.path === path)
  if (!found) throw new Response(null, { status: 404 })
  return found
}
