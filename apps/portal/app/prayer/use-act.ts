import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'

/** Does one thing at a time, and says so: what was done, or why it could not be. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const act = async (work: () => Promise<unknown>, done: { title: string; detail?: string } | null) => {
    setBusy(true)
    try {
      await work()
      if (done) show({ tone: 'ok', ...done })
      return true
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, act }
}
