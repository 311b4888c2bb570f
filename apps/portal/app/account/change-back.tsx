import { accountCalls, type User, type Usuario } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useState } from 'react'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { linkIgreja } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'

export type ChangeBackProps = { user: User; usuario: Usuario }

/** Says that the person belongs to another church than the one that they are looking at, and changes back (Spec §6). */
export function ChangeBack({ user, usuario }: ChangeBackProps) {
  const [busy, setBusy] = useState(false)
  const [changed, setChanged] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const igreja = usuario.igreja.nome

  const change = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await linkIgreja(user)
      personalCalls.makeStale([accountCalls.listUsuarios])
      setChanged(true)
    } catch (error) {
      setFailure(errorMessage(error))
    }
    setBusy(false)
  }

  if (usuario.flagAtual) {
    return changed ? (
      <Banner tone="ok" live="polite" className="mt-6" title={m.account_church_is_yours({ igreja })} />
    ) : null
  }
  return (
    <Banner
      tone="info"
      className="mt-6"
      title={m.account_church_elsewhere()}
      actions={
        <Button variant="outline" loading={busy} onClick={() => void change()}>
          {m.account_church_change_to({ igreja })}
        </Button>
      }
    >
      <p>{m.account_church_kept({ igreja })}</p>
      {failure && <p role="alert">{`${failure.title} ${failure.detail}`}</p>}
    </Banner>
  )
}
