import { accessCalls } from '@atrio/contract'
import { Banner, Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api-client.ts'
import { errorMessage, type ErrorMessage } from '../lib/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { churchOrigin, useRootData } from '../shell/church.ts'
import type { OtherChurch } from './use-churches.ts'

/** Says what moves and what stays, then goes to the other church's own address. */
export function ChurchChangeDialog(props: { from: string; to: OtherChurch; onClose: () => void }) {
  const { from, to, onClose } = props
  const root = useRootData()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  if (!root) return null

  const go = async () => {
    setBusy(true)
    setFailure(null)
    try {
      location.assign(new URL(await entrance(to), churchOrigin(to.igreja, root)))
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
async function entrance({ own, igreja }: OtherChurch): Promise<string> {
  if (!own) return paths.access()
  const { codigo } = await api(accessCalls.createLoginCode, { body: { igreja: igreja.id } })
  return `${paths.home()}?${new URLSearchParams({ token: codigo })}`
}
