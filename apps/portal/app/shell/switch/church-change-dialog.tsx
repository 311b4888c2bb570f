import { accessCalls } from '@atrio/contract'
import { churchOrigin, safeRedirectTo } from '@atrio/rules'
import { Banner, Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../../lib/session/api-client.ts'
import { errorMessage, type ErrorMessage } from '../../lib/messages/error-messages.ts'
import { paths } from '../../lib/paths.ts'
import { m } from '../../paraglide/messages.js'
import { useRootData } from '../church.ts'

/** A church to change to. */
interface Destination {
  /** The person has an account there. */
  own: boolean
  igreja: { id: number; codigo: string; nome: string; host: string | null }
}

export type ChurchChangeDialogProps = {
  from: string
  to: Destination
  /** Page of the other church to open there; its home without one. */
  redirectTo?: string
  onClose: () => void
}

/** Says what moves and what stays, then goes to the other church's own address. */
export function ChurchChangeDialog({ from, to, redirectTo, onClose }: ChurchChangeDialogProps) {
  const root = useRootData()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  if (!root) return null

  const go = async () => {
    setBusy(true)
    setFailure(null)
    try {
      location.assign(await entrance(to, churchOrigin(to.igreja, root.hosts), redirectTo))
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.account_church_confirm_title({ igreja: to.igreja.nome })}
      closeLabel={m.account_close()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.account_church_stay()}
          </Button>
          <Button loading={busy} onClick={() => void go()}>
            {m.account_church_go()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{m.account_church_moves()}</p>
        <p>{m.account_church_stays({ igreja: from })}</p>
        {!to.own && <p className="text-ink-muted">{m.account_church_ask_password()}</p>}
        {failure && (
          <Banner tone="bad" title={failure.title} live="assertive">
            {failure.detail}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}

/** A session belongs to one church: where there is an account, a one-time code opens the next one. */
async function entrance({ own, igreja }: Destination, origin: string, wanted = paths.home()): Promise<URL> {
  const redirectTo = safeRedirectTo(wanted) ?? paths.home()
  if (!own) return new URL(paths.access(redirectTo === paths.home() ? {} : { redirectTo }), origin)
  const { codigo } = await api(accessCalls.createLoginCode, { body: { igreja: igreja.id } })
  const url = new URL(redirectTo, origin)
  url.searchParams.set('token', codigo)
  return url
}
