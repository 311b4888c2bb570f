import { accountCalls, type CallResult } from '@atrio/contract'
import { useToasts } from '@atrio/ui'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { errorMessage } from '../messages/error-messages.ts'
import type { Loaded } from '../personal/loaded.ts'
import { useCall } from '../personal/use-call.ts'
import { reachOf, subscribe, type Reach } from './subscription.ts'

export interface PushHere {
  loaded: Loaded<CallResult<(typeof accountCalls)['listDispositivosPush']>>
  reach: Reach
  /** This browser receives, as far as the server knows. */
  isOn: boolean
  busy: boolean
  turnOn: () => Promise<void>
}

/** What this browser is to the person's messages, and how it becomes one of their devices. */
export function usePush({ igrejaId, userId }: { igrejaId: number; userId: number }): PushHere {
  const loaded = useCall(accountCalls.listDispositivosPush, { params: { id: igrejaId } }, { fresh: true })
  const [reach, setReach] = useState(reachOf)
  const [busy, setBusy] = useState(false)
  const { show } = useToasts()
  const { chave = null, dispositivos = [] } = loaded.data ?? {}
  const turnOn = async () => {
    if (chave === null) return
    setBusy(true)
    try {
      await subscribe({ igrejaId, userId, chave })
    } catch (error) {
      const isOurs = error instanceof Error && error.name === 'ApiError'
      show({
        tone: 'bad',
        title: m.push_failed(),
        detail: isOurs ? errorMessage(error).title : m.push_failed_detail(),
      })
    }
    setReach(reachOf())
    setBusy(false)
  }
  const isOn = reach === 'possible' && dispositivos.some(({ flagAtual }) => flagAtual)
  return { loaded, reach, isOn, busy, turnOn }
}
