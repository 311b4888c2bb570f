import { ApiError, ORACAO_EXCLUSAO_SEGUNDOS, prayerCalls } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Leaf } from 'lucide-react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { CallOff } from './call-off.tsx'

export const meta = () => [{ title: m.prayer_delete() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return <PageOutline label={m.prayer_delete()} />
}

/** First the seconds in which a deletion can be called off, then that it is done. */
export default function DeletedPage() {
  const id = Number(useSearchParams()[0].get('oracao'))
  const igreja = useChurch()?.id ?? 0
  const { state } = useLocation() as { state: { since?: number } | null }
  const isNamed = Number.isSafeInteger(id) && id > 0
  const request = isNamed ? { params: { id }, query: { igreja } } : null
  const found = useCall(prayerCalls.getMinhaOracao, request, { fresh: true })
  const isGone = found.state === 'failed' && found.error instanceof ApiError && found.error.httpStatus === 404
  return (
    <div className="tool stack max-w-xl gap-5">
      {!isNamed || isGone ? (
        <Deleted />
      ) : (
        <LoadedContent of={found} loading={<HydrateFallback />}>
          {({ oracao: { excluirEm } }) => {
            if (!excluirEm) return <Navigate to={paths.ownPrayer({ prayerId: id })} replace />
            // By the clock of this device where it is known when it was asked for: it may not be the server's.
            const until = state?.since ? state.since + ORACAO_EXCLUSAO_SEGUNDOS * 1000 : Date.parse(excluirEm)
            return <CallOff id={id} until={until} after={<Deleted />} />
          }}
        </LoadedContent>
      )}
    </div>
  )
}

function Deleted() {
  return (
    <>
      <Leaf aria-hidden="true" className="size-12 text-ok" />
      <h1>{m.prayer_deleted_title()}</h1>
      <p className="text-lg text-ink-muted">{m.prayer_deleted_detail()}</p>
      <p className="flex flex-wrap gap-3">
        <Link className={buttonClass()} to={paths.prayers()}>
          {m.prayer_mode_leave()}
        </Link>
        <Link className={buttonClass({ variant: 'outline' })} to={paths.ownPrayers()}>
          {m.prayer_mine_title()}
        </Link>
      </p>
    </>
  )
}
