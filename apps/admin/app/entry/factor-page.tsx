import { staffAccessCalls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { lazy, Suspense, useState } from 'react'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { CodeField } from './code-field.tsx'
import { DemoCode } from './demo-code.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'
import { PasskeyWay } from './passkey-way.tsx'

const LostFactor = lazy(async () => ({ default: (await import('./lost-factor.tsx')).LostFactor }))

/** The second factor of who has one. */
export function FactorPage() {
  const [codigo, setCodigo] = useState('')
  const { flagFator, flagChave, fatorPerdido } = useAcesso()
  // Who has asked comes back to what they tell, and to where the code is typed.
  const [isLost, setLost] = useState(fatorPerdido !== null)
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.confirmEquipe, { body: { codigo } })
    await refresh()
  })
  if (isLost)
    return (
      <Suspense>
        <LostFactor onBack={() => setLost(false)} />
      </Suspense>
    )
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
      <button type="button" className="link min-h-11 justify-self-start" onClick={() => setLost(true)}>
        {m.lost_link()}
      </button>
      <OtherAccount />
    </EntryFrame>
  )
}
