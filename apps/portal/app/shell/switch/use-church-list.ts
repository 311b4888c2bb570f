import { churchCalls, type ClienteListado } from '@atrio/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../lib/session/api-client.ts'
import type { Place } from './church-search.ts'

export interface ChurchList {
  /** Null until the first answer; later the last one, also while another search runs. */
  found: { clientes: ClienteListado[]; total: number } | null
  failed: boolean
  retry: () => void
}

const limit = 30

/** The churches of an organisation that a search finds; follows the search as it changes. */
export function useChurchList(organizacao: string, busca: string, place: Place | null): ChurchList {
  const [found, setFound] = useState<ChurchList['found']>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { organizacao, ...(busca ? { busca } : {}), ...place, limit }
      try {
        setFound(await api(churchCalls.listClientes, { query }, { signal }))
        setFailed(false)
      } catch {
        if (!signal.aborted) setFailed(true)
      }
    },
    [organizacao, busca, place],
  )
  useEffect(() => {
    const ended = new AbortController()
    // Someone is typing: a moment's pause asks once instead of at every letter.
    const timer = setTimeout(() => void load(ended.signal), busca ? 250 : 0)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [load, busca])
  return { found, failed, retry: () => void load(new AbortController().signal) }
}
