import { buttonClass, EmptyState, Skeleton, SkeletonGroup } from '@atrio/ui'
import { CreditCard, Landmark, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session/session.ts'
import { m } from '../paraglide/messages.js'
import { cardName, gatewayName } from '../money/method-names.ts'
import { BackLink } from '../reader/back-link.tsx'
import { CardFacts } from './card-facts.tsx'
import { useCartoes, type CartoesByGateway } from './use-cartoes.ts'

export const meta = () => [{ title: m.checkout_cards_title() }, { name: 'robots', content: 'noindex' }]

/** The person's saved cards, by the gateway that keeps them (Spec §3). */
export default function CardsPage() {
  const { user, usuario } = useSession()
  if (!user || !usuario) return null
  return (
    <div className="max-w-2xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <BackLink to={paths.account()}>{m.account_title()}</BackLink>
          <h1>{m.checkout_cards_title()}</h1>
        </div>
        <Link to={paths.addCard()} reloadDocument className={buttonClass({ variant: 'outline' })}>
          {m.checkout_cards_add()}
        </Link>
      </div>
      <Cards slug={usuario.igreja.slug} userId={user.id} />
    </div>
  )
}

function Cards({ slug, userId }: { slug: string; userId: number }) {
  const loaded = useCartoes(slug, userId)
  return (
    <LoadedContent
      of={loaded}
      loading={
        <SkeletonGroup label={m.checkout_loading()} className="stack">
          <Skeleton shape="box" className="h-20" />
          <Skeleton shape="box" className="h-20" />
        </SkeletonGroup>
      }
      failed={{ title: m.checkout_failed(), action: m.checkout_retry() }}
      isEmpty={(groups) => groups.length === 0}
      empty={
        <EmptyState icon={<CreditCard />} title={m.checkout_cards_none()}>
          {m.checkout_cards_none_detail()}
        </EmptyState>
      }
    >
      {(groups) => groups.map((group) => <Group key={group.idGatewayPagamento} group={group} />)}
    </LoadedContent>
  )
}

function Group({ group }: { group: CartoesByGateway[number] }) {
  const id = `gateway-${group.idGatewayPagamento}`
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 text-lg">
        {m.checkout_gateway({ nome: gatewayName(group.idGatewayPagamento) })}
      </h2>
      <ul className="stack gap-3">
        {group.cartoes.map((cartao) => {
          const name = cardName(cartao.tipo, cartao)
          return (
            <li key={cartao.id} className="card flex flex-row items-center gap-4 p-4">
              {cartao.tipo === 'ach' ? (
                <Landmark aria-hidden="true" className="size-6 flex-none text-link" />
              ) : (
                <CreditCard aria-hidden="true" className="size-6 flex-none text-link" />
              )}
              <p className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="text-sm text-ink-muted">
                  <CardFacts cartao={cartao} />
                </span>
              </p>
              <Link
                to={paths.deleteCard({ id: String(cartao.id) })}
                aria-label={m.checkout_cards_delete({ cartao: name })}
                className={buttonClass({ variant: 'quiet' })}
              >
                <Trash2 aria-hidden="true" className="size-5" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
