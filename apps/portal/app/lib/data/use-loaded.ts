import { useEffect, useEffectEvent, useState } from 'react'

/** Something personal on its way, which only the browser can ask for. */
export type Loaded<T> = { retry: () => void } & (
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'loaded'; data: T }
)

type Outcome<T> = { id: string } & ({ state: 'failed'; error: unknown } | { state: 'loaded'; data: T })

/** Loads when the page comes alive and again whenever `key`, which names what is loaded, changes. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<Outcome<T> | null>(null)
  const id = `${attempt} ${key}`
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    let current = true
    const settle = async () => {
      try {
        const data = await loadLatest()
        if (current) setOutcome({ id, state: 'loaded', data })
      } catch (error) {
        if (current) setOutcome({ id, state: 'failed', error })
      }
    }
    void settle()
    return () => {
      current = false
    }
  }, [id])
  const retry = () => setAttempt(attempt + 1)
  return outcome?.id === id ? { ...outcome, retry } : { state: 'loading', retry }
}
