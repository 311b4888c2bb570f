import { liveChatCalls as calls } from '@atrio/contract'
import { IconButton, useToasts } from '@atrio/ui'
import { PinOff } from 'lucide-react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'

/** Takes the message that stands above all others down. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function Unpin({ codigo, seq }: { codigo: string; seq: number }) {
  const { show } = useToasts()
  const unpin = () =>
    api(calls.desafixarSalaMensagem, { params: { codigo, seq } }).catch((error: unknown) => {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    })
  return <IconButton icon={<PinOff />} label={m.chat_unpin()} onClick={() => void unpin()} />
}
