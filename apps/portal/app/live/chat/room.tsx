import './chat.css'
import { Banner } from '@atrio/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '../../lib/data/store.ts'
import { useSession } from '../../lib/session/session.ts'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'
import { chatRoomOf } from './chat-rooms.ts'
import { Composer } from './composer.tsx'
import { Log } from './log.tsx'
import { Pinned } from './pinned.tsx'
import { RoomHead } from './room-head.tsx'

const RoomGone = lazy(() => import('./room-gone.tsx'))

export type RoomProps = {
  codigo: string
  /** How many messages of before are shown, 1 to 100. */
  limite?: number
  /** What a guest's name is asked with. */
  nome?: string
  /** By that name they are there at once. */
  entrar?: boolean
  /** Says what room this is, instead of how many are there. */
  titulo?: string
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
    <RoomOf key={`${props.codigo} ${props.limite} ${user?.id ?? ''}`} userId={user?.id} {...props} />
  )
}

function RoomOf({
  codigo,
  limite = 50,
  userId,
  entrar = false,
  ...rest
}: RoomProps & { userId: number | undefined }) {
  const [room] = useState(() => chatRoomOf(codigo, { limite, userId }))
  useEffect(() => room.open(), [room])
  useEntering(room, entrar ? (rest.nome ?? '') : '')
  return <Open room={room} codigo={codigo} limite={limite} {...rest} />
}

/** Who has said their name already is not asked for it again; where it may not be had, they are. */
function useEntering(room: ChatRoom, nome: string): void {
  const { me } = useStore(room.store, room.store.get())
  const isNameless = me !== null && me.nome === null
  useEffect(() => {
    if (isNameless && nome) room.call(nome).catch(() => {})
  }, [room, isNameless, nome])
}

function Open({
  room,
  codigo,
  limite,
  nome = '',
  moderar = true,
  embedded = false,
  titulo,
}: Omit<RoomProps, 'entrar'> & { room: ChatRoom; limite: number }) {
  const { view, connection, me } = useStore(room.store, room.store.get())
  const { quantos, sala, recusada, reacoes } = view
  if (connection === 'gone') {
    return (
      <Suspense>
        <RoomGone />
      </Suspense>
    )
  }
  const tools = moderar && me?.podeModerar === true
  return (
    <section className="chat" aria-label={m.chat_title()}>
      <RoomHead room={room} quantos={quantos} sala={sala} codigo={codigo} tools={tools} titulo={titulo} />
      {(connection === 'lost' || view.fixada) && (
        <div className="chat-above">
          {connection === 'lost' && (
            <Banner tone="warn" title={m.chat_lost()}>
              {m.chat_lost_detail()}
            </Banner>
          )}
          {view.fixada && <Pinned mensagem={view.fixada} codigo={codigo} tools={tools} />}
        </div>
      )}
      <Log view={view} codigo={codigo} limite={limite} tools={tools} />
      <Composer
        room={room}
        me={me}
        sala={sala}
        recusada={recusada}
        reacoes={reacoes}
        nome={nome}
        embedded={embedded}
      />
    </section>
  )
}
