import type { TipoMomento } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

const names: Record<TipoMomento, () => string> = {
  palavra: m.live_kind_word,
  versiculo: m.live_kind_verse,
  contribuicao: m.live_kind_giving,
  oracao: m.live_kind_prayer,
  decisao: m.live_kind_decision,
  enquete: m.live_kind_poll,
  link: m.live_kind_link,
}

export function momentName(tipo: TipoMomento): string {
  return names[tipo]()
}
