import type { TransmissaoEquipe } from '@atrio/contract'
import { useState } from 'react'

export interface AudiencePoint {
  at: number
  count: number
}

/** Three hours, one of each half minute. */
const KEPT = 360
const APART = 30_000

/** How many were in the room since the desk was opened. */
export function useAudience({ publico }: TransmissaoEquipe, now: Date): readonly AudiencePoint[] {
  const [points, setPoints] = useState<readonly AudiencePoint[]>([])
  const last = points.at(-1)
  const at = now.getTime()
  if (!last || at - last.at >= APART || last.count !== publico) {
    setPoints([...points, { at, count: publico }].slice(-KEPT))
  }
  return points
}
