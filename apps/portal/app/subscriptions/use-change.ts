import type { Call, CallRequest } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { useSession } from '../lib/session/session.ts'
import { STALE } from './stale.ts'

/** Changes the person's plan, and says that it is done or why it is not. */
export function useChange() {
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  /** @returns whether it was done */
  const change = async <C extends Call>(
    asked: (userId: number) => readonly [call: C, request: CallRequest<C>],
    done: string,
  ): Promise<boolean> => {
    if (!user) return false
    setBusy(true)
    try {
      await write(...asked(user.id), STALE)
      show({ tone: 'ok', title: done })
      return true
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
