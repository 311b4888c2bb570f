import { cardCalls, type Carteirinha } from '@atrio/contract'
import { CARD_CODE_SECONDS } from '@atrio/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { mapLoaded, type Loaded } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useOwner } from '../lib/session/owner.ts'
import { useChurch } from '../shell/church.ts'

const LOOKS_MS = 5_000

export interface OwnCard {
  /** Spec §3: the first of the list; null for who has none. */
  loaded: Loaded<Carteirinha | null>
  /** The server has not confirmed it for as long as a code is good: the code that is here is old. */
  isOld: boolean
}

/** The person's card, on the device for the hall without a signal. Its code is renewed while somebody looks at it. */
export function useCard(): OwnCard {
  const usuario = useOwner()
  const igreja = useChurch()?.id ?? 0
  const all = useCall(cardCalls.listCarteirinhas, { query: { usuario, igreja } }, { keepOffline: true })
  const [now, setNow] = useState(Date.now)
  const { confirmedAt } = all
  const age = confirmedAt === null ? 0 : now - Date.parse(confirmedAt)
  const look = useEffectEvent(() => {
    setNow(Date.now())
    const known = all.confirmedAt === null ? 0 : Date.now() - Date.parse(all.confirmedAt)
    if (!document.hidden && all.state !== 'loading' && known > RENEW_MS) all.again()
  })
  useEffect(() => {
    const timer = setInterval(look, LOOKS_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return {
    loaded: mapLoaded(all, ({ carteirinhas }) => carteirinhas[0] ?? null),
    isOld: all.data !== undefined && age > CARD_CODE_SECONDS * 1_000,
  }
}

/** Well before the code ends: whoever holds it up now has it read a moment later. */
const RENEW_MS = (CARD_CODE_SECONDS * 1_000) / 2
