import type { BeforePublish } from './publish.ts'
import { eventoRules } from './evento-rules.ts'
import { celulaRules } from './rules/celula.ts'
import { planoAssinaturaConteudoRules } from './rules/plano-assinatura-conteudo.ts'
import { planoLeituraRules } from './rules/plano-leitura.ts'
import { podcastItemRules } from './rules/podcast-item.ts'
import { podcastRules } from './rules/podcast.ts'
import { projetoRules } from './rules/projeto.ts'
import { slugFrom } from './rules/slug.ts'
import { videoRules } from './rules/video.ts'

/** What is special of a kind, by its name; everything else derives from its declaration. */
export const rulesOf: Partial<Record<string, BeforePublish>> = {
  celula: celulaRules,
  ebd: slugFrom('ebd', 'titulo'),
  evento: eventoRules,
  planoAssinaturaConteudo: planoAssinaturaConteudoRules,
  planoLeitura: planoLeituraRules,
  podcast: podcastRules,
  podcastItem: podcastItemRules,
  projeto: projetoRules,
  publicacao: slugFrom('publicacao', 'titulo'),
  publicacaoTipo: slugFrom('publicacaoTipo', 'nome'),
  video: videoRules,
  videoPlaylist: slugFrom('videoPlaylist', 'titulo'),
}
