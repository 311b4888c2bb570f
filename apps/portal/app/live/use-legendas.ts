import { liveCalls, type Transmissao } from '@atrio/contract'
import { useMemo } from 'react'
import { api } from '../lib/session/api-client.ts'
import type { ReadAlong } from '../player/use-read-along.ts'
import { useChurch } from '../shell/church.ts'

/** The captions of what is on air, where staff gave an address for them. */
export function useLegendas({ id, legendasAoVivo }: Transmissao, isLive: boolean): ReadAlong | undefined {
  const slug = useChurch()?.slug ?? ''
  const { idioma, nome } = legendasAoVivo ?? {}
  return useMemo(() => {
    if (!isLive || idioma === undefined || nome === undefined) return
    return {
      idioma,
      nome,
      read: () => api(liveCalls.getLegendaTransmissao, { params: { slug, id } }),
    }
  }, [slug, id, idioma, nome, isLive])
}
