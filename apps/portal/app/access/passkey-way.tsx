import { Button } from '@atrio/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { hasUsedPasskey } from '../lib/passkeys/passkey-memory.ts'
import { m } from '../paraglide/messages.js'

const PasskeyEntry = lazy(() => import('./passkey-entry.tsx'))

/**
 * The way in without a password. All but the button is loaded by the first sign of somebody, or at once where a passkey
 * was used before: then the browser offers it in the field of the e-mail.
 */
export function PasskeyWay() {
  const [presses, setPresses] = useState(0)
  const [busy, setBusy] = useState(false)
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    const wake = () => setAwake(true)
    if (hasUsedPasskey()) wake()
    const signs = ['pointermove', 'pointerdown', 'focusin']
    for (const sign of signs) addEventListener(sign, wake, { once: true })
    return () => signs.forEach((sign) => removeEventListener(sign, wake))
  }, [])
  return (
    <>
      <Button
        variant="outline"
        size="lg"
        block
        loading={busy}
        onClick={() => {
          setBusy(true)
          setPresses((before) => before + 1)
        }}
      >
        {m.access_passkey()}
      </Button>
      {(awake || presses > 0) && (
        <Suspense>
          <PasskeyEntry presses={presses} onBusy={setBusy} />
        </Suspense>
      )}
    </>
  )
}
