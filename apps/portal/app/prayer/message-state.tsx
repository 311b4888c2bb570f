import type { OracaoMensagemComSituacao } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

/** That nobody else sees a message: it waits to be read, or the church hid it. */
export function MessageState({ situacao }: Partial<Pick<OracaoMensagemComSituacao, 'situacao'>>) {
  if (situacao === 'aguardando') return <Tag tone="info">{m.prayer_state_waiting()}</Tag>
  return situacao === 'oculta' ? <Tag tone="warn">{m.prayer_state_hidden()}</Tag> : null
}
