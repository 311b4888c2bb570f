import { useState } from 'react'
import { createNewest } from './newest.ts'

interface State<Answer> {
  answer: Answer | null
  isBusy: boolean
  error: unknown
}

const NOTHING = { answer: null, isBusy: false, error: null }

/**
 * What was asked last, and its answer: another question may be asked before that comes, and what answers an earlier one is
 * nobody's. Until then the answer before stays, unless it is forgotten.
 */
export function useNewest<Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) {
  const [newest] = useState(createNewest)
  const [state, setState] = useState<State<Answer>>(NOTHING)
  const start = async (...args: Args) => {
    setState(({ answer }) => ({ answer, isBusy: true, error: null }))
    try {
      const answer = await newest.take(ask(...args))
      if (answer !== undefined) setState({ answer, isBusy: false, error: null })
    } catch (error) {
      setState(({ answer }) => ({ answer, isBusy: false, error }))
    }
  }
  const forget = () => {
    newest.forget()
    setState(NOTHING)
  }
  return { ...state, start, forget }
}
