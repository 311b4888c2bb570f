import type { User } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { makePasskey, type Unmade } from '../lib/passkeys/passkeys.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { ConfirmPerson } from './confirm-person.tsx'

/** A passkey is made on this device, by who has just shown who they are. */
export function NewPasskey({ user, confirmed }: { user: User; confirmed: boolean }) {
  const [isConfirmed, setConfirmed] = useState(confirmed)
  return (
    <>
      <h1>{m.passkey_new()}</h1>
      <div className="stack mt-2 mb-6 text-ink-muted">
        <p>{m.passkey_new_intro()}</p>
        <p>{m.passkey_new_beside()}</p>
      </div>
      {isConfirmed ? (
        <Make userId={user.id} onStale={() => setConfirmed(false)} />
      ) : (
        <ConfirmPerson email={user.email} onConfirmed={() => setConfirmed(true)} />
      )}
    </>
  )
}

function Make({ userId, onStale }: { userId: number; onStale: () => void }) {
  const navigate = useNavigate()
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ title: string; detail: string } | null>(null)
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const made = await makePasskey(userId)
      if (typeof made === 'object') {
        show({ tone: 'ok', title: m.passkey_made(), detail: made.nome })
        await navigate(paths.security(), { replace: true })
        return
      }
      setFailure(unmade[made]())
    } catch (error) {
      if (errorCode(error) === 'FRESH_LOGIN_REQUIRED') onStale()
      else setFailure(errorMessage(error))
    }
    setBusy(false)
  }
  return (
    <div className="stack">
      {failure && (
        <Banner tone="bad" live="assertive" title={failure.title}>
          {failure.detail}
        </Banner>
      )}
      <Button size="lg" block loading={busy} onClick={() => void make()}>
        {m.passkey_make()}
      </Button>
    </div>
  )
}

const unmade: Record<Unmade, () => { title: string; detail: string }> = {
  stopped: () => ({ title: m.passkey_unmade(), detail: m.passkey_unmade_again() }),
  present: () => ({ title: m.passkey_present(), detail: m.passkey_present_detail() }),
  unable: () => ({ title: m.passkey_unable(), detail: m.passkey_unable_detail() }),
}
