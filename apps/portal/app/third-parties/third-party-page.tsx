import { thirdPartiesCalls, type CallResult } from '@atrio/contract'
import { Banner, Button, CheckboxField, Skeleton, SkeletonGroup } from '@atrio/ui'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { api } from '../lib/session/api-client.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/third-party-page.ts'

export const meta = () => [
  { title: m.third_title() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export function loader({ params }: Route.LoaderArgs): { modulo: 'voluts' | 'mykids' } {
  const { modulo } = params
  if (modulo !== 'voluts' && modulo !== 'mykids') throw new Response(null, { status: 404 })
  return { modulo }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await requireLogin({ request })
  return serverLoader()
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.third_loading()}>
      <Skeleton shape="box" className="h-64" />
    </SkeletonGroup>
  )
}

/** Says where a person goes, what is told there and why, before anything is. */
export default function ThirdPartyPage({ loaderData: { modulo } }: Route.ComponentProps) {
  const loaded = useCall(thirdPartiesCalls.getTerceiro, { params: { modulo } }, { fresh: true })
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <header>
        <h1>{modulo === 'voluts' ? m.third_voluts() : m.third_mykids()}</h1>
        <p className="mt-3 text-lg text-ink-muted">
          {modulo === 'voluts' ? m.third_voluts_why() : m.third_mykids_why()}
        </p>
      </header>
      <LoadedContent of={loaded} loading={<HydrateFallback />} failed={{ title: m.third_failed() }}>
        {(terceiro) => <Leave modulo={modulo} terceiro={terceiro} />}
      </LoadedContent>
    </div>
  )
}

interface LeaveProps {
  modulo: 'voluts' | 'mykids'
  terceiro: CallResult<(typeof thirdPartiesCalls)['getTerceiro']>
}

/** The code goes in the body of a form: in no address, and in nobody's history. */
function Leave({ modulo, terceiro: { host, nome, email, criancas } }: LeaveProps) {
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
    <section aria-labelledby="shared" className="ruled stack">
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
        {criancas.map(({ id, nome: filho }) => (
          <CheckboxField
            key={id}
            label={m.third_child({ nome: filho })}
            checked={chosen.includes(id)}
            onChange={(event) => {
              const { checked } = event.currentTarget
              setChosen((now) => (checked ? [...now, id] : now.filter((one) => one !== id)))
            }}
          />
        ))}
      </fieldset>
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
