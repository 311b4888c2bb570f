import type { Marcacao } from '@atrio/contract'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../lib/session.ts'

export type MarkChange = { versiculos: readonly number[]; cor?: Marcacao['cor']; nota?: string | null }
export interface Marks {
  byVerse: ReadonlyMap<number, Marcacao>
  /** Undefined for visitors. Rejects when it could not be saved. */
  save: ((change: MarkChange) => Promise<void>) | undefined
}

/** The person's own marks of a chapter. Only the browser knows who reads, so the page comes without them. */
export function useMarks({ livro, capitulo }: { livro: string; capitulo: number }): Marks {
  const { user } = useSession()
  const userId = user?.id
  const [loaded, setLoaded] = useState<{ of: number; marcacoes: readonly Marcacao[] } | null>(null)
  useEffect(() => {
    if (userId === undefined) return undefined
    let current = true
    const load = async () => {
      const { listMarks } = await import('./marks-client.ts')
      const marcacoes = await listMarks({ userId, livro, capitulo })
      if (current) setLoaded({ of: userId, marcacoes })
    }
    // Without a network the text is read without its marks.
    load().catch(() => {})
    return () => {
      current = false
    }
  }, [userId, livro, capitulo])
  // Whoever logs out takes the marks along.
  const own = loaded !== null && loaded.of === userId ? loaded.marcacoes : null
  const byVerse = useMemo(() => new Map(own?.map((mark) => [mark.versiculo, mark])), [own])
  if (userId === undefined) return { byVerse, save: undefined }
  return {
    byVerse,
    async save(change) {
      const { saveMark } = await import('./marks-client.ts')
      setLoaded({ of: userId, marcacoes: await saveMark({ userId, livro, capitulo, ...change }) })
    },
  }
}
