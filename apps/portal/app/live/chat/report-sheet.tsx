import { liveChatCalls } from '@atrio/contract'
import { Button, Sheet, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../../lib/messages/error-messages.ts'
import { api } from '../../lib/session/api-client.ts'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'

const SHOWN = 40

/** Tells those who look after the room that a message should not be there; which one is chosen of the last ones. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function ReportSheet({
  room,
  codigo,
  onClose,
}: {
  room: ChatRoom
  codigo: string
  onClose: () => void
}) {
  // As they were when it was opened: nothing moves below a finger.
  const [mensagens] = useState(() => lastOfOthers(room))
  const [reported, setReported] = useState<readonly number[]>([])
  const { show } = useToasts()
  const report = async (seq: number) => {
    try {
      await api(liveChatCalls.denunciarSalaMensagem, {
        params: { codigo, seq },
        body: { bilhete: room.ticket() },
      })
      setReported((before) => [...before, seq])
      show({ tone: 'ok', title: m.chat_report_sent(), detail: m.chat_report_sent_detail() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.chat_report_title()}
      description={m.chat_report_intro()}
      closeLabel={m.close()}
    >
      {mensagens.length === 0 && <p className="text-ink-muted">{m.chat_report_none()}</p>}
      <ul className="ruled">
        {mensagens.map(({ seq, nome, texto }) => (
          <li key={seq} className="stack gap-2 py-3">
            <p className="font-semibold wrap-anywhere">{nome}</p>
            <blockquote className="chat-quote">{texto}</blockquote>
            <p>
              <Button
                variant="outline"
                disabled={reported.includes(seq)}
                aria-label={reported.includes(seq) ? undefined : m.chat_report_of({ name: nome })}
                onClick={() => void report(seq)}
              >
                {reported.includes(seq) ? m.chat_report_done() : m.chat_report_send()}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The newest first. */
function lastOfOthers(room: ChatRoom) {
  const { mensagens, eu } = room.store.get().view
  return mensagens
    .filter(({ de, papel }) => de !== eu?.de && papel !== 'anfitriao')
    .slice(-SHOWN)
    .toReversed()
}
