import { staffAccessCalls } from '@atrio/contract'
import { Banner, Button, CheckboxField, PasswordField, TextField } from '@atrio/ui'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { EntryFrame } from './entry-frame.tsx'
import { PasskeyWay } from './passkey-way.tsx'

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [senha, setSenha] = useState('')
  const [isRemembered, setRemembered] = useState(false)
  const { search } = useLocation()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.loginEquipe, { body: { email, senha } })
    await refresh()
  })
  return (
    <EntryFrame title={m.login_title()} lead={m.login_lead()}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        {error !== null && (
          <Banner tone="bad" live="assertive">
            {errorText(error)}
          </Banner>
        )}
        <TextField
          label={m.email()}
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={m.password()}
          showLabel={m.password_show()}
          hideButtonLabel={m.password_hide()}
          autoComplete="current-password"
          required
          maxLength={200}
          value={senha}
          onChange={(event) => setSenha(event.target.value)}
        />
        <Button type="submit" loading={isBusy} block>
          {m.login_submit()}
        </Button>
      </form>
      <section aria-label={m.passkey()} className="border-line grid grid-cols-1 gap-3 border-t pt-5">
        <CheckboxField
          label={m.remember_label()}
          hint={m.remember_hint()}
          checked={isRemembered}
          onChange={(event) => setRemembered(event.target.checked)}
        />
        <PasskeyWay lembrar={isRemembered} onShown={refresh} />
      </section>
      <Link to={`/recover-password${search}`} className="link justify-self-start py-1">
        {m.recovery_link()}
      </Link>
    </EntryFrame>
  )
}
