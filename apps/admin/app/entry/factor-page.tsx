import { staffAccessCalls } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { CodeField } from './code-field.tsx'
import { DemoCode } from './demo-code.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { OtherAccount } from './other-account.tsx'

/** The second factor of who has one. */
export function FactorPage() {
  const [codigo, setCodigo] = useState('')
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await api(staffAccessCalls.confirmEquipe, { body: { codigo } })
    await refresh()
  })
  return (
    <EntryFrame title={m.factor_title()} lead={m.factor_lead()}>
      <DemoCode />
      <form
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <CodeField value={codigo} onValue={setCodigo} error={error} />
        <Button type="submit" loading={isBusy} block>
          {m.confirm()}
        </Button>
      </form>
      <OtherAccount />
    </EntryFrame>
  )
}
