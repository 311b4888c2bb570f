import { Banner } from '@atrio/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { stopOffering } from '../lib/passkeys/passkeys.ts'
import { logInByPasskey, type Refusal } from './log-in-by-passkey.ts'
import { useEnter } from './use-enter.ts'

/** Shorter than a challenge lives. */
const RENEWED = 4 * 60_000

export type PasskeyEntryProps = {
  /** How often the button was pressed. */
  presses: number
  onBusy: (busy: boolean) => void
}

type Outcome = Awaited<ReturnType<typeof logInByPasskey>>

/** Logs in by a passkey: the one chosen in the field of the e-mail, or after a press of the button. */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PasskeyEntry({ presses, onBusy }: PasskeyEntryProps) {
  const enter = useEnter()
  const [refused, setRefused] = useState<{ refusal: Refusal; presses: number } | null>(null)

  const settle = useEffectEvent((outcome: Outcome) => {
    // What was offered and has been taken back says nothing.
    if (outcome === null) return
    if (outcome === 'in') return void enter()
    onBusy(false)
    setRefused({ refusal: outcome, presses })
  })

  useEffect(() => {
    let over = false
    const offer = async () => {
      const outcome = await logInByPasskey({ inField: true, onChosen: () => onBusy(true) })
      if (!over) settle(outcome)
    }
    void offer()
    const renewal = setInterval(() => {
      if (document.visibilityState === 'visible') void offer()
    }, RENEWED)
    return () => {
      over = true
      clearInterval(renewal)
      stopOffering()
    }
  }, [onBusy])

  useEffect(() => {
    if (presses === 0) return
    let over = false
    const ask = async () => {
      const outcome = await logInByPasskey({ inField: false, onChosen: () => {} })
      if (!over) settle(outcome)
    }
    void ask()
    return () => {
      over = true
    }
  }, [presses])

  if (refused?.presses !== presses) return null
  const { title, detail } = refused.refusal
  return (
    <Banner tone="bad" title={title} live="assertive">
      {detail}
    </Banner>
  )
}
