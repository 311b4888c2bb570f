import { staffAccessCalls } from '@atrio/contract'
import { Banner, Button } from '@atrio/ui'
import { useState } from 'react'
import { RecoveryCodes } from '../entry/recovery-codes.tsx'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'

/** How many codes of recovery are left, and new ones. */
export function CodesSection() {
  const { flagFator, flagChave, codigosRestantes } = useAcesso()
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    await guarded(async () => {
      const made = await api(staffAccessCalls.createCodigosEquipe, { body: {} })
      setCodigos(made.codigos)
    })
    await refresh()
  })
  if (!flagFator && !flagChave) return null
  if (codigos) return <RecoveryCodes codigos={codigos} onDone={() => setCodigos(null)} />
  return (
    <section aria-labelledby="codes" className="grid grid-cols-1 gap-3">
      <h2 id="codes" className="text-lg">
        {m.codes_title()}
      </h2>
      <p>{codigosRestantes === 0 ? m.codes_none() : m.codes_left({ count: codigosRestantes })}</p>
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <Button
        variant="secondary"
        loading={isBusy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {m.codes_new()}
      </Button>
    </section>
  )
}
