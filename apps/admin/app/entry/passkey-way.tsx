import { Banner, Button } from '@atrio/ui'
import { KeyRound } from 'lucide-react'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'

/** The ceremony and its words are loaded with the first press. */
const passkeys = () => import('../lib/passkeys.ts')

/** A button that has a passkey of this site sign, and how it last failed. */
export function PasskeyWay({
  label = m.passkey_enter(),
  variant = 'secondary',
  lembrar = false,
  onShown,
}: {
  label?: string
  variant?: 'primary' | 'secondary'
  lembrar?: boolean
  onShown: () => Promise<void> | void
}) {
  const { isBusy, error, start } = useTask(async () => {
    const { enterByPasskey, passkeyErrorText } = await passkeys()
    try {
      await enterByPasskey({ lembrar })
    } catch (thrown) {
      throw new Error(passkeyErrorText(thrown), { cause: thrown })
    }
    await onShown()
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      {error instanceof Error && (
        <Banner tone="bad" live="assertive">
          {error.message}
        </Banner>
      )}
      <Button variant={variant} icon={<KeyRound />} loading={isBusy} block onClick={() => void start()}>
        {label}
      </Button>
    </div>
  )
}
