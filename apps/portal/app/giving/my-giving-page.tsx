import './giving.css'
import { Banner, Button, buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { HandCoins, Repeat2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { useLoaded } from '../lib/data/use-loaded.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { GiftHistory } from './gift-history.tsx'
import { loadMyGiving, type MyGiving } from './giving-client.ts'
import { RecurringGift } from './recurring-gift.tsx'
import { Statement } from './statement.tsx'

export const meta = () => [{ title: m.giving_mine() }, { name: 'robots', content: 'noindex' }]

/** Somebody's giving: what repeats, what was given, and the papers about it. */
export default function MyGivingPage() {
  const { user } = useSession()
  const slug = useChurch()?.slug ?? ''
  const loaded = useLoaded(`giving ${user?.id}`, () => loadMyGiving(slug, user!.id))
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <header className="cluster items-end justify-between">
        <div>
          <BackLink to={paths.account()}>{m.account_title()}</BackLink>
          <h1>{m.giving_mine()}</h1>
        </div>
        <Link to={paths.give()} className={buttonClass()}>
          <HandCoins aria-hidden="true" />
          {m.giving_give_now()}
        </Link>
      </header>
      {loaded.state === 'loading' && (
        <SkeletonGroup label={m.giving_loading()} className="stack">
          <Skeleton shape="box" className="h-48" />
          <Skeleton shape="box" className="h-32" />
        </SkeletonGroup>
      )}
      {loaded.state === 'failed' && (
        <Banner
          tone="bad"
          live="assertive"
          title={m.giving_failed()}
          actions={<Button onClick={loaded.retry}>{m.retry()}</Button>}
        >
          {m.giving_failed_detail()}
        </Banner>
      )}
      {loaded.state === 'loaded' && user && <Gifts userId={user.id} {...loaded.data} />}
    </div>
  )
}

function Gifts({ userId, cartoes, pedidos, ...loaded }: MyGiving & { userId: number }) {
  const [recorrencias, setRecorrencias] = useState(loaded.recorrencias)
  return (
    <>
      <section aria-labelledby="recurring" className="stack">
        <h2 id="recurring">{m.giving_recurring()}</h2>
        {recorrencias.length > 0 ? (
          <ul className="stack">
            {recorrencias.map((recorrencia) => (
              <RecurringGift
                key={recorrencia.uuid}
                userId={userId}
                recorrencia={recorrencia}
                cartoes={cartoes}
                onChange={(next) =>
                  setRecorrencias((all) => all.map((one) => (one.uuid === next.uuid ? next : one)))
                }
              />
            ))}
          </ul>
        ) : (
          <EmptyState level={3} icon={<Repeat2 />} title={m.giving_recurring_none()}>
            <p>{m.giving_recurring_none_detail()}</p>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="history" className="stack">
        <h2 id="history">{m.giving_history()}</h2>
        <GiftHistory userId={userId} pedidos={pedidos} />
      </section>
      <Statement userId={userId} pedidos={pedidos} />
    </>
  )
}
