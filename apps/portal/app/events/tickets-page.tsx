import './events.css'
import { eventsCalls as calls } from '@atrio/contract'
import { EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { useChurch } from '../shell/church.ts'
import { errorText } from '../shell/errors/error-catalogue.ts'
import { BuyingScreen } from './buying-screen.tsx'
import { BuyingSkeleton } from './buying-skeleton.tsx'
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
  const params = { slug, id: eventId }
  const held = user ? { params: { id: user.id, idEvento: eventId } } : null
  const buying = together({
    event: useCall(calls.getEvento, { params }, { fresh: true }),
    stock: useCall(calls.getEstoqueEvento, { params }, { fresh: true }),
    hold: useCall(calls.getReserva, held, { fresh: true }),
  })
  return (
    <LoadedContent
      of={buying}
      loading={<BuyingSkeleton />}
      missing={<NoSuchEvent />}
      failed={{ title: m.events_buy_failed(), detail: m.events_buy_failed_detail() }}
    >
      {({ event: { evento }, stock: { estoque }, hold: { reserva } }) => (
        <BuyingScreen
          buyer={buyer}
          loaded={{ evento, estoque, reserva }}
          wanted={readSelection(search.get('ingressos'))}
        />
      )}
    </LoadedContent>
  )
}

function NoSuchEvent() {
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
