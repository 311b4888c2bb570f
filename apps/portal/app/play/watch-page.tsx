import { playCalls } from '@atrio/contract'
import { FALLBACK_LOCALE, localeOf } from '@atrio/rules'
import { useEffect } from 'react'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import type { Route } from './+types/watch-page.ts'
import { NotThere } from './not-there.tsx'
import { WatchScreen } from './watch-screen.tsx'

export const meta = () => [{ title: m.play_watch() }, { name: 'robots', content: 'noindex' }]

export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return (
    <div className="wrap play-watch">
      <PageOutline label={m.play_opening()} boxes={1} />
    </div>
  )
}

/** Where a film is watched, by who is logged in (Spec §2). */
export default function WatchPage({ params }: Route.ComponentProps) {
  const { status, pending } = useSession()
  const left = status === 'anonymous' && !pending
  useEffect(() => {
    // Another tab logged out: nobody is watching here.
    if (left) location.assign(paths.play())
  }, [left])
  const id = Number(params.id)
  if (status !== 'loggedIn') return <HydrateFallback />
  return Number.isInteger(id) && id > 0 ? <Film key={id} id={id} /> : <NotThere />
}

function Film({ id }: { id: number }) {
  const church = useChurch()
  const lang = localeOf(church?.idioma ?? '') ?? FALLBACK_LOCALE
  const loaded = useCall(playCalls.getPlanoAssinaturaConteudo, { params: { id } })
  return (
    <LoadedContent of={loaded} loading={<HydrateFallback />} missing={<NotThere />}>
      {({ conteudo }) => <WatchScreen conteudo={conteudo} lang={lang} />}
    </LoadedContent>
  )
}
