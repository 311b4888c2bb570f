import type { MensagemSala } from '@atrio/contract'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatRoom } from './chat-room.ts'

const EVERY_MS = 5_000
/** More than these at once nobody can listen to. */
const MOST_READ = 3

/** What is spoken of a room: what is new, once in five seconds at most, and the last five when asked. The log itself is silent. */
export function useAnnouncer(room: ChatRoom, speaks: boolean): { said: string; readLast: () => void } {
  const [said, setSaid] = useState('')
  const heard = useRef(0)
  useEffect(() => {
    if (!speaks) return
    const timer = setInterval(() => {
      const { fresh, eu } = room.store.get().view
      const news = fresh.filter(({ seq, de }) => seq > heard.current && de !== eu?.de)
      heard.current = fresh.at(-1)?.seq ?? heard.current
      if (news.length > 0) setSaid(spoken(news))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [room, speaks])
  return {
    said,
    readLast: () => setSaid(room.store.get().view.mensagens.slice(-5).map(read).join(' ')),
  }
}

function spoken(news: readonly MensagemSala[]): string {
  const last = news.at(-1)
  if (news.length <= MOST_READ || !last) return news.map(read).join(' ')
  return m.chat_spoken_many({ count: news.length, last: read(last) })
}

const read = ({ nome, texto }: MensagemSala) => `${nome}: ${texto}.`
