import { accessCalls } from '@atrio/contract'
import { useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { setAccessState, useAccessState } from './access-state.ts'

/** Asks for six digits by e-mail (Decision 96). */
export function useEmailCode() {
  const state = useAccessState()
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)

  /** Answers whether the server took the request. */
  const send = async (): Promise<boolean> => {
    const { email, pedido } = state
    setSending(true)
    setFailure(null)
    try {
      const next = await api(accessCalls.requestEmailCode, { body: { email, ...(pedido ? { pedido } : {}) } })
      setAccessState({ ...state, pedido: next.pedido })
      return true
    } catch (error) {
      setFailure(errorMessage(error))
      return false
    } finally {
      setSending(false)
    }
  }
  return { send, sending, failure }
}
