import { Avatar, Button } from '@atrio/ui'
import { ArrowDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatView } from './chat-view.ts'
import { MessageLine } from './message-line.tsx'

/** At the end: higher than any screen, and few enough that a phone draws what comes without a stumble. */
const LEAST_SHOWN = 50
/** For who scrolls up. */
const MOST_SHOWN = 200
/** So near the end counts as at it. */
const NEAR_PX = 48

/** What is said, `limite` of before or more. Whoever reads further up is left there, and told how many are new. */
export function Log({
  view,
  codigo,
  limite,
  tools,
}: {
  view: ChatView
  codigo: string
  limite: number
  tools: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const [heldAt, setHeldAt] = useState<number | null>(null)
  const { mensagens, pendentes, eu } = view
  const known = heldAt === null ? mensagens : mensagens.filter(({ seq }) => seq <= heldAt)
  const shown = known.slice(heldAt === null ? -Math.max(limite, LEAST_SHOWN) : -MOST_SHOWN)
  const news = mensagens.length - known.length
  // It is scrolled from its end (0) upwards, so that it stays there by itself whatever comes above or below.
  const onScroll = () => {
    const log = box.current
    if (!log) return
    const isAtEnd = -log.scrollTop < NEAR_PX
    if (!isAtEnd && heldAt === null) setHeldAt(mensagens.at(-1)?.seq ?? 0)
    if (isAtEnd && heldAt !== null && news === 0) setHeldAt(null)
  }
  const toEnd = () => {
    setHeldAt(null)
    box.current?.scrollTo({ top: 0 })
  }
  return (
    <div className="chat-body">
      <div
        ref={box}
        className="chat-log chat-log-from-end"
        role="log"
        aria-live="off"
        aria-label={m.chat_log()}
        // What scrolls is reached by the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        {shown.length === 0 && pendentes.length === 0 && <p className="chat-empty">{m.chat_empty()}</p>}
        <ol>
          {shown.map((mensagem) => (
            <MessageLine
              key={mensagem.seq}
              mensagem={mensagem}
              own={mensagem.de === eu?.de}
              codigo={codigo}
              tools={tools}
            />
          ))}
          {heldAt === null &&
            pendentes.map(({ chave, texto }) => (
              <li key={chave} className="chat-line chat-pending">
                <Avatar name={eu?.nome ?? ''} src={eu?.imagem ?? null} size="sm" />
                <span className="chat-who">
                  <b>{eu?.nome ?? m.chat_you()}</b>
                  <span className="chat-when">{m.chat_sending()}</span>
                </span>
                <span className="chat-text">{texto}</span>
              </li>
            ))}
        </ol>
      </div>
      {heldAt !== null && (
        <Button
          className="chat-news"

          icon={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
        >
          {news > 0 ? m.chat_news({ count: news }) : m.chat_to_end()}
        </Button>
      )}
    </div>
  )
}
