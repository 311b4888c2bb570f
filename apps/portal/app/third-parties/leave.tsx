import { thirdPartiesCalls, type CallResult } from '@atrio/contract'
import { Banner, Button, CheckboxField } from '@atrio/ui'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { api } from '../lib/session/api-client.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { Children } from './children.tsx'

interface LeaveProps {
  modulo: 'voluts' | 'mykids'
  terceiro: CallResult<(typeof thirdPartiesCalls)['getTerceiro']>
}

/** The code goes in the body of a form: in no address, and in nobody's history. */
export function Leave({ modulo, terceiro: { host, nome, email, criancas } }: LeaveProps) {
  const igreja = useChurch()?.nome ?? ''
  const form = useRef<HTMLFormElement>(null)
  const [withEmail, setWithEmail] = useState(false)
  const [chosen, setChosen] = useState<number[]>([])
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ title: string; detail: string } | null>(null)
  if (host === null) {
    return (
      <Banner tone="info" title={m.third_closed()}>
        {m.third_closed_detail()}
      </Banner>
    )
  }
  const leave = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const body = { flagEmail: withEmail, criancas: chosen }
      const {
        endereco,
        codigo,
        igreja: origem,
      } = await api(thirdPartiesCalls.irParaTerceiro, {
        params: { modulo },
        body,
      })
      const target = form.current!
      target.action = endereco
      for (const [name, value] of Object.entries({ codigo, igreja: origem })) {
        const field = target.elements.namedItem(name) as HTMLInputElement
        field.value = value
      }
      target.submit()
    } catch (error) {
      setFailed(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="shared" className="ruled stack wrap-anywhere">
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
      <p className="text-sm text-ink-muted">{m.third_never()}</p>
      {failed && (
        <Banner tone="bad" live="assertive" title={failed.title}>
          {failed.detail}
        </Banner>
      )}
      <Button
        className="justify-self-start"
        loading={busy}
        icon={<ExternalLink aria-hidden="true" />}
        onClick={() => void leave()}
      >
        {m.third_go({ host })}
      </Button>
      <form ref={form} method="post" hidden>
        <input type="hidden" name="codigo" />
        <input type="hidden" name="igreja" />
      </form>
    </section>
  )
}
