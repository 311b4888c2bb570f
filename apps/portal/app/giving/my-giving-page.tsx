import './giving.css'
import { checkoutCalls, givingCalls } from '@atrio/contract'
import { buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { HandCoins, Repeat2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { together } from '../lib/personal/loaded.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch } from '../shell/church.ts'
import { GiftHistory } from './gift-history.tsx'
import { RecurringGift } from './recurring-gift.tsx'
import { Statement } from './statement.tsx'

export const meta = () => [{ title: m.giving_mine() }, { name: 'robots', content: 'noindex' }]

/** Somebody's giving: what repeats, what was given, and the papers about it. */
export default function MyGivingPage() {
  const { user } = useSession()
  const slug = useChurch()?.slug ?? ''
  const loaded = useMyGiving(slug, user?.id)
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
      <LoadedContent
        of={loaded}
        loading={
          <SkeletonGroup label={m.giving_loading()} className="stack">
            <Skeleton shape="box" className="h-48" />
            <Skeleton shape="box" className="h-32" />
          </SkeletonGroup>
        }
        failed={{ title: m.giving_failed(), detail: m.giving_failed_detail() }}
      >
        {(giving) => user && <Gifts userId={user.id} {...giving} />}
      </LoadedContent>
    </div>
  )
}

/** What repeats, what was given, and the cards that it could be charged to. */
function useMyGiving(slug: string, id: number | undefined) {
  const params = id === undefined ? null : { id }
  const gifts = { tipo: 'doacao', limit: 100 } as const
  return together({
    repeating: useCall(givingCalls.listRecorrencias, params && { params }),
    given: useCall(checkoutCalls.listPedidos, params && { params, query: gifts }),
    cards: useCall(checkoutCalls.listCartoes, id === undefined ? null : { params: { slug, userId: id } }),
  })
}

type GiftsProps = { userId: number } & NonNullable<ReturnType<typeof useMyGiving>['data']>

function Gifts({ userId, repeating: { recorrencias }, given: { pedidos }, cards }: GiftsProps) {
  const cartoes = cards.cartoes
    .flatMap((group) => group.cartoes)
    .filter(({ tipo }) => tipo === 'cartao_credito')
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
