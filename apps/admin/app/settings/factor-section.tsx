import { Button } from '@atrio/ui'
import { useState } from 'react'
import { EnrolForm } from '../entry/enrol-form.tsx'
import { RecoveryCodes } from '../entry/recovery-codes.tsx'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { m } from '../paraglide/messages.js'

export function FactorSection() {
  const { flagFator, flagChave } = useAcesso()
  const refresh = useRefresh()
  const [isReplacing, setReplacing] = useState(false)
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const done = () => {
    setReplacing(false)
    setCodigos(null)
    void refresh()
  }
  return (
    <section aria-labelledby="factor" className="grid grid-cols-1 gap-3">
      <h2 id="factor" className="text-lg">
        {m.factor()}
      </h2>
      <p>{flagFator ? m.factor_there() : flagChave ? m.factor_by_passkey() : m.factor_missing()}</p>
      {codigos && <RecoveryCodes codigos={codigos} onDone={done} />}
      {!codigos && isReplacing && <EnrolForm onCodes={setCodigos} />}
      {!codigos && !isReplacing && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setReplacing(true)}>
          {flagFator ? m.factor_replace() : m.factor_set_up()}
        </Button>
      )}
    </section>
  )
}
