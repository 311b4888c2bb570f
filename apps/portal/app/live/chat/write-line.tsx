import { reacoesSala, SALA_LIMITS, type ReacaoSala } from '@atrio/contract'
import { IconButton } from '@atrio/ui'
import { SendHorizontal } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'
import type { ChatView } from './chat-view.ts'
import type { RefusedProps } from './refused.tsx'
import { useRoomForKeyboard } from './use-room-for-keyboard.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const loadRefused = async () => {
  const { loadErrorTexts } = await import('../../lib/messages/error-messages.ts')
  await loadErrorTexts()
  return import('./refused.tsx')
}
// Without its script the words are in the field again all the same.
const Refused = lazy<ComponentType<RefusedProps>>(() => loadRefused().catch(() => ({ default: () => null })))

const signs: Record<ReacaoSala, { sign: string; label: () => string }> = {
  amem: { sign: '🙏', label: m.chat_amen },
  coracao: { sign: '❤️', label: m.chat_heart },
  maos: { sign: '🙌', label: m.chat_hands },
  alegria: { sign: '😊', label: m.chat_joy },
}

/** Where somebody writes. What was refused comes back here, with the reason. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function WriteLine({
  room,
  recusada: refused,
  reacoes,
}: Pick<ChatView, 'recusada' | 'reacoes'> & { room: ChatRoom }) {
  const [texto, setTexto] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useRoomForKeyboard(form)
  const id = useId()
  const wait = useSecondsLeft(refused?.until ?? null)
  const handled = useRef('')
  useEffect(() => {
    if (!refused || handled.current === refused.chave) return
    handled.current = refused.chave
    // What is being written now is not written over.
    setTexto((now) => (now === '' ? refused.texto : now))
  }, [refused])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const clean = texto.trim()
    if (clean === '' || wait > 0) return
    room.write(clean)
    setTexto('')
    field.current?.focus()
  }
  const putBack = (before: string) => {
    setTexto(before)
    room.takeBack()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form ref={form} className="chat-foot" onSubmit={send}>
      {refused && (
        <Suspense>
          <Refused
            codigo={refused.codigo}
            wait={wait}
            reasonId={`${id}-reason`}
            onPutBack={texto === refused.texto ? null : () => putBack(refused.texto)}
          />
        </Suspense>
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
        <span key={reacoes.n} className="chat-felt" aria-hidden="true">
          {(Object.keys(reacoes.de) as ReacaoSala[]).map((tipo) => signs[tipo].sign).join('')}
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
          onFocus={() => void loadRefused().catch(() => {})}
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
