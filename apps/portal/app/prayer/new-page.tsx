import { prayerCalls } from '@atrio/contract'
import { safeRedirectTo } from '@atrio/rules'
import { useSearchParams } from 'react-router'
import { PageOutline } from '../lib/page-outline.tsx'
import { paths } from '../lib/paths.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { churchPage } from '../reader/church-page.ts'
import type { Route } from './+types/new-page.ts'
import { PrayerForm } from './prayer-form.tsx'

export const meta = () => [{ title: m.prayer_new() }, { name: 'robots', content: 'noindex' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { api, params } = churchPage(context)
  return api(prayerCalls.listOracaoMotivos, { params })
}

/** Spec §2: login required; it leads back here. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await requireLogin({ request })
  return serverLoader()
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export function HydrateFallback() {
  return <PageOutline label={m.prayer_new()} boxes={2} />
}

/** A request for prayer, in the order in which one decides: who may see it, the words, why, and what else. */
export default function NewPage({ loaderData: { motivos, flagAprovacao } }: Route.ComponentProps) {
  const { status } = useSession()
  const redirectTo = safeRedirectTo(useSearchParams()[0].get('redirectTo'))
  if (status !== 'loggedIn') return <HydrateFallback />
  return (
    <div className="tool max-w-2xl">
      <BackLink to={redirectTo ?? paths.prayers()}>{m.prayer_back()}</BackLink>
      <h1>{m.prayer_new()}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{m.prayer_new_intro()}</p>
      <PrayerForm motivos={motivos} isRead={flagAprovacao} redirectTo={redirectTo} />
    </div>
  )
}
