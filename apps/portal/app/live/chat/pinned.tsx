import { liveChatCalls as calls, type MensagemSala } from '@atrio/contract'
import { IconButton, useToasts } from '@atrio/ui'
import { Pin, PinOff } from 'lucide-react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'

/** The message that who looks after the room keeps above all others. */
export function Pinned({
  mensagem: { seq, nome, texto },
  codigo,
  tools,
}: {
  mensagem: MensagemSala
  codigo: string
  tools: boolean
}) {
  const { show } = useToasts()
  const unpin = () =>
    api(calls.desafixarSalaMensagem, { params: { codigo, seq } }).catch((error: unknown) => {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    })
  return (
    <aside className="chat-pinned" aria-label={m.chat_pinned()}>
      <Pin aria-hidden="true" />
      <p>
        <b>{nome}</b> {texto}
      </p>
      {tools && <IconButton icon={<PinOff />} label={m.chat_unpin()} onClick={() => void unpin()} />}
    </aside>
  )
}
