import './live-tag.css'
import type { EstadoTransmissao } from '@atrio/rules'
import { classNames } from '@atrio/ui'
import { m } from '../../paraglide/messages.js'

/** Spec §1: live, or the last broadcast; beside those, what is about to be and what is called off. */
export function LiveTag({ estado }: { estado: EstadoTransmissao }) {
  return (
    <span className={classNames('live-tag', estado === 'ao_vivo' && 'live-tag-on')}>
      {estado === 'ao_vivo' && <span aria-hidden="true" className="live-dot" />}
      {words[estado]()}
    </span>
  )
}

const words: Record<EstadoTransmissao, () => string> = {
  agendada: m.live_tag_next,
  sala_aberta: m.live_tag_soon,
  ao_vivo: m.live_tag_now,
  encerrada: m.live_tag_over,
  replay: m.live_tag_last,
  cancelada: m.live_tag_cancelled,
}
