import { staffAccessCalls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { useState } from 'react'
import { CodeField } from '../entry/code-field.tsx'
import { DemoCode } from '../entry/demo-code.tsx'
import { PasskeyWay } from '../entry/passkey-way.tsx'
import { useAcesso } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** What shows who somebody is once more; loaded when the server first asks for it. */
export function StepUpForm({ onShown }: { onShown: () => void }) {
  const { flagFator, flagChave } = useAcesso()
  const [codigo, setCodigo] = useState('')
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.confirmEquipe, { body: { codigo } })
    onShown()
  })
  return (
    <div className="grid grid-cols-1 gap-5">
      {flagChave && <PasskeyWay label={m.passkey_confirm()} variant="primary" onShown={onShown} />}
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <DemoCode />
        <CodeField
          value={codigo}
          onValue={setCodigo}
          error={error}
          {...(!flagFator && { hint: m.code_recovery_hint() })}
        />
        <Button type="submit" variant={flagChave ? 'secondary' : 'primary'} loading={isBusy} block>
          {m.confirm()}
        </Button>
      </form>
    </div>
  )
}
