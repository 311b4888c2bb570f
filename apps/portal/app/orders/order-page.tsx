import { ordersCalls, type PedidoIgreja } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant, formatMoney, parseCents } from '@atrio/rules'
import { buttonClass, EmptyState, Tag } from '@atrio/ui'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { orderStatus } from '../money/order-status.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { Movements } from './movements.tsx'
import { HydrateFallback } from './orders-layout.tsx'
import { RefundPanel } from './refund-panel.tsx'

export const meta = () => [{ title: m.orders_title() }, { name: 'robots', content: 'noindex' }]

/** An order of the church: who bought it, what moved for it, and giving it back. */
export default function OrderPage() {
  const { paymentCode: codigo = '' } = useParams()
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(ordersCalls.getPedidoIgreja, { params: { slug, codigo } }, { fresh: true })
  return (
    <div className="stack gap-6">
      <BackLink to={paths.orders()}>{m.orders_all()}</BackLink>
      <LoadedContent of={loaded} loading={<HydrateFallback />} missing={<Missing />}>
        {(order) => <Order key={codigo} order={order} slug={slug} look={loaded.again} />}
      </LoadedContent>
    </div>
  )
}

function Missing() {
  return (
    <EmptyState
      level={1}
      icon={<SearchX />}
      title={m.orders_missing_title()}
      action={
        <Link to={paths.orders()} className={buttonClass()}>
          {m.orders_all()}
        </Link>
      }
    >
      <p>{m.orders_missing()}</p>
    </EmptyState>
  )
}

function Order({ order, slug, look }: { order: PedidoIgreja; slug: string; look: () => void }) {
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const { pagamento, movimentos } = order
  const { codigo, comprador, status, total, reembolsado, moeda, titulo } = pagamento
  const money = (cents: number) => formatMoney(cents, moeda, locale)
  const read = (texto: string) => {
    const cents = parseCents(texto, locale, moeda)
    return cents === null ? null : Number(cents)
  }
  const when = (instant: string) => formatInstant(instant, 'dateTime', locale, timeZone)
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words">{comprador.nome}</h1>
          <p className="mt-1 break-words text-ink-muted">{titulo}</p>
        </div>
        <Tag tone={orderStatus[status].tone}>{orderStatus[status].text()}</Tag>
      </header>
      <dl className="ruled grid gap-2">
        <Row label={m.orders_code()}>
          <code>{codigo}</code>
        </Row>
        <Row label={m.orders_email()}>{comprador.email}</Row>
        <Row label={m.orders_date()}>{when(pagamento.dataCadastro)}</Row>
        <Row label={m.orders_total()}>{money(total)}</Row>
        {reembolsado > 0 && <Row label={m.orders_given_back()}>{money(reembolsado)}</Row>}
      </dl>
      <RefundPanel order={order} slug={slug} money={money} read={read} onReload={look} />
      <Movements movimentos={movimentos} money={money} when={when} />
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
