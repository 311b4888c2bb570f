import { useEffect, useState } from 'react'
import { useSession } from '../lib/session/session.ts'
import type { ChatState } from './chat/chat-room.ts'

export interface RoomNews extends Pick<ChatState['view'], 'noticia'> {
  /** What staff do is heard. */
  isOpen: boolean
  /** How often it came back after a cut, in which something may have been missed. */
  returns: number
}

const silent: RoomNews = { noticia: null, isOpen: false, returns: 0 }

/** What the room of a broadcast says of the broadcast, over the connection that its chat has as well. */
export function useRoomNews(codigo: string | null): RoomNews {
  const { status, user } = useSession()
  const userId = user?.id
  const isStarting = status === 'starting'
  const [{ of, ...news }, setNews] = useState({ of: codigo, ...silent })
  useEffect(() => {
    if (codigo === null || isStarting) return
    let leave = () => {}
    let isOver = false
    const follow = async () => {
      const { chatRoomOf } = await import('./chat/chat-rooms.ts')
      if (isOver) return
      const room = chatRoomOf(codigo, { limite: 50, userId })
      const close = room.open()
      let wasLost = false
      let returns = 0
      const look = () => {
        const { connection, view } = room.store.get()
        const isOpen = connection === 'open'
        if (isOpen && wasLost) returns += 1
        wasLost = connection === 'lost' || (wasLost && !isOpen)
        setNews((before) =>
          before.noticia === view.noticia && before.isOpen === isOpen && before.returns === returns
            ? before
            : { of: codigo, noticia: view.noticia, isOpen, returns },
        )
      }
      const unsubscribe = room.store.subscribe(look)
      look()
      leave = () => {
        unsubscribe()
        close()
      }
    }
    void follow()
    return () => {
      isOver = true
      leave()
    }
  }, [codigo, userId, isStarting])
  return of === codigo ? news : silent
}
