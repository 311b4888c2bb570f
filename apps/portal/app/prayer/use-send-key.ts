import { useRef } from 'react'
import { newId } from '../lib/personal/browser-outbox.ts'

/** One name for each content that is sent, however often before an answer comes; other content has another. */
export function useSendKey(): (content: unknown) => Record<string, string> {
  const last = useRef({ content: '', key: '' })
  return (content) => {
    const said = JSON.stringify(content)
    if (last.current.content !== said) last.current = { content: said, key: newId() }
    return { 'idempotency-key': last.current.key }
  }
}
