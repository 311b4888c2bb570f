import type { Call } from '../call.ts'
import { eventStaffCalls } from '../event-staff.ts'
import { banner } from './banner.ts'
import { celula } from './celula.ts'
import { changeCalls } from '../staff-changes.ts'
import { devocional } from './devocional.ts'
import { ebd, ebdLicao } from './ebd.ts'
import { estudo } from './estudo.ts'
import { igrejaAppMenu } from './igreja-app-menu.ts'
import { louvor } from './louvor.ts'
import { ministerio, projeto } from './ministerio.ts'
import { noticia } from './noticia.ts'
import { closedFileCalls } from './file-calls.ts'
import { pageCalls } from './page-calls.ts'
import { pictureCalls } from './picture-calls.ts'
import { planoAssinaturaConteudo, planoAssinaturaTag } from './plano-assinatura.ts'
import { planoLeitura } from './plano-leitura.ts'
import { podcast, podcastItem } from './podcast-item.ts'
import { previewCalls } from './preview-calls.ts'
import { publicacao, publicacaoTipo } from './publicacao.ts'
import type { Resource } from './resource.ts'
import { songCalls } from './song-calls.ts'
import { resourceCalls, type Verb } from './staff-calls.ts'
import { video, videoPlaylist } from './video.ts'

/** Every kind of record that staff write through the engine (Decision 163), by its name. */
export const resources = {
  devocional,
  noticia,
  banner,
  video,
  videoPlaylist,
  louvor,
  ebd,
  ebdLicao,
  planoLeitura,
  podcast,
  podcastItem,
  publicacao,
  publicacaoTipo,
  ministerio,
  projeto,
  igrejaAppMenu,
  planoAssinaturaConteudo,
  planoAssinaturaTag,
  celula,
  estudo,
}
export type ResourceName = keyof typeof resources

export const allResources = Object.values(resources) as unknown as readonly Resource[]

/** A kind without its calls does not compile. */
export const contentCalls = {
  ...resourceCalls(devocional),
  ...resourceCalls(noticia),
  ...resourceCalls(banner),
  ...resourceCalls(video),
  ...resourceCalls(videoPlaylist),
  ...resourceCalls(louvor),
  ...resourceCalls(ebd),
  ...resourceCalls(ebdLicao),
  ...resourceCalls(planoLeitura),
  ...resourceCalls(podcast),
  ...resourceCalls(podcastItem),
  ...resourceCalls(publicacao),
  ...resourceCalls(publicacaoTipo),
  ...resourceCalls(ministerio),
  ...resourceCalls(projeto),
  ...resourceCalls(igrejaAppMenu),
  ...eventStaffCalls,
  ...changeCalls,
  ...pictureCalls,
  ...closedFileCalls,
  ...pageCalls,
  ...previewCalls,
  ...songCalls,
  ...resourceCalls(planoAssinaturaConteudo),
  ...resourceCalls(planoAssinaturaTag),
  ...resourceCalls(celula),
  ...resourceCalls(estudo),
} satisfies { [Nome in ResourceName as `list${Capitalize<Nome>}Equipe`]: Call } & Record<string, Call>

/** Those of the kinds, for each of which `content/routes.ts` of the API derives a function. */
export type ResourcesCalls = Pick<
  typeof contentCalls,
  Extract<keyof typeof contentCalls, `${Verb}${Capitalize<ResourceName>}Equipe`>
>
