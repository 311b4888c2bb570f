import { useEffect, useState } from 'react'
import type { Locale } from '@atrio/rules'
import { api } from '../lib/session/api-client.ts'
import { findEverything, type SearchFound } from './search-found.ts'

const PAUSE = 120
const SPINNER_AFTER = 150

export interface Search {
  /** The last answer and its question; it stays until the next one is there, so that nothing flickers. */
  answer: { q: string; found: SearchFound } | null
  /** An answer is overdue: only then does it help to say so. */
  slow: boolean
  failed: boolean
}

/** Follows what is being typed. */
export function useSearch(q: string, { slug, locale }: { slug: string; locale: Locale }): Search {
  const [answer, setAnswer] = useState<Search['answer']>(null)
  const [slowFor, setSlowFor] = useState<string | null>(null)
  const [failedFor, setFailedFor] = useState<string | null>(null)
  useEffect(() => {
    if (q === '') return
    let current = true
    const ask = async () => {
      const spinner = setTimeout(() => setSlowFor(q), SPINNER_AFTER)
      try {
        const found = await findEverything(api, { slug, locale, q, limit: 8 })
        if (current) setAnswer({ q, found })
      } catch {
        if (current) setFailedFor(q)
      } finally {
        clearTimeout(spinner)
        if (current) setSlowFor(null)
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [q, slug, locale])
  if (q === '') return { answer: null, slow: false, failed: false }
  return { answer, slow: slowFor === q, failed: failedFor === q && answer?.q !== q }
}
