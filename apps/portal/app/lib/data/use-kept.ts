import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { personalStore, type PersonalRecord } from './personal-store.ts'

/** Something of a person that the server has, and this device too. */
export interface Kept<T> extends PersonalRecord {
  data: T
  /** When the server said so. */
  savedAt: string
}

export interface KeptState<T> {
  /** Null until anything is known. */
  kept: Kept<T> | null
  state: 'loading' | 'loaded' | 'failed'
  error: unknown
  retry: () => void
}

/** Of which person, and what: `ingressos`, `evento:7`. */
interface KeptKey {
  kind: string
  owner: number
  id: string
}

/** What this device has is there at once; what the server says replaces it, and is kept for the next time. */
export function useKept<T>({ kind, owner, id }: KeptKey, load: () => Promise<T>): KeptState<T> {
  const [known, setKnown] = useState<{ key: string } & Omit<KeptState<T>, 'retry'>>()
  const key = `${kind} ${owner} ${id}`
  const again = useRef(() => {})
  const loadLatest = useEffectEvent(load)
  useEffect(() => {
    let current = true
    const show = (next: Partial<KeptState<T>>) => {
      if (current) {
        setKnown((old) => {
          const before = old?.key === key ? old : { kept: null, state: 'loading' as const, error: null }
          return { ...before, ...next, key }
        })
      }
    }
    const follow = async () => {
      const old = await personalStore<Kept<T>>(kind, owner).get(id)
      if (old) show({ kept: old })
      try {
        show({ kept: await keepNow({ kind, owner, id }, await loadLatest()), state: 'loaded', error: null })
      } catch (error) {
        show({ state: 'failed', error })
      }
    }
    void follow()
    const follows = () => void follow()
    again.current = follows
    window.addEventListener('online', follows)
    return () => {
      current = false
      window.removeEventListener('online', follows)
    }
  }, [kind, owner, id, key])
  const retry = () => again.current()
  return known?.key === key ? { ...known, retry } : { kept: null, state: 'loading', error: null, retry }
}

/** Keeps what the server said. */
export async function keepNow<T>({ kind, owner, id }: KeptKey, data: T): Promise<Kept<T>> {
  const kept: Kept<T> = { id, pending: false, data, savedAt: new Date().toISOString() }
  await personalStore<Kept<T>>(kind, owner).put(kept)
  return kept
}
