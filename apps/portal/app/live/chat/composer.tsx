import { reacoesSala, SALA_LIMITS, type ReacaoSala } from '@atrio/contract'
import { Banner, Button, IconButton } from '@atrio/ui'
import { SendHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { codeMessage } from '../../lib/messages/error-messages.ts'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom, ChatState } from './chat-room.ts'
import { NameDialog } from './name-dialog.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

const signs: Record<ReacaoSala, { sign: string; label: () => string }> = {
  amem: { sign: '🙏', label: m.chat_amen },
  coracao: { sign: '❤️', label: m.chat_heart },
  maos: { sign: '🙌', label: m.chat_hands },
  alegria: { sign: '😊', label: m.chat_joy },
}

type ComposerProps = { room: ChatRoom; state: ChatState; nome: string; embedded: boolean }

/** Where somebody writes; who has given no name yet is asked for one. What was refused comes back here, with the reason. */
export function Composer({ room, state, nome, embedded }: ComposerProps) {
  const { view, me } = state
  const [texto, setTexto] = useState('')
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const refused = view.recusada
  const wait = useSecondsLeft(refused?.until ?? null)
  const handled = useRef('')
  useEffect(() => {
    if (!refused || handled.current === refused.chave) return
    handled.current = refused.chave
    // What is being written now is not written over.
    setTexto((now) => (now === '' ? refused.texto : now))
  }, [refused])

  if (me && me.nome === null) {
    return (
      <div className="chat-foot">
        <Button variant="primary" block onClick={() => setAsking(true)}>
          {m.chat_join()}
        </Button>
        {asking && (
          <NameDialog room={room} nome={nome} embedded={embedded} onClose={() => setAsking(false)} />
        )}
      </div>
    )
  }
  const isHost = me?.papel === 'anfitriao'
  const closed = closedWhy(state)
  if (closed && !isHost) return <p className="chat-foot chat-closed">{closed}</p>

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const clean = texto.trim()
    if (clean === '' || wait > 0) return
    room.write(clean)
    setTexto('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const reason = refused && codeMessage(refused.codigo, wait > 0 ? wait : undefined)
  return (
    <form className="chat-foot" onSubmit={send}>
      {refused && reason && (
        <Banner tone="warn" title={reason.title}>
          <p id={`${id}-reason`}>{wait > 0 ? m.chat_wait({ count: wait }) : reason.detail}</p>
          {texto !== refused.texto && (
            <Button
              variant="outline"
              onClick={() => {
                setTexto(refused.texto)
                room.takeBack()
              }}
            >
              {m.chat_put_back()}
            </Button>
          )}
        </Banner>
      )}
      <div className="chat-reactions" role="group" aria-label={m.chat_reactions()}>
        {reacoesSala.map((tipo) => (
          <button
            key={tipo}
            type="button"
            className="chat-reaction"
            aria-label={signs[tipo].label()}
            title={signs[tipo].label()}
            onClick={() => room.react(tipo)}
          >
            <span aria-hidden="true">{signs[tipo].sign}</span>
          </button>
        ))}
        <span key={view.reacoes.n} className="chat-felt" aria-hidden="true">
          {(Object.keys(view.reacoes.de) as ReacaoSala[]).map((tipo) => signs[tipo].sign).join('')}
        </span>
      </div>
      <div className="chat-write">
        <textarea
          ref={field}
          className="chat-field"
          rows={1}
          value={texto}
          maxLength={SALA_LIMITS.texto}
          placeholder={m.chat_placeholder()}
          aria-label={m.chat_message()}
          aria-describedby={refused ? `${id}-reason` : undefined}
          onChange={(event) => setTexto(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          className="chat-send"
          label={m.chat_send()}
          icon={<SendHorizontal />}
          aria-disabled={texto.trim() === '' || wait > 0 || undefined}
        />
      </div>
    </form>
  )
}

function closedWhy({ view: { sala } }: ChatState): string | null {
  if (!sala) return null
  if (!sala.aberta) return m.chat_closed()
  return sala.flagSoAnfitrioes ? m.chat_hosts_write() : null
}
