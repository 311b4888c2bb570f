import type { CallResult, thirdPartiesCalls } from '@atrio/contract'
import { Banner, Button, CheckboxField } from '@atrio/ui'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { Children } from './children.tsx'
import { useLeave } from './use-leave.ts'

interface LeaveProps {
  modulo: 'voluts' | 'mykids'
  terceiro: CallResult<(typeof thirdPartiesCalls)['getTerceiro']>
}

/** What is told there, what else may be, and the way. */
export function Leave({ modulo, terceiro }: LeaveProps) {
  const { host, nome, email, criancas, escolha, flagPodeLembrar } = terceiro
  const igreja = useChurch()?.nome ?? ''
  const [withEmail, setWithEmail] = useState(escolha?.vale === true && escolha.flagEmail)
  const [again, setAgain] = useState(escolha?.vale === true)
  const [chosen, setChosen] = useState<number[]>([])
  const { busy, failed, leave } = useLeave(modulo)
  if (host === null) {
    return (
      <Banner tone="info" title={m.third_closed()}>
        {m.third_closed_detail()}
      </Banner>
    )
  }
  return (
    <section aria-labelledby="shared" className="ruled stack wrap-anywhere">
      {escolha && !escolha.vale && (
        <Banner tone="info" title={m.third_changed()}>
          {m.third_changed_detail()}
        </Banner>
      )}
      <h2 id="shared" className="text-xl">
        {m.third_shared({ host })}
      </h2>
      <ul className="list-disc ps-5">
        <li>{m.third_shared_name({ nome })}</li>
        <li>{m.third_shared_church({ igreja })}</li>
      </ul>
      <fieldset className="stack gap-2">
        <legend className="font-medium">{m.third_choose()}</legend>
        <CheckboxField
          label={m.third_email({ email })}
          checked={withEmail}
          onChange={(event) => setWithEmail(event.currentTarget.checked)}
        />
      </fieldset>
      {modulo === 'mykids' && <Children criancas={criancas} chosen={chosen} onChange={setChosen} />}
      {flagPodeLembrar && (
        <CheckboxField
          label={m.third_remember({ host })}
          hint={m.third_remember_hint()}
          checked={again}
          onChange={(event) => setAgain(event.currentTarget.checked)}
        />
      )}
      <p className="text-sm text-ink-muted">{m.third_never()}</p>
      {failed && (
        <Banner tone="bad" live="assertive" title={failed.title}>
          {failed.detail}
        </Banner>
      )}
      <Button
        className="self-start"
        loading={busy}
        icon={<ExternalLink aria-hidden="true" />}
        onClick={() =>
          void leave({ flagEmail: withEmail, criancas: chosen, flagLembrar: flagPodeLembrar && again })
        }
      >
        {m.third_go({ host })}
      </Button>
    </section>
  )
}
