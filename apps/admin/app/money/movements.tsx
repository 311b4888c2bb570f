import type { PedidoIgreja } from '@atrio/contract'
import { Tag } from '@atrio/ui'
import { formatMoment } from '../lib/church-time.ts'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { paidBy } from './method-words.ts'
import { refundReason, refundStatus } from './order-words.ts'

type Movimento = PedidoIgreja['movimentos'][number]

/** What came in for an order, and what went back of it. */
export function Movements({ movimentos, money }: { movimentos: Movimento[]; money: Money }) {
  return (
    <section aria-labelledby="order-movements" className="grid grid-cols-1 gap-2">
      <h2 id="order-movements" className="text-lg">
        {m.orders_payments()}
      </h2>
      {movimentos.length === 0 && <p className="text-ink-muted">{m.orders_payments_none()}</p>}
      <ul className="ruled">
        {movimentos.map((movimento) => (
          <li key={movimento.dataCadastro} className="py-3">
            <div className="flex flex-wrap justify-between gap-x-4">
              <p className="min-w-0 font-medium">{paidBy(movimento)}</p>
              <p className="tabular-nums">
                {movimento.capturado > 0 ? money.say(movimento.capturado) : m.orders_not_paid()}
              </p>
            </div>
            <p className="text-ink-muted text-sm">{formatMoment(movimento.dataCadastro)}</p>
            <ul className="border-line mt-2 flex flex-col gap-2 border-s-2 ps-4 empty:hidden">
              {movimento.devolucoes.map((devolucao) => (
                <Refunded
                  key={`${devolucao.dataCadastro} ${devolucao.valor}`}
                  devolucao={devolucao}
                  money={money}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Refunded({ devolucao, money }: { devolucao: Movimento['devolucoes'][number]; money: Money }) {
  const { valor, dataCadastro, motivo, situacao } = devolucao
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-48">
        <p>{m.orders_refund_of({ valor: money.say(valor) })}</p>
        <p className="text-ink-muted text-sm">
          {formatMoment(dataCadastro)} · {refundReason[motivo]()}
        </p>
      </div>
      <Tag tone={refundStatus[situacao].tone}>{refundStatus[situacao].text()}</Tag>
    </li>
  )
}
