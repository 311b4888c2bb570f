import type { ConteudoListado } from '@atrio/contract'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { mediaTime } from '../player/media-time.ts'

/** The page of a film, a series or a collection. */
export function pageOf({ id, tipo }: Pick<ConteudoListado, 'id' | 'tipo'>): string {
  return tipo === 'video' ? paths.playVideo({ id }) : paths.playCollection({ id })
}

/** What it is and how much of it there is, in a few words. */
export function factsOf({ tipo, duracao, qtdeConteudos }: ConteudoListado): string {
  if (tipo === 'video') return duracao === null ? m.play_kind_video() : mediaTime(duracao)
  if (tipo === 'serie') return `${m.play_kind_serie()} · ${m.play_episodes_count({ count: qtdeConteudos })}`
  return `${m.play_kind_coletanea()} · ${m.play_parts_count({ count: qtdeConteudos })}`
}

/** Who has no plan is told which one opens it; nobody is named where all of them do. */
export function lockOf({ planos }: Pick<ConteudoListado, 'planos'>): string {
  return planos[0] ? m.play_locked_in({ plan: planos[0].nome }) : m.play_locked()
}
