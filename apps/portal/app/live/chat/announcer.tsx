import type { MensagemSala } from '@atrio/contract'
import { LiveRegion } from '@atrio/ui'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { ChatView } from './chat-view.ts'

const EVERY_MS = 5_000
/** More than these at once nobody can listen to. */
const MOST_READ = 3

/** Speaks what is new, once in five seconds at most, and the last five when asked. The log itself is silent. */
export function Announcer({ view, speaks, asked }: { view: ChatView; speaks: boolean; asked: number }) {
  const [said, setSaid] = useState('')
  const now = useRef(view)
  const heard = useRef(0)
  useEffect(() => {
    now.current = view
  }, [view])
  useEffect(() => {
    if (!speaks) return
    const timer = setInterval(() => {
      const { fresh, eu } = now.current
      const news = fresh.filter(({ seq, de }) => seq > heard.current && de !== eu?.de)
      heard.current = fresh.at(-1)?.seq ?? heard.current
      if (news.length > 0) setSaid(spoken(news))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [speaks])
  useEffect(() => {
    if (asked > 0) setSaid(now.current.mensagens.slice(-5).map(read).join(' '))
  }, [asked])
  return <LiveRegion>{said}</LiveRegion>
}

function spoken(news: readonly MensagemSala[]): string {
  const last = news.at(-1)
  if (news.length <= MOST_READ || !last) return news.map(read).join(' ')
  return m.chat_spoken_many({ count: news.length, last: read(last) })
}

const read = ({ nome, texto }: MensagemSala) => `${nome}: ${texto}.`
