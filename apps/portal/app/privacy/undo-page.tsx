import { privacyCalls } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorCode } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { write } from '../lib/personal/personal-calls.ts'
import { changeUsuario } from '../lib/session/session-store.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'

export const meta = () => [
  { title: m.privacy_undo_title() },
  { name: 'robots', content: 'noindex' },
  // The address holds a key.
  { name: 'referrer', content: 'no-referrer' },
]

type Step = 'ask' | 'done' | 'invalid'

/** The link of the mail: whoever looks at it (programs do) changes nothing, one tap keeps the account. */
export default function UndoPage() {
  const [search] = useSearchParams()
  const church = useChurch()
  const [step, setStep] = useState<Step>('ask')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== 'ask') heading.current?.focus()
  }, [step])
  const keep = async () => {
    setBusy(true)
    setFailed(false)
    try {
      await write(privacyCalls.undoExclusao, { body: { token: search.get('chave') ?? '' } }, [
        privacyCalls.getExclusao,
      ])
      changeUsuario({ dataExclusao: null })
      setStep('done')
    } catch (error) {
      if (errorCode(error) === 'CODE_INVALID') setStep('invalid')
      else setFailed(true)
    }
    setBusy(false)
  }
  const { title, detail } = words[step](church?.nome ?? '')
  return (
    <div className="tool max-w-md">
      {step === 'done' && <ShieldCheck aria-hidden="true" className="mb-4 size-12 text-ok" />}
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-ink-muted">{detail}</p>
      {failed && <Banner tone="bad" live="assertive" className="mb-4" title={m.privacy_undo_failed()} />}
      {step === 'ask' ? (
        <Button size="lg" block loading={busy} onClick={() => void keep()}>
          {m.privacy_keep()}
        </Button>
      ) : (
        <Link
          to={step === 'done' ? paths.home() : paths.access()}
          className={buttonClass({ size: 'lg', block: true })}
        >
          {step === 'done' ? m.privacy_home() : m.privacy_log_in()}
        </Link>
      )}
    </div>
  )
}

const words = {
  ask: (igreja: string) => ({ title: m.privacy_undo_title(), detail: m.privacy_undo_detail({ igreja }) }),
  done: () => ({ title: m.privacy_undo_done_title(), detail: m.privacy_undo_done_detail() }),
  invalid: () => ({ title: m.privacy_undo_invalid(), detail: m.privacy_undo_invalid_detail() }),
}
