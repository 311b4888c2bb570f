import { staffAccessCalls } from '@atrio/contract'
import { Button, PasswordField } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'

/** After a log-in by a password that was e-mailed. */
export function NewPasswordPage() {
  const [senhaAtual, setSenhaAtual] = useState('')
  const [novaSenha, setNovaSenha] = useState('')
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.saveSenhaEquipe, { body: { senhaAtual, novaSenha } })
    await refresh()
  })
  const isWeak = error !== null && codeOf(error) === 'VALIDATION'
  const labels = { showLabel: m.password_show(), hideButtonLabel: m.password_hide() }
  return (
    <EntryFrame title={m.new_password_title()} lead={m.new_password_lead()}>
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <PasswordField
          {...labels}
          label={m.new_password_mailed()}
          autoComplete="current-password"
          required
          maxLength={200}
          error={error !== null && !isWeak ? errorText(error) : undefined}
          value={senhaAtual}
          onChange={(event) => setSenhaAtual(event.target.value)}
        />
        <PasswordField
          {...labels}
          label={m.new_password()}
          hint={m.new_password_hint()}
          autoComplete="new-password"
          required
          maxLength={200}
          error={isWeak ? m.new_password_weak() : undefined}
          value={novaSenha}
          onChange={(event) => setNovaSenha(event.target.value)}
        />
        <Button type="submit" loading={isBusy} block>
          {m.save()}
        </Button>
      </form>
      <OtherAccount />
    </EntryFrame>
  )
}
