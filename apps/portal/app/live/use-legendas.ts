import { liveCalls, type Transmissao } from '@atrio/contract'
import { useMemo } from 'react'
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
      async read() {
        const { api } = await import('../lib/session/api-client.ts')
        return api(liveCalls.getLegendaTransmissao, { params: { slug, id } })
      },
    }
  }, [slug, id, idioma, nome, isLive])
}
