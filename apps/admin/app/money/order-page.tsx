import type { IgrejaEquipe, PedidoIgreja } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import type { ReactNode } from 'react'
import { useLoaderData, useOutletContext } from 'react-router'
import { formatMoment } from '../lib/church-time.ts'
import { moneyOf } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../shell/back-link.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Movements } from './movements.tsx'
import { orderStatus } from './order-words.ts'
import { ReceiptPanel } from './receipt-panel.tsx'
import { RefundPanel } from './refund-panel.tsx'

/** An order of the church: who bought it, what moved for it, saying that its money came, and giving it back. */
export function OrderPage() {
  const order = useLoaderData<PedidoIgreja | null>()
  const igreja = useOutletContext<IgrejaEquipe>()
  usePageTitle(order?.pagamento.comprador.nome ?? m.money(), igreja.nome)
  if (!order) return null
  const { pagamento, movimentos } = order
  const { codigo, comprador, status, total, reembolsado, moeda, titulo } = pagamento
  const money = moneyOf(moeda)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <BackLink to={`/${igreja.codigo}/dinheiro`}>{m.orders_all()}</BackLink>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h1 className="wrap-break-word">{comprador.nome}</h1>
            <p className="text-ink-muted mt-1 wrap-break-word">{titulo}</p>
          </div>
          <Tag tone={orderStatus[status].tone}>{orderStatus[status].text()}</Tag>
        </div>
      </header>
      <dl className="ruled grid grid-cols-1 gap-2">
        <Row label={m.orders_code()}>
          <code>{codigo}</code>
        </Row>
        <Row label={m.orders_email()}>{comprador.email}</Row>
        <Row label={m.orders_date()}>{formatMoment(pagamento.dataCadastro)}</Row>
        <Row label={m.orders_total()}>{money.say(total)}</Row>
        {reembolsado > 0 && <Row label={m.orders_given_back()}>{money.say(reembolsado)}</Row>}
      </dl>
      {status === 'aguardando' && (
        <ReceiptPanel key={`${codigo} receipt`} pagamento={pagamento} slug={igreja.slug} money={money} />
      )}
      <RefundPanel key={codigo} order={order} slug={igreja.slug} money={money} />
      <Movements movimentos={movimentos} money={money} />
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  )
}
