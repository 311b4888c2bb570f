import { createChatRoom, type ChatRoom } from './chat-room.ts'

const rooms = new Map<string, ChatRoom>()

/** The rooms of this tab: whatever of a page follows one, as the same person, shares one connection. */
export function chatRoomOf(
  codigo: string,
  { limite, userId }: { limite: number; userId: number | undefined },
): ChatRoom {
  const key = `${codigo} ${limite} ${userId ?? ''}`
  const room = rooms.get(key) ?? createChatRoom(codigo, limite)
  rooms.set(key, room)
  return room
}
