import type { EstadoTransmissao } from '@atrio/rules'
import { Tag, type TagProps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

const names: Record<EstadoTransmissao, () => string> = {
  agendada: m.live_planned,
  sala_aberta: m.live_room_open,
  ao_vivo: m.live_on_air,
  encerrada: m.live_ended,
  replay: m.live_replay,
  cancelada: m.live_cancelled,
}
const tones: Partial<Record<EstadoTransmissao, TagProps['tone']>> = {
  ao_vivo: 'bad',
  sala_aberta: 'warn',
  replay: 'ok',
}

export function EstadoTag({ estado }: { estado: EstadoTransmissao }) {
  return <Tag tone={tones[estado] ?? 'plain'}>{names[estado]()}</Tag>
}
