import type { ChaveEquipe } from '@atrio/contract'
import { Banner, Button, useToasts } from '@atrio/ui'
import { PasskeyWay } from '../entry/passkey-way.tsx'
import { useAcesso, useRefresh } from '../lib/acesso.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { PasskeyItem } from './passkey-item.tsx'

/** What opens the site without a password, and whether this device is remembered by it. */
export function PasskeysSection({ chaves, isRemembered }: { chaves: ChaveEquipe[]; isRemembered: boolean }) {
  const { flagFator } = useAcesso()
  const { show } = useToasts()
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { isBusy, error, start } = useTask(async () => {
    const { makePasskey, passkeyErrorText } = await import('../lib/passkeys.ts')
    try {
      const isMade = await guarded(makePasskey)
      if (isMade) show({ tone: 'ok', title: m.passkey_made() })
    } catch (thrown) {
      throw new Error(passkeyErrorText(thrown), { cause: thrown })
    }
    await refresh()
  })
  return (
    <section aria-labelledby="passkeys" className="grid grid-cols-1 gap-3">
      <h2 id="passkeys" className="text-lg">
        {m.passkeys()}
      </h2>
      <p>{chaves.length === 0 ? m.passkeys_none() : m.passkeys_lead()}</p>
      {chaves.length > 0 && (
        <ul className="ruled">
          {chaves.map((chave) => (
            <PasskeyItem key={chave.id} chave={chave} isLast={!flagFator && chaves.length === 1} />
          ))}
        </ul>
      )}
      {error instanceof Error && (
        <Banner tone="bad" live="assertive">
          {error.message}
        </Banner>
      )}
      <Button
        variant="secondary"
        loading={isBusy}
        className="justify-self-start"
        onClick={() => void start()}
      >
        {m.passkey_make()}
      </Button>
      {chaves.length > 0 && !isRemembered && (
        <div className="grid grid-cols-1 gap-2 justify-self-start">
          <p className="text-ink-muted text-sm">{m.remember_hint()}</p>
          <PasskeyWay
            lembrar
            label={m.remember_here()}
            onShown={async () => {
              show({ tone: 'ok', title: m.remembered_now() })
              await refresh()
            }}
          />
        </div>
      )}
    </section>
  )
}
