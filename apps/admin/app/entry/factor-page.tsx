import { staffAccessCalls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { useState } from 'react'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { CodeField } from './code-field.tsx'
import { DemoCode } from './demo-code.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'
import { PasskeyWay } from './passkey-way.tsx'

/** The second factor of who has one. */
export function FactorPage() {
  const [codigo, setCodigo] = useState('')
  const { flagFator, flagChave } = useAcesso()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.confirmEquipe, { body: { codigo } })
    await refresh()
  })
  return (
    <EntryFrame title={m.factor_title()} lead={flagFator ? m.factor_lead() : m.factor_passkey_lead()}>
      <DemoCode />
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <CodeField
          value={codigo}
          onValue={setCodigo}
          error={error}
          {...(!flagFator && { hint: m.code_recovery_hint() })}
        />
        <Button type="submit" loading={isBusy} block>
          {m.confirm()}
        </Button>
      </form>
      {flagChave && <PasskeyWay onShown={refresh} />}
      <OtherAccount />
    </EntryFrame>
  )
}
