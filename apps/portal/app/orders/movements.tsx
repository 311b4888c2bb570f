import type { PedidoIgreja } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { cardName, methodName } from '../money/method-names.ts'
import { m } from '../paraglide/messages.js'
import { refundReason, refundStatus } from './refund-words.ts'

type MovementsProps = {
  movimentos: PedidoIgreja['movimentos']
  money: (cents: number) => string
  when: (instant: string) => string
}

/** What came in for an order, and what went back of it. */
export function Movements({ movimentos, money, when }: MovementsProps) {
  return (
    <section aria-labelledby="order-movements" className="ruled">
      <h2 id="order-movements" className="text-xl">
        {m.orders_payments()}
      </h2>
      {movimentos.length === 0 && <p className="mt-2 text-ink-muted">{m.orders_payments_none()}</p>}
      <ul className="mt-2 divide-y divide-line">
        {movimentos.map((movimento) => (
          <li key={movimento.dataCadastro} className="py-3">
            <div className="flex flex-wrap justify-between gap-x-4">
              <p className="min-w-0 font-medium">
                {movimento.detalhe.ultimos4
                  ? cardName(movimento.metodoPagamento, movimento.detalhe)
                  : methodName(movimento.metodoPagamento)}
              </p>
              <p className="tabular-nums">
                {movimento.capturado > 0 ? money(movimento.capturado) : m.orders_not_paid()}
              </p>
            </div>
            <p className="text-sm text-ink-muted">{when(movimento.dataCadastro)}</p>
            <ul className="mt-2 flex flex-col gap-2 border-s-2 border-line ps-4 empty:hidden">
              {movimento.devolucoes.map((devolucao) => (
                <li
                  key={`${devolucao.dataCadastro} ${devolucao.valor}`}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1"
                >
                  <div className="min-w-0 flex-1 basis-48">
                    <p>{m.orders_refund_of({ valor: money(devolucao.valor) })}</p>
                    <p className="text-sm text-ink-muted">
                      {when(devolucao.dataCadastro)} · {refundReason[devolucao.motivo]()}
                    </p>
                  </div>
                  <Tag tone={refundStatus[devolucao.situacao].tone}>
                    {refundStatus[devolucao.situacao].text()}
                  </Tag>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
