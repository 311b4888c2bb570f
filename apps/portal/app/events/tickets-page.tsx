import './events.css'
import { ApiError } from '@atrio/contract'
import { Banner, Button, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { errorText } from '../shell/errors/error-catalogue.ts'
import { BuyingScreen } from './buying-screen.tsx'
import { BuyingSkeleton } from './buying-skeleton.tsx'
import { loadBuying } from './events-client.ts'
import { readSelection } from './selection.ts'

/** Spec §2: choosing tickets is for who is logged in; what was chosen before stands in the address. */
export async function clientLoader({ request }: { request: Request }) {
  return requireLogin({ request })
}
clientLoader.hydrate = true as const

export { membersOnly as handle } from '../lib/session/members-only.ts'

export const meta = () => [{ title: m.events_buy_title() }, { name: 'robots', content: 'noindex' }]

export { BuyingSkeleton as HydrateFallback }

export default function TicketsPage() {
  const eventId = Number(useParams().eventId)
  const [search] = useSearchParams()
  const slug = useChurch()?.slug ?? ''
  const { user } = useSession()
  const buyer = { slug, userId: user?.id ?? 0, eventId }
  const buying = useLoaded(`buying ${eventId} ${user?.id}`, () => loadBuying(buyer))
  if (buying.state === 'loading' || !user) return <BuyingSkeleton />
  if (buying.state === 'failed') return <Failed error={buying.error} retry={buying.retry} />
  return <BuyingScreen buyer={buyer} loaded={buying.data} wanted={readSelection(search.get('ingressos'))} />
}

function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  if (error instanceof ApiError && [400, 404].includes(error.httpStatus)) {
    const text = errorText('EVENT.MESSAGE.ERROR.NOT_FOUND')
    return (
      <EmptyState
        icon={<SearchX />}
        title={text.title()}
        level={1}
        action={<Link to={paths.events()}>{m.events_others()}</Link>}
      >
        <p>{text.detail()}</p>
      </EmptyState>
    )
  }
  return (
    <Banner
      tone="bad"
      live="assertive"
      title={m.events_buy_failed()}
      actions={<Button onClick={retry}>{m.retry()}</Button>}
    >
      {m.events_buy_failed_detail()}
    </Banner>
  )
}
