import { checkoutCalls } from '@atrio/contract'
import { Skeleton, SkeletonGroup } from '@atrio/ui'
import { data, redirect, useSearchParams } from 'react-router'
import { requireLogin } from '../lib/session/guard.ts'
import { requireOwnDocument } from '../lib/security/own-document.ts'
import { pageContext } from '../lib/page-context.ts'
import { paths } from '../lib/paths.ts'
import { startSession, useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { readCheckout, useCheckout } from '../money/checkout-state.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/checkout-page.ts'
import { CheckoutFlow } from './checkout-flow.tsx'
import { EmptyCheckout } from './empty-checkout.tsx'
import { compraOf, compraOfPedido, isOwned } from './kinds/kinds.ts'

export const meta = () => [{ title: m.checkout_title() }, { name: 'robots', content: 'noindex' }]

export function loader({ context }: Route.LoaderArgs) {
  const { bootstrap } = context.get(pageContext)
  const igreja = bootstrap.state === 'loaded' ? bootstrap.base.igreja : null
  if (!igreja) throw data(null, { status: 404 })
  return { pais: igreja.clientes[0]?.pais ?? 'BR' }
}

/** Gifts need no account (Spec §3); tickets, and orders that are open already, belong to somebody. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  await requireOwnDocument(request.url)
  await startSession()
  const cart = readCheckout()
  const isOwn = new URL(request.url).searchParams.has('pedido') || (cart !== null && isOwned(cart))
  if (isOwn) await requireLogin({ request })
  const { pedido, challenge } = readCheckout() ?? {}
  // What was paid for is not paid for once more: its own page says what became of it.
  if (!isOwn && pedido && !challenge) throw redirect(paths.thankYou({ pedido }))
  return serverLoader()
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export function HydrateFallback() {
  return (
    <SkeletonGroup label={m.checkout_loading()} className="grid gap-8 lg:grid-cols-[7fr_5fr]">
      <div className="stack">
        <Skeleton className="h-10 w-2/5" />
        <Skeleton shape="box" className="h-48" />
        <Skeleton shape="box" className="h-72" />
      </div>
      <Skeleton shape="box" className="hidden h-64 lg:block" />
    </SkeletonGroup>
  )
}

export default function CheckoutPage({ loaderData: { pais } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const codigo = search.get('pedido')
  const state = useCheckout()
  const { user } = useSession()
  if (codigo && user) return <OpenOrder codigo={codigo} userId={user.id} pais={pais} />
  if (!state || (isOwned(state) && state.usuarioId !== user?.id)) return <EmptyCheckout />
  return <CheckoutFlow compra={compraOf(state)} pais={pais} />
}

/** An order that waits for its money, to be paid in another way. */
function OpenOrder({ codigo, userId: id, pais }: { codigo: string; userId: number; pais: string }) {
  const order = { params: { id }, query: { pedido: codigo } }
  const loaded = useCall(checkoutCalls.getPagamento, order, { fresh: true })
  return (
    <LoadedContent
      of={loaded}
      loading={<HydrateFallback />}
      failed={{ title: m.checkout_failed(), action: m.checkout_retry() }}
    >
      {({ pagamento }) =>
        pagamento.podeTrocarMetodo ? (
          <CheckoutFlow compra={compraOfPedido(pagamento)} pais={pais} />
        ) : (
          <EmptyCheckout />
        )
      }
    </LoadedContent>
  )
}
