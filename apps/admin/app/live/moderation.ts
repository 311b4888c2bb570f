import type { IgrejaEquipe, ModeracaoEquipe } from '@atrio/contract'
import { formatMoment } from '../lib/church-time.ts'

/** What each part of the page changes. */
export interface Moderation {
  igreja: IgrejaEquipe
  moderacao: ModeracaoEquipe
  show: (moderacao: ModeracaoEquipe) => void
}

/** What a room is called among others. */
export function roomName({ titulo, inicio }: ModeracaoEquipe['salas'][number]): string {
  return inicio === null ? titulo : `${titulo} · ${formatMoment(inicio)}`
}
