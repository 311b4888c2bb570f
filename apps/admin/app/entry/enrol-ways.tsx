import { Banner, Button } from '@atrio/ui'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { EnrolForm } from './enrol-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The first second factor: a passkey of this device, or an app that shows digits. */
export function EnrolWays({ onDone }: { onDone: () => void }) {
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const { isBusy, error, start } = useTask(async () => {
    const { makePasskey, passkeyErrorText } = await import('../lib/passkeys.ts')
    try {
      const made = await makePasskey()
      setCodigos(made.codigos)
    } catch (thrown) {
      throw new Error(passkeyErrorText(thrown), { cause: thrown })
    }
  })
  if (codigos) return <RecoveryCodes codigos={codigos} onDone={onDone} />
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        {error instanceof Error && (
          <Banner tone="bad" live="assertive">
            {error.message}
          </Banner>
        )}
        <Button
          icon={<KeyRound />}
          loading={isBusy}
          onClick={() => void start()}
          className="justify-self-start"
        >
          {m.passkey_make()}
        </Button>
        <p className="text-ink-muted text-sm">{m.passkey_make_hint()}</p>
      </div>
      <EnrolForm onCodes={setCodigos} variant="secondary" />
    </>
  )
}
