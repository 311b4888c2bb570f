import { accessCalls } from '@atrio/contract'
import { Banner } from '@atrio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { settlePasskey } from '../lib/passkeys/passkey-memory.ts'
import { forgetPasskey, signByPasskey, stopOffering, type Unmade } from '../lib/passkeys/passkeys.ts'
import { api } from '../lib/session/api-client.ts'
import { logIn } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useEnter } from './use-enter.ts'

/** Shorter than a challenge lives. */
const RENEWED = 4 * 60_000

export type PasskeyEntryProps = {
  /** How often the button was pressed. */
  presses: number
  onBusy: (busy: boolean) => void
}

/** Logs in by a passkey: the one chosen in the field of the e-mail, or after a press of the button. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PasskeyEntry({ presses, onBusy }: PasskeyEntryProps) {
  const enter = useEnter()
  const [failure, setFailure] = useState<{ title: string; detail: string } | null>(null)
  const [round, setRound] = useState(0)

  const run = useEffectEvent(async (inField: boolean, isOver: () => boolean) => {
    if (!inField) {
      setFailure(null)
      onBusy(true)
    }
    try {
      const signed = await signByPasskey({ inField })
      if (isOver()) return
      if (typeof signed === 'string') {
        if (!inField) setFailure(unmade[signed]())
        return
      }
      onBusy(true)
      await enterBy(signed)
    } catch (error) {
      // What is only offered fails in silence; what somebody chose does not.
      if (!isOver() && (!inField || errorCode(error) !== 'NETWORK')) setFailure(errorMessage(error))
    } finally {
      if (!isOver()) onBusy(false)
      // After a press the field offers them again.
      if (!inField && !isOver()) setRound((before) => before + 1)
    }
  })

  const enterBy = async (resposta: Exclude<Awaited<ReturnType<typeof signByPasskey>>, Unmade>) => {
    try {
      const credentials = await api(accessCalls.loginByChave, { body: { resposta } })
      settlePasskey('used')
      await logIn(credentials, 'FORM')
      await enter()
    } catch (error) {
      if (errorCode(error) === 'PASSKEY_UNKNOWN') await forgetPasskey(resposta.id)
      throw error
    }
  }

  useEffect(() => {
    let over = false
    void run(true, () => over)
    const renewal = setInterval(() => {
      if (document.visibilityState === 'visible') setRound((before) => before + 1)
    }, RENEWED)
    return () => {
      over = true
      clearInterval(renewal)
      stopOffering()
    }
  }, [round])

  useEffect(() => {
    if (presses === 0) return
    let over = false
    void run(false, () => over)
    return () => {
      over = true
    }
  }, [presses])

  return (
    failure && (
      <Banner tone="bad" title={failure.title} live="assertive">
        {failure.detail}
      </Banner>
    )
  )
}

const unmade: Record<Unmade, () => { title: string; detail: string }> = {
  stopped: () => ({ title: m.access_passkey_stopped(), detail: m.access_passkey_other_ways() }),
  present: () => ({ title: m.access_passkey_unable(), detail: m.access_passkey_other_ways() }),
  unable: () => ({ title: m.access_passkey_unable(), detail: m.access_passkey_other_ways() }),
}
