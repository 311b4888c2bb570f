import { accessCalls } from '@atrio/contract'
import { platformAuthenticatorIsAvailable } from '@simplewebauthn/browser'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { settlePasskey } from '../lib/passkeys/passkey-memory.ts'
import { makePasskey } from '../lib/passkeys/passkeys.ts'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'

/** Where somebody is at something that is not to be interrupted. */
const BUSY = [paths.checkout(), paths.events(), paths.give(), paths.access(), paths.security()]

/** Offers once, after a log-in by password, to come without one the next time (Decision 142). */
// oxlint-disable-next-line import/no-default-export -- what `lazy` loads
export default function PasskeyBar({ userId }: { userId: number }) {
  const { pathname } = useLocation()
  const { show } = useToasts()
  const [can, setCan] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void platformAuthenticatorIsAvailable().then(setCan, () => {})
  }, [])
  const { data } = useCall(accessCalls.listChaves, can ? { params: { id: userId } } : null)
  const isWanted = data?.flagConfirmada && !data.chaves.some(({ flagAqui }) => flagAqui)
  if (!isWanted || BUSY.some((path) => pathname.startsWith(path))) return null
  const make = async () => {
    setBusy(true)
    try {
      const made = await makePasskey(userId)
      if (typeof made === 'object') show({ tone: 'ok', title: m.passkey_made(), detail: made.nome })
      else show({ tone: 'info', title: m.passkey_unmade(), detail: m.passkey_later() })
    } catch (error) {
      const { title, detail } = errorMessage(error)
      show({ tone: 'bad', title, detail })
    }
    setBusy(false)
  }
  return (
    <Banner
      tone="info"
      shape="bar"
      className="max-sm:items-start"
      live="polite"
      title={m.passkey_offer()}
      actions={
        <>
          <Button variant="outline" loading={busy} onClick={() => void make()}>
            {m.passkey_make()}
          </Button>
          <Button variant="quiet" onClick={() => settlePasskey('declined')}>
            {m.passkey_not_now()}
          </Button>
        </>
      }
    >
      {m.passkey_offer_detail()}
    </Banner>
  )
}
