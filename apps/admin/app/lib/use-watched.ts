import { useCallback, useEffect, useState } from 'react'
import { createInOrder } from './in-order.ts'

/**
 * What is asked again as long as somebody looks at it; what cannot be reached is asked again.
 *
 * @param ask stays the same while the same is asked
 * @param every ms
 * @returns the last answer, null before the first; `show` for what a command answered, after which nobody is shown what was
 *   asked before it; `look` to ask at once, which fails as asking does
 */
export function useWatched<Answer>(ask: () => Promise<Answer>, every: number) {
  const [{ begin }] = useState(createInOrder)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const show = useCallback(
    (shown: Answer) => {
      begin()()
      setAnswer(shown)
    },
    [begin],
  )
  const look = useCallback(async () => {
    const isInOrder = begin()
    const seen = await ask()
    if (isInOrder()) setAnswer(seen)
  }, [ask, begin])
  useEffect(() => {
    const again = () => {
      if (!document.hidden) look().catch(() => {})
    }
    again()
    const timer = setInterval(again, every)
    return () => {
      clearInterval(timer)
      begin()()
    }
  }, [look, every, begin])
  return { answer, show, look }
}
