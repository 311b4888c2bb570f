import './chat.css'
import { Banner, EmptyState } from '@atrio/ui'
import { MessageCircleOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from '../../lib/data/store.ts'
import { codeMessage, loadErrorTexts } from '../../lib/messages/error-messages.ts'
import { useSession } from '../../lib/session/session.ts'
import { m } from '../../paraglide/messages.js'
import { createChatRoom, type ChatRoom } from './chat-room.ts'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import { RoomHead } from './room-head.tsx'

export type RoomProps = {
  codigo: string
  /** How many messages of before are shown, 1 to 100. */
  limite?: number
  /** What a guest's name is asked with. */
  nome?: string
  /** Tools, for who looks after the room. */
  moderar?: boolean
  /** In another site's page: what leads away opens beside it. */
  embedded?: boolean
}

// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function Room(props: RoomProps) {
  const { status, user } = useSession()
  // Whoever logs in or out is somebody else here.
  return status === 'starting' ? null : (
    <RoomOf key={`${props.codigo} ${props.limite} ${user?.id ?? ''}`} {...props} />
  )
}

function RoomOf({ codigo, limite = 50, ...rest }: RoomProps) {
  const [room] = useState(() => createChatRoom(codigo, limite))
  useEffect(() => room.open(), [room])
  useEffect(() => void loadErrorTexts(), [])
  return <Open room={room} codigo={codigo} {...rest} />
}

function Open({
  room,
  codigo,
  nome = '',
  moderar = true,
  embedded = false,
}: Omit<RoomProps, 'limite'> & { room: ChatRoom }) {
  const state = useStore(room.store, room.store.get())
  const { view, connection, me } = state
  if (connection === 'gone') {
    const { title, detail } = codeMessage('NOT_FOUND')
    return (
      <EmptyState level={2} icon={<MessageCircleOff />} title={title}>
        {detail}
      </EmptyState>
    )
  }
  const tools = moderar && me?.podeModerar === true
  return (
    <section className="chat" aria-label={m.chat_title()}>
      <RoomHead view={view} codigo={codigo} tools={tools} />
      {connection === 'lost' && (
        <Banner tone="warn" title={m.chat_lost()}>
          {m.chat_lost_detail()}
        </Banner>
      )}
      <Log view={view} codigo={codigo} tools={tools} />
      <Composer room={room} state={state} nome={nome} embedded={embedded} />
    </section>
  )
}
