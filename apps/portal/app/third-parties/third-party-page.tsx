import { thirdPartiesCalls } from '@atrio/contract'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { isOwnDocument, requireOwnDocument } from '../lib/security/own-document.ts'
import { requireLogin } from '../lib/session/guard.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import type { Route } from './+types/third-party-page.ts'
import { Leave } from './leave.tsx'
import { Straight } from './straight.tsx'
import { markWayHere, takeWayHere } from './way-here.ts'

export const meta = () => [
  { title: m.third_title() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export function loader({ params }: Route.LoaderArgs): { modulo: 'voluts' | 'mykids'; fromHere: boolean } {
  const { modulo } = params
  if (modulo !== 'voluts' && modulo !== 'mykids') throw new Response(null, { status: 404 })
  return { modulo, fromHere: false }
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  await requireLogin({ request })
  if (!isOwnDocument(request.url)) markWayHere(params.modulo)
  await requireOwnDocument(request.url)
  return { ...(await serverLoader()), fromHere: takeWayHere(params.modulo) }
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
export default function ThirdPartyPage({ loaderData: { modulo, fromHere } }: Route.ComponentProps) {
  const loaded = useCall(thirdPartiesCalls.getTerceiro, { params: { modulo } }, { fresh: true })
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <header>
        <BackLink to={paths.thirdParts()}>{m.third_title()}</BackLink>
        <h1>{modulo === 'voluts' ? m.third_voluts() : m.third_mykids()}</h1>
        <p className="mt-3 text-lg text-ink-muted">
          {modulo === 'voluts' ? m.third_voluts_why() : m.third_mykids_why()}
        </p>
      </header>
      <LoadedContent of={loaded} loading={<HydrateFallback />} failed={{ title: m.third_failed() }}>
        {(terceiro) =>
          fromHere && terceiro.host !== null && terceiro.escolha?.vale ? (
            <Straight modulo={modulo} terceiro={terceiro} />
          ) : (
            <Leave modulo={modulo} terceiro={terceiro} />
          )
        }
      </LoadedContent>
    </div>
  )
}
