import type { Pedido } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import {
  Banner,
  Button,
  buttonClass,
  classNames,
  EmptyState,
  Light,
  LiveRegion,
  Skeleton,
  SkeletonGroup,
  Spinner,
  ToneIcon,
} from '@atrio/ui'
import { SearchX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { paths } from '../lib/paths.ts'
import { useMoney } from '../money/format-money.ts'
import { endCheckout, readCheckout, updateCheckout } from '../money/checkout-state.ts'
import { keepWayBack } from '../money/way-back.ts'
import { m } from '../paraglide/messages.js'
import { useChurch, useRootData } from '../shell/church.ts'
import { CancelOrder } from './cancel-order.tsx'
import { InstrumentPanel } from './instrument-panel.tsx'
import { kindOfPedido } from './kinds/kinds.ts'
import { OrderSuccess } from './order-success.tsx'
import { orderWords, type Writers } from './order-words.ts'
import { Receipt } from './receipt.tsx'
import { usePedido } from './use-pedido.ts'

const COLOURS = { ok: 'text-ok', info: 'text-info', warn: 'text-warn', bad: 'text-bad', offline: 'text-warn' }

/** How amounts and moments are written on this church's pages. */
export function useWriters(): Writers {
  const money = useMoney()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  return { money, when: (instant) => formatInstant(instant, 'dateTime', locale, timeZone) }
}

/** Approved in these two minutes: who looks at an old order again has had their moment. */
function isFresh({ dataAprovacao }: Pedido): boolean {
  return dataAprovacao !== null && Date.now() - Date.parse(dataAprovacao) < 120_000
}

/** The one truth about an order: what became of it, what is to be done, what it was for. Changes by itself. */
export function OrderView({ codigo, userId }: { codigo: string; userId: number | null }) {
  const { result, verify, reload, set } = usePedido(codigo, userId)
  switch (result.state) {
    case 'loading':
      return <OrderSkeleton />
    case 'failed':
      return (
        <Banner
          tone="bad"
          live="assertive"
          title={m.checkout_failed()}
          actions={<Button onClick={reload}>{m.checkout_retry()}</Button>}
        />
      )
    case 'notFound':
      return (
        <EmptyState
          level={1}
          icon={<SearchX />}
          title={m.checkout_not_found()}
          action={
            <Link to={paths.home()} className={buttonClass()}>
              {m.checkout_go_home()}
            </Link>
          }
        >
          {m.checkout_not_found_detail()}
        </EmptyState>
      )
    case 'loaded':
      return (
        <Loaded
          pedido={result.pedido}
          userId={userId}
          verify={verify}
          onChange={(pedido) => set({ state: 'loaded', pedido })}
        />
      )
  }
}

function Loaded(props: {
  pedido: Pedido
  userId: number | null
  verify: () => Promise<Pedido>
  onChange: (pedido: Pedido) => void
}) {
  const { pedido, userId, verify, onChange } = props
  const write = useWriters()
  const { tone, title, detail } = orderWords(pedido, write)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(pedido.resultado)
  useEffect(() => {
    leaveCheckout(pedido)
    // What changed by itself is told, and read from its beginning (WCAG 4.1.3).
    if (before.current !== pedido.resultado) heading.current?.focus()
    before.current = pedido.resultado
  }, [pedido])
  useAskOnce(pedido, verify)
  return (
    // What was paid for is no tool any more: it is said as large as what a church says.
    <div className={classNames('beside', pedido.resultado !== 'success' && 'tool')}>
      <div className="grid max-w-2xl grid-cols-1 gap-6">
        <header className="flex flex-col items-start gap-4">
          {pedido.resultado === 'under_review' ? (
            <Spinner className="size-8 flex-none text-link" />
          ) : (
            <ToneIcon tone={tone} className={classNames('size-10 flex-none', COLOURS[tone])} />
          )}
          <div className="max-w-full min-w-0">
            <h1 ref={heading} tabIndex={-1} className="break-words outline-none">
              {title}
            </h1>
            <p className="mt-2 text-lg break-words text-ink-muted">{detail}</p>
            {pedido.status === 'aprovado' && pedido.reembolsado > 0 && (
              <p className="mt-1">
                {m.checkout_ok_partly_refunded({ valor: write.money(pedido.reembolsado) })}
              </p>
            )}
          </div>
        </header>
        <LiveRegion>{title}</LiveRegion>
        {pedido.status === 'aprovado' && isFresh(pedido) && <Light />}
        {pedido.desafio && (
          <a href={pedido.desafio.url} className={buttonClass({ size: 'lg', block: true })}>
            {pedido.desafio.tipo === 'paypal' ? m.checkout_paypal_go() : m.checkout_challenge_go()}
          </a>
        )}
        {pedido.flagEstornoPendente && pedido.status === 'aprovado' && (
          <Banner tone="info" title={m.checkout_refund_unknown()}>
            {m.checkout_refund_unknown_detail({ email: pedido.comprador.email })}
          </Banner>
        )}
        <InstrumentPanel pedido={pedido} write={write} />
        {pedido.resultado === 'success' && <OrderSuccess pedido={pedido} userId={userId} write={write} />}
        <Ways pedido={pedido} userId={userId} verify={verify} onChange={onChange} />
      </div>
      <Receipt pedido={pedido} write={write} />
    </div>
  )
}

/** Who comes back from a bank wants to know now: the provider is asked once without waiting for its message. */
function useAskOnce(pedido: Pedido, verify: () => Promise<Pedido>): void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || !(pedido.desafio || pedido.status === 'em_analise')) return
    asked.current = true
    verify().catch(() => {})
  }, [pedido, verify])
}

/** The checkout of this tab is over once its order is; a refused one can be tried again with the same cart. */
function leaveCheckout({ codigo, status }: Pedido): void {
  const cart = readCheckout()
  if (cart?.pedido !== codigo) return
  if (cart.type === 'play' && cart.voltar) keepWayBack({ pedido: codigo, voltar: cart.voltar })
  if (status === 'nao_aprovado') updateCheckout({ challenge: false, challengeComplete: true })
  else if (status !== 'em_aberto') endCheckout()
}

/** What the church's team confirms: no provider can be asked. */
const BY_HAND = new Set<Pedido['metodoPagamento']>(['dinheiro', 'transferencia', 'pix_manual'])

/** The cart is of no order any more: with the refused one in it, the checkout would lead back here. */
function beginAgain(): void {
  updateCheckout({ pedido: null, challenge: false, challengeComplete: false })
}

function Ways(props: {
  pedido: Pedido
  userId: number | null
  verify: () => Promise<Pedido>
  onChange: (pedido: Pedido) => void
}) {
  const { pedido, userId, verify, onChange } = props
  const [checking, setChecking] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const check = async () => {
    setChecking(true)
    setSaid(null)
    try {
      const { resultado } = await verify()
      if (resultado === 'waiting' || resultado === 'under_review') setSaid(m.checkout_check_none())
    } catch (error) {
      setSaid(errorMessage(error).title)
    }
    setChecking(false)
  }
  const open = pedido.resultado === 'waiting' || pedido.resultado === 'under_review'
  const again = pedido.status === 'nao_aprovado' && readCheckout()?.pedido === pedido.codigo
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        {open && !BY_HAND.has(pedido.metodoPagamento) && (
          <Button variant="outline" loading={checking} onClick={() => void check()}>
            {pedido.resultado === 'waiting' ? m.checkout_check_now() : m.checkout_check_again()}
          </Button>
        )}
        {again && (
          <Link to={paths.checkout()} reloadDocument className={buttonClass()} onClick={beginAgain}>
            {m.checkout_try_again()}
          </Link>
        )}
        {pedido.podeTrocarMetodo && userId !== null && (
          <Link
            to={paths.checkout({ pedido: pedido.codigo })}
            reloadDocument
            className={buttonClass({ variant: 'outline' })}
          >
            {m.checkout_other_method()}
          </Link>
        )}
        {pedido.podeCancelar && userId !== null && (
          <CancelOrder pedido={pedido} userId={userId} onChange={onChange} />
        )}
        {!open && !again && <Onwards pedido={pedido} userId={userId} />}
      </div>
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {said}
      </p>
    </div>
  )
}

/** What the order was for, where it can be found from now on; a guest has no such place. */
function Onwards({ pedido, userId }: { pedido: Pedido; userId: number | null }) {
  const own = pedido.status === 'aprovado' && userId !== null
  const { Onwards: OfKind } = kindOfPedido(pedido)
  return (
    <>
      {own && <OfKind pedido={pedido} />}
      <Link to={paths.home()} className={buttonClass({ variant: 'outline' })}>
        {m.checkout_go_home()}
      </Link>
    </>
  )
}

export function OrderSkeleton() {
  return (
    <SkeletonGroup label={m.checkout_loading()} className="grid max-w-2xl gap-6">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton shape="box" className="h-56" />
      <Skeleton shape="box" className="h-40" />
    </SkeletonGroup>
  )
}
