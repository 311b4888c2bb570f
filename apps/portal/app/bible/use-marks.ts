import type { Marcacao } from '@atrio/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../lib/session/session.ts'

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
  const key = `${userId} ${livro} ${capitulo}`
  const [loaded, setLoaded] = useState<{ key: string; marcacoes: readonly Marcacao[] } | null>(null)
  const turns = useRef({ begun: 0, shown: 0 })
  /** Answers may overtake each other: what was asked for earlier never replaces what was asked for later. */
  const begin = useCallback(() => {
    const turn = ++turns.current.begun
    return (marcacoes: readonly Marcacao[]) => {
      if (turn < turns.current.shown) return
      turns.current.shown = turn
      setLoaded({ key, marcacoes })
    }
  }, [key])
  useEffect(() => {
    if (userId === undefined) return
    const load = async () => {
      const show = begin()
      const { listMarks } = await import('./marks-client.ts')
      show(await listMarks({ userId, livro, capitulo }))
    }
    // Without a network the text is read without its marks.
    load().catch(() => {})
  }, [begin, userId, livro, capitulo])
  // Whoever logs out takes the marks along.
  const own = loaded?.key === key ? loaded.marcacoes : null
  const byVerse = useMemo(() => new Map(own?.map((mark) => [mark.versiculo, mark])), [own])
  if (userId === undefined) return { byVerse, save: undefined }
  return {
    byVerse,
    async save(change) {
      const show = begin()
      const { saveMark } = await import('./marks-client.ts')
      show(await saveMark({ userId, livro, capitulo, ...change }))
    },
  }
}
