import { givingCalls, type Pedido } from '@atrio/contract'
import { Button } from '@atrio/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../lib/session/api-client.ts'
import { useSession } from '../lib/session/session.ts'
import { PriceBreakdown } from '../money/price-breakdown.tsx'
import { m } from '../paraglide/messages.js'
import { cardName, methodName } from '../money/method-names.ts'
import { usePdf } from '../money/use-pdf.ts'
import { linesOf } from './kinds/kinds.ts'
import type { Writers } from './order-words.ts'

/** What an order is for, what it costs, and who has the money. */
export function Receipt({ pedido, write }: { pedido: Pedido; write: Writers }) {
  const { codigo, metodoPagamento, detalhe, recebedor, parcelas, evento, total } = pedido
  const { user } = useSession()
  return (
    <section aria-labelledby="receipt" className="card p-5">
      <h2 id="receipt" className="text-lg">
        {pedido.resultado === 'success' ? m.checkout_receipt() : (evento?.nome ?? m.checkout_summary())}
      </h2>
      <p className="text-sm text-ink-muted">{m.checkout_order({ codigo })}</p>
      <PriceBreakdown
        className="mt-4"
        lines={linesOf(pedido)}
        taxas={pedido.taxas}
        juros={pedido.juros}
        total={pedido.total}
      />
      <dl className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
        <Row label={m.checkout_receipt_date()}>{write.when(pedido.dataAprovacao ?? pedido.dataCadastro)}</Row>
        {metodoPagamento && (
          <Row label={m.checkout_review_method()}>
            {detalhe.ultimos4 ? cardName(metodoPagamento, detalhe) : methodName(metodoPagamento)}
          </Row>
        )}
        {parcelas > 1 && <Row label={m.checkout_receipt_installments()}>{parcelas}×</Row>}
        <Row label={m.checkout_receipt_to()}>
          {recebedor.razaoSocial ?? recebedor.nome}
          {recebedor.documento && <span className="block text-ink-muted">{recebedor.documento}</span>}
        </Row>
      </dl>
      {user && pedido.resultado === 'success' && total > 0 && <ReceiptPdf id={user.id} codigo={codigo} />}
    </section>
  )
}

/** To be kept; a guest has the one that was mailed. */
function ReceiptPdf(params: { id: number; codigo: string }) {
  const { busy, save } = usePdf(m.checkout_receipt_failed)
  return (
    <Button
      variant="outline"
      block
      className="mt-5 print:hidden"
      loading={busy}
      icon={<Download aria-hidden="true" />}
      onClick={() => void save(() => api(givingCalls.getRecibo, { params }))}
    >
      {m.checkout_receipt_pdf()}
    </Button>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="ms-auto min-w-0 text-end break-words">{children}</dd>
    </div>
  )
}
