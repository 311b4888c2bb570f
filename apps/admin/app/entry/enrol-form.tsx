import { staffAccessCalls } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'

/** Sets an authenticator app up: its secret, and its first digits; `onCodes` is given those for the day on which the phone is gone. */
export function EnrolForm({
  onCodes,
  variant = 'primary',
}: {
  onCodes: (codigos: string[]) => void
  variant?: 'primary' | 'secondary'
}) {
  const [fator, setFator] = useState<{ segredo: string; uri: string } | null>(null)
  const [codigo, setCodigo] = useState('')
  const guarded = useStepUp()
  const begin = useTask(async () => {
    await guarded(async () => setFator(await api(staffAccessCalls.createFatorEquipe, { body: {} })))
  })
  const confirm = useTask(async () => {
    const answer = await api(staffAccessCalls.saveFatorEquipe, { body: { codigo } })
    onCodes(answer.codigos)
  })
  if (!fator) {
    return (
      <div className="grid grid-cols-1 gap-3">
        {begin.error !== null && <Banner tone="bad">{errorText(begin.error)}</Banner>}
        <Button
          variant={variant}
          loading={begin.isBusy}
          onClick={() => void begin.start()}
          className="justify-self-start"
        >
          {m.enrol_begin()}
        </Button>
        <p className="text-ink-muted text-sm">{m.enrol_begin_hint()}</p>
      </div>
    )
  }
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void confirm.start()
      }}
    >
      <p>{m.enrol_scan()}</p>
      <QrCode text={fator.uri} label={m.enrol_qr()} />
      <p className="text-sm">
        {m.enrol_type()} <code className="wrap-break-word">{fator.segredo.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <a href={fator.uri} className={buttonClass({ variant: 'secondary', className: 'justify-self-start' })}>
        {m.enrol_open()}
      </a>
      <CodeField value={codigo} onValue={setCodigo} error={confirm.error} hint={m.enrol_code_hint()} />
      <Button type="submit" loading={confirm.isBusy} block>
        {m.confirm()}
      </Button>
    </form>
  )
}
