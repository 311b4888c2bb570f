import { accountCalls, type Notificacao } from '@atrio/contract'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { follow, LOOK } from '../lib/data/follow.ts'
import { createStore, useStore } from '../lib/data/store.ts'

/** Spec §9: 30 unless told otherwise, from page 1. */
const limit = 30

export interface Notificacoes {
  /** Null until the first answer. */
  list: readonly Notificacao[] | null
  failed: boolean
  busy: boolean
  hasMore: boolean
  load: (page: number) => Promise<void>
  loadMore: () => void
  /** Marks these as read, here and on the server. */
  markRead: (ids: readonly number[]) => Promise<void>
  /** Marks all as read on the server; `show` also takes the marks away here. */
  markAll: (show: boolean) => Promise<void>
}

// The bell and the page speak of the same number.
const unread = createStore<number>(0)

/** How many notifications the person has not read, as the server said last. */
export function useUnread(): number {
  return useStore(unread, 0)
}

/** The notifications of a person at a church. */
export function useNotificacoes(igrejaId: number): Notificacoes {
  const [list, setList] = useState<Notificacoes['list']>(null)
  const [page, setPage] = useState(0)
  const [hasMore, setHasMore] = useState(false)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('busy')
  const load = useCallback(
    async (wanted: number) => {
      try {
        const { notificacoes, naoLidas } = await api(accountCalls.listNotificacoes, {
          params: { id: igrejaId },
          query: { page: wanted, limit },
        })
        setList((last) => merge(wanted === 1 ? [] : (last ?? []), notificacoes))
        setHasMore(notificacoes.length === limit)
        setPage(wanted)
        setState('idle')
        unread.set(naoLidas)
      } catch {
        setState('failed')
      }
    },
    [igrejaId],
  )
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- state changes only once the answer is there
    void load(1)
  }, [load])
  const hear = useEffectEvent((naoLidas: number | null) => {
    const isNew = naoLidas === null || naoLidas > unread.get()
    if (naoLidas !== null) unread.set(naoLidas)
    // Whoever has read on keeps their place in the list.
    if (isNew && page <= 1) void load(1)
  })
  useEffect(() => follow('notificacoes', {}, (told) => hear(told === LOOK ? null : told.naoLidas)), [])
  const send = async (body: { ids?: number[]; ate?: number }) => {
    const { naoLidas } = await api(accountCalls.readNotificacoes, { params: { id: igrejaId }, body })
    unread.set(naoLidas)
  }
  const show = (isNow: (notificacao: Notificacao) => boolean) =>
    setList((last) =>
      (last ?? []).map((entry) => (isNow(entry) && !entry.flagLida ? { ...entry, flagLida: true } : entry)),
    )
  return {
    list,
    failed: state === 'failed',
    busy: state === 'busy',
    hasMore,
    load,
    loadMore: () => {
      setState('busy')
      void load(page + 1)
    },
    async markRead(ids) {
      show(({ id }) => ids.includes(id))
      await send({ ids: [...ids] })
    },
    async markAll(isShown) {
      const newest = list?.[0]
      if (!newest || !list.some(({ flagLida }) => !flagLida)) return
      await send({ ate: newest.id })
      if (isShown) show(() => true)
    },
  }
}

// A notification that came in between shifts the pages by one.
function merge(known: readonly Notificacao[], more: readonly Notificacao[]): Notificacao[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}
