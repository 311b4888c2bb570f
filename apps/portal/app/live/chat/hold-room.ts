import { sessionStore } from '../../lib/session/session.ts'

/** Stays in a room while other pages are read; the answer leaves it. */
export function holdRoom(codigo: string): () => void {
  const userId = sessionStore.get().user?.id
  let isOver = false
  let leave: (() => void) | undefined
  const enter = async () => {
    const { chatRoomOf } = await import('./chat-rooms.ts')
    if (!isOver) leave = chatRoomOf(codigo, { limite: 50, userId }).open()
  }
  enter().catch(() => {})
  return () => {
    isOver = true
    leave?.()
  }
}
