import { checkoutCalls, eventsCalls, type Pedido } from '@atrio/contract'
import { Banner, Button, buttonClass, EmptyState } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { startSession, useSession } from '../lib/session/session.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { write } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { OrderSkeleton, useWriters } from './order-view.tsx'

export const meta = () => [
  { title: m.checkout_refund_title() },
  { name: 'robots', content: 'noindex' },
  // The address holds the key to an order.
  { name: 'referrer', content: 'no-referrer' },
]

export async function clientLoader() {
  await startSession()
  return null
}
clientLoader.hydrate = true as const

export { OrderSkeleton as HydrateFallback }

/** Asking for the money back, by the mail's link without an account or from the order of who is logged in (Decision 83). */
export default function RefundPage() {
  const [search] = useSearchParams()
  const { user } = useSession()
  const codigo = search.get('pedido') ?? ''
  const token = search.get('chave')
  const id = user?.id ?? null
  const loaded = usePedidoToRefund({ codigo, token, id })
  // Whatever the reason, who came by a link finds no order here; to ask again is all there is.
  if (loaded.state === 'failed' && !loaded.data) {
    return (
      <EmptyState
        level={1}
        icon={<SearchX />}
        title={m.checkout_not_found()}
        action={<Button onClick={loaded.again}>{m.checkout_retry()}</Button>}
      >
        {m.checkout_not_found_detail()}
      </EmptyState>
    )
  }
  return (
    <LoadedContent of={loaded} loading={<OrderSkeleton />}>
      {({ pagamento }) => <Refund pedido={pagamento} ask={() => ask({ codigo, token, id })} />}
    </LoadedContent>
  )
}

interface Asked {
  codigo: string
  token: string | null
  id: number | null
}

function usePedidoToRefund({ codigo, token, id }: Asked) {
  const own = { params: { id: id ?? 0 }, query: { pedido: codigo } }
  const byAccount = useCall(checkoutCalls.getPagamento, token === null ? own : null, { fresh: true })
  const byLink = useCall(
    checkoutCalls.getDesistencia,
    token === null ? null : { params: { codigo }, query: { token } },
    { fresh: true },
  )
  return token === null ? byAccount : byLink
}

/** What shows an order or its tickets. */
const STALE = [
  checkoutCalls.getPagamento,
  checkoutCalls.listPedidos,
  eventsCalls.listInscricoes,
  eventsCalls.listEventosUsuario,
]

async function ask({ codigo, token, id }: Asked): Promise<Pedido> {
  const { pagamento } =
    token === null
      ? await write(checkoutCalls.estornarPedido, { params: { id: id ?? 0, codigo }, body: {} }, STALE)
      : await write(checkoutCalls.desistirPedido, { params: { codigo }, body: { token } }, STALE)
  return pagamento
}

/** In two steps: what goes back and what is given up, then the word that does it. */
function Refund({ pedido: before, ask: send }: { pedido: Pedido; ask: () => Promise<Pedido> }) {
  const [pedido, setPedido] = useState(before)
  const [step, setStep] = useState<'look' | 'sure'>('look')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const write = useWriters()
  const { title, detail } = wordsOf(pedido, write)
  const confirm = async () => {
    setBusy(true)
    setFailed(null)
    try {
      setPedido(await send())
      heading.current?.focus()
    } catch (error) {
      setFailed(errorMessage(error).title)
    }
    setBusy(false)
    setStep('look')
  }
  return (
    <div className="tool grid max-w-2xl gap-6">
      <header>
        <p className="eyebrow">{pedido.titulo}</p>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <p className="mt-2 text-lg break-words text-ink-muted">{detail}</p>
      </header>
      {pedido.total > 0 && !isOver(pedido) && (
        <p className="border-y border-line py-4">
          <span className="block text-sm text-ink-muted">{m.checkout_refund_amount()}</span>
          <span className="text-3xl font-semibold tabular-nums">{write.money(pedido.total)}</span>
        </p>
      )}
      {failed && <Banner tone="bad" live="assertive" title={failed} />}
      {pedido.podeEstornar && step === 'look' && (
        <Button variant="outline" className="sm:justify-self-start" onClick={() => setStep('sure')}>
          {pedido.total === 0 ? m.checkout_release_ask() : m.checkout_refund_ask()}
        </Button>
      )}
      {pedido.podeEstornar && step === 'sure' && (
        <Banner
          tone="warn"
          live="polite"
          title={m.checkout_refund_sure()}
          actions={
            <>
              <Button variant="danger" loading={busy} onClick={() => void confirm()}>
                {pedido.total === 0
                  ? m.checkout_release_ask()
                  : m.checkout_refund_confirm({ valor: write.money(pedido.total) })}
              </Button>
              <Button variant="outline" onClick={() => setStep('look')}>
                {m.checkout_refund_keep()}
              </Button>
            </>
          }
        >
          {m.checkout_refund_sure_detail()}
        </Banner>
      )}
      {!pedido.podeEstornar && (
        <p>
          <Link to={paths.home()} className={buttonClass({ variant: 'outline' })}>
            {m.checkout_go_home()}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Given up before any money came: there is none to give back. */
const isNeverPaid = ({ status, total, dataAprovacao, flagEstornoPendente }: Pedido) =>
  status === 'cancelado' && total > 0 && dataAprovacao === null && !flagEstornoPendente
const isDone = ({ status }: Pedido) => status === 'reembolsado' || status === 'cancelado'
const isOver = (pedido: Pedido) => !isDone(pedido) && !pedido.flagEstornoPendente && !pedido.podeEstornar

/** What became of it: done, asked and not told yet, still possible, or not any more. Who paid nothing gives back a place. */
function wordsOf(pedido: Pedido, { when }: { when: (instant: string) => string }) {
  const isFree = pedido.total === 0
  if (isNeverPaid(pedido)) return { title: m.checkout_canceled(), detail: m.checkout_canceled_detail() }
  if (isDone(pedido)) {
    return isFree
      ? { title: m.checkout_release_done(), detail: m.checkout_release_done_detail() }
      : { title: m.checkout_refund_done(), detail: m.checkout_refund_done_detail() }
  }
  if (pedido.flagEstornoPendente) {
    const { email } = pedido.comprador
    return { title: m.checkout_refund_unknown(), detail: m.checkout_refund_unknown_detail({ email }) }
  }
  if (pedido.podeEstornar && pedido.estornoAte) {
    const date = when(pedido.estornoAte)
    return isFree
      ? { title: m.checkout_release_title(), detail: m.checkout_release_until({ date }) }
      : { title: m.checkout_refund_title(), detail: m.checkout_refund_until({ date }) }
  }
  return { title: m.checkout_refund_over(), detail: m.checkout_refund_over_detail() }
}
