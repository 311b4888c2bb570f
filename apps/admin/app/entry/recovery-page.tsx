import { staffAccessCalls } from '@atrio/contract'
import { Banner, Button, TextField } from '@atrio/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { EntryFrame } from './entry-frame.tsx'

/** `/admin/recover-password` of a portal leads here, with the church from which somebody came. */
export function RecoveryPage() {
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const igreja = search.get('igreja')?.slice(0, 80)
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.recoverSenhaEquipe, { body: { email, ...(igreja && { igreja }) } })
    setSent(true)
  })
  return (
    <EntryFrame title={m.recovery_title()} lead={m.recovery_lead()}>
      {isSent ? (
        <Banner tone="ok" live="polite" title={m.recovery_sent_title()}>
          {m.recovery_sent()}
        </Banner>
      ) : (
        <form
          className="grid grid-cols-1 gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void start()
          }}
        >
          <TextField
            label={m.email()}
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            error={error === null ? undefined : errorText(error)}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" loading={isBusy} block>
            {m.recovery_submit()}
          </Button>
        </form>
      )}
      <Link to="/" className="link justify-self-start py-1">
        {m.recovery_back()}
      </Link>
    </EntryFrame>
  )
}
