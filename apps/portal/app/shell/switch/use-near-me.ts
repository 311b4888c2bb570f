import { useState } from 'react'
import { roundPlace, type Place } from './church-search.ts'

export type NearMeState = 'idle' | 'asking' | 'refused' | 'failed'

/** Asks the browser where the visitor is: only when they tap, and no more exactly than an order of churches needs. */
export function useNearMe(onPlace: (place: Place) => void) {
  const [state, setState] = useState<NearMeState>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState('failed')
      return
    }
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPlace(roundPlace(coords))
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { enableHighAccuracy: false, maximumAge: 10 * 60_000, timeout: 10_000 },
    )
  }
  return { state, ask }
}
