import { accountCalls } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../lib/api-client.ts'
import { browserStorages } from '../lib/storage.ts'
import { newestMoment } from './notificacao-days.ts'
import type { Notificacao } from './notificacao-link.ts'

/** Spec §9: 30 unless told otherwise, from page 1. */
const limit = 30

export interface Notificacoes {
  /** Null until the first answer. */
  list: readonly Notificacao[] | null
  failed: boolean
  busy: boolean
  hasMore: boolean
  /** Until when this person has seen them on this device. */
  seenAt: string | null
  load: (page: number) => Promise<void>
  loadMore: () => void
  markSeen: () => void
}

/** The notifications of a person at a church. */
export function useNotificacoes(igreja: { id: number; codigo: string }, userId: number): Notificacoes {
  const key = `atrio:notifications-seen:${userId}:${igreja.codigo}`
  const [list, setList] = useState<Notificacoes['list']>(null)
  const [page, setPage] = useState(0)
  const [hasMore, setHasMore] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('busy')
  const [seenAt, setSeenAt] = useState(() => browserStorages().local.getItem(key))
  const load = useCallback(
    async (wanted: number) => {
      try {
        const { notificacoes } = await api(accountCalls.listNotificacoes, {
          params: { id: igreja.id },
          query: { page: wanted, limit },
        })
        setList((last) => merge(wanted === 1 ? [] : (last ?? []), notificacoes))
        setHasMore(notificacoes.length === limit)
        setPage(wanted)
        setState('idle')
      } catch {
        setState('failed')
      }
    },
    [igreja.id],
  )
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- state changes only once the answer is there
    void load(1)
  }, [load])
  const markSeen = () => {
    const newest = newestMoment(list ?? [])
    if (!newest) return
    setSeenAt(newest)
    browserStorages().local.setItem(key, newest)
  }
  return {
    list,
    failed: state === 'failed',
    busy: state === 'busy',
    hasMore,
    seenAt,
    load,
    loadMore: () => {
      setState('busy')
      void load(page + 1)
    },
    markSeen,
  }
}

// A notification that came in between shifts the pages by one.
function merge(known: readonly Notificacao[], more: readonly Notificacao[]): Notificacao[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}
