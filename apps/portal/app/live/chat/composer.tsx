import { Button } from '@atrio/ui'
import { lazy, memo, Suspense, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom, ChatState } from './chat-room.ts'
import type { ChatView } from './chat-view.ts'

const loadNameDialog = () => import('./name-dialog.tsx')
const NameDialog = lazy(loadNameDialog)
// What cannot be loaded now is asked for again when it is opened.
const soon = () => void loadNameDialog().catch(() => {})
const WriteLine = lazy(() => import('./write-line.tsx'))

type ComposerProps = Pick<ChatState, 'me'> &
  Pick<ChatView, 'sala' | 'recusada' | 'reacoes'> & { room: ChatRoom; nome: string; embedded: boolean }

/** Where somebody writes; who has given no name yet is asked for one. */
export const Composer = memo(function Composer({
  room,
  me,
  sala,
  recusada,
  reacoes,
  nome,
  embedded,
}: ComposerProps) {
  const [asking, setAsking] = useState(false)
  // Nobody knows yet who this is.
  if (!me) return <div className="chat-foot chat-foot-waiting" />
  if (me.nome === null) {
    return (
      <div className="chat-foot">
        <Button variant="primary" block onPointerEnter={soon} onFocus={soon} onClick={() => setAsking(true)}>
          {m.chat_join()}
        </Button>
        {asking && (
          <Suspense>
            <NameDialog room={room} nome={nome} embedded={embedded} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </div>
    )
  }
  const closed = closedWhy(sala)
  if (closed && me.papel !== 'anfitriao') return <p className="chat-foot chat-closed">{closed}</p>
  return (
    <Suspense fallback={<div className="chat-foot chat-foot-written" />}>
      <WriteLine room={room} recusada={recusada} reacoes={reacoes} />
    </Suspense>
  )
})

function closedWhy(sala: ChatView['sala']): string | null {
  if (!sala) return null
  if (!sala.aberta) return m.chat_closed()
  return sala.flagSoAnfitrioes ? m.chat_hosts_write() : null
}
