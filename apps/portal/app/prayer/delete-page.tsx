import { ORACAO_EXCLUSAO_SEGUNDOS, prayerCalls as calls } from '@atrio/contract'
import { Banner, Button, buttonClass } from '@atrio/ui'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { errorMessage, type ErrorMessage } from '../lib/messages/error-messages.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { api } from '../lib/session/api-client.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { NotYours } from './not-yours.tsx'

export const meta = () => [{ title: m.prayer_delete_title() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return <PageOutline label={m.prayer_delete_title()} />
}

/** Asks once before a request is gone for good; the next page still lets it be called off. */
export default function DeletePage() {
  const id = Number(useParams().prayerId)
  const { status } = useSession()
  const igreja = useChurch()?.id ?? 0
  const loaded = useCall(
    calls.getMinhaOracao,
    status === 'loggedIn' ? { params: { id }, query: { igreja } } : null,
  )
  return (
    <div className="tool max-w-2xl">
      <BackLink to={paths.ownPrayer({ prayerId: id })}>{m.prayer_own_title()}</BackLink>
      <LoadedContent of={loaded} loading={<HydrateFallback />} missing={<NotYours />}>
        {({ oracao }) => <Question id={id} mensagem={oracao.mensagem} />}
      </LoadedContent>
    </div>
  )
}

function Question({ id, mensagem }: { id: number; mensagem: string }) {
  const navigate = useNavigate()
  const igreja = useChurch()?.id ?? 0
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ErrorMessage | null>(null)
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { excluirEm } = await api(calls.deleteOracao, { params: { id } })
      // The next page asks the same, and may be shown what is known of it here.
      const own = { params: { id }, query: { igreja } }
      personalCalls.change(calls.getMinhaOracao, own, ({ oracao }) => ({ oracao: { ...oracao, excluirEm } }))
      const state = { since: Date.now() }
      await navigate(paths.prayerDeleted({ oracao: String(id) }), { replace: true, state })
      personalCalls.makeStale([calls.getMinhaOracao, calls.listMinhasOracoes])
    } catch (error) {
      setFailure(errorMessage(error))
      setBusy(false)
    }
  }
  return (
    <div className="stack gap-5">
      <h1>{m.prayer_delete_title()}</h1>
      <blockquote className="line-clamp-4 border-l-2 border-line pl-4 font-read break-words whitespace-pre-line">
        {mensagem}
      </blockquote>
      <p>{m.prayer_delete_detail()}</p>
      <p className="text-ink-muted">{m.prayer_delete_calloff({ count: ORACAO_EXCLUSAO_SEGUNDOS })}</p>
      {failure && (
        <Banner tone="bad" live="assertive" title={m.prayer_delete_failed()}>
          {failure.detail}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={paths.ownPrayer({ prayerId: id })} className={buttonClass({ variant: 'outline' })}>
          {m.prayer_delete_keep()}
        </Link>
        <Button variant="danger" loading={busy} onClick={() => void confirm()}>
          {m.prayer_delete_confirm()}
        </Button>
      </div>
    </div>
  )
}
