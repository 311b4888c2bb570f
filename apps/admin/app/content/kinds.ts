import {
  hasRight,
  resources,
  type IgrejaEquipe,
  type Registro,
  type Resource,
  type ResourceName,
  type Valores,
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
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { hasModule } from '../lib/modules.ts'
import { m } from '../paraglide/messages.js'
import { kindNames } from './kind-names.ts'
import { often } from './often.ts'

/** What stands beside the name of a kind, and what its empty list says. */
interface Look {
  icon: LucideIcon
  create: () => string
  none: () => string
  /** What a new one says before anybody has typed. */
  begins?: Valores
}

const looks: Record<ResourceName, Look> = {
  devocional: { ...often.devocional, none: m.kind_devocional_none },
  noticia: { ...often.noticia, none: m.kind_noticia_none },
  banner: { ...often.banner, none: m.kind_banner_none },
  video: { ...often.video, none: m.kind_video_none },
  videoPlaylist: look(ListVideo, m.kind_video_playlist_new, m.kind_video_playlist_none),
  louvor: { ...often.louvor, none: m.kind_louvor_none },
  ebd: look(School, m.kind_ebd_new, m.kind_ebd_none),
  ebdLicao: look(NotebookText, m.kind_ebd_licao_new, m.kind_ebd_licao_none),
  planoLeitura: look(BookMarked, m.kind_plano_leitura_new, m.kind_plano_leitura_none),
  podcast: look(Rss, m.kind_podcast_new, m.kind_podcast_none),
  podcastItem: look(Podcast, m.kind_podcast_item_new, m.kind_podcast_item_none),
  publicacao: look(FileText, m.kind_publicacao_new, m.kind_publicacao_none),
  publicacaoTipo: look(FolderOpen, m.kind_publicacao_tipo_new, m.kind_publicacao_tipo_none),
  ministerio: look(Church, m.kind_ministerio_new, m.kind_ministerio_none),
  projeto: look(HandHeart, m.kind_projeto_new, m.kind_projeto_none),
  planoAssinaturaConteudo: look(Clapperboard, m.kind_play_new, m.kind_play_none),
  planoAssinaturaTag: look(Rows3, m.kind_play_tag_new, m.kind_play_tag_none),
  igrejaAppMenu: look(Menu, m.kind_menu_new, m.kind_menu_none),
  celula: {
    ...look(UsersRound, m.kind_celula_new, m.kind_celula_none),
    begins: { publico: 'todos', frequencia: 'semanal', flagAberta: true, flagListada: true },
  },
  estudo: { ...often.estudo, none: m.kind_estudo_none },
}

function look(icon: LucideIcon, create: Look['create'], none: Look['none']): Look {
  return { icon, create, none }
}

export interface OpenKind extends Look {
  nome: ResourceName
  /** In addresses. */
  path: string
  plural: () => string
  resource: Resource
}

const all = Object.entries(looks).map(([nome, one]): OpenKind => {
  const name = nome as ResourceName
  return { ...one, ...kindNames[name], nome: name, resource: resources[name] as unknown as Resource }
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
const paged: ReadonlySet<ResourceName> = new Set([
  'devocional',
  'noticia',
  'louvor',
  'ministerio',
  'celula',
  'estudo',
])

/** Where everybody sees a record that is published; null where that is no page of its own. */
export function pageOf(
  { nome, path }: OpenKind,
  { id, situacao, valores }: Pick<Registro, 'id' | 'situacao' | 'valores'>,
  { portal }: Pick<IgrejaEquipe, 'portal'>,
): string | null {
  // A group off the list is to be seen by its own people alone.
  const isSeen = situacao === 'publicado' && valores?.['flagListada'] !== false
  return paged.has(nome) && isSeen ? `${portal}/${path}/${id}` : null
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
