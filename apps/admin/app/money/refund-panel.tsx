import type { PedidoIgreja } from '@atrio/contract'
import { Banner, Button, Dialog, Tag, VisuallyHidden } from '@atrio/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'
import { RefundForm, type Refund } from './refund-form.tsx'

interface Props {
  order: PedidoIgreja
  slug: string
  money: Money
}

/** What can be given back of an order: all of it, one ticket of several, or a part of a gift. */
export function RefundPanel({ order, slug, money }: Props) {
  const [asked, setAsked] = useState<Refund | null>(null)
  const { podeDevolver, podeDevolverParte, restante, devolvido } = order
  return (
    <section aria-labelledby="order-refund" className="grid grid-cols-1 gap-3">
      <h2 id="order-refund" className="text-lg">
        {m.orders_give_back()}
      </h2>
      <OnTheWay order={order} />
      {!podeDevolver && <p className="text-ink-muted">{reasonNot(order)}</p>}
      {order.pagamento.inscricoes.length > 1 && <Tickets order={order} money={money} onAsk={setAsked} />}
      {podeDevolver && (
        <p className="flex flex-wrap gap-3">
          {podeDevolverParte && (
            <Button variant="outline" onClick={() => setAsked({ ...ALL, cents: restante, devolvido })}>
              {m.orders_give_back_part()}
            </Button>
          )}
          <Button
            variant="danger"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => setAsked({ ...ALL, cents: restante })}
          >
            {restante > 0
              ? m.orders_give_back_all({ valor: money.say(restante) })
              : m.orders_give_back_free()}
          </Button>
        </p>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? titleOf(asked) : ''}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        {asked && (
          <RefundForm refund={asked} order={order} slug={slug} money={money} onClose={() => setAsked(null)} />
        )}
      </Dialog>
    </section>
  )
}

const ALL = { idInscricao: null, nome: null, devolvido: null }

/** What is under way, and that nobody knows yet what became of it. */
function OnTheWay({ order }: { order: PedidoIgreja }) {
  const refresh = useRefresh()
  const refunds = order.movimentos.flatMap(({ devolucoes }) => devolucoes)
  const isUnknown = refunds.some(({ situacao }) => situacao === 'desconhecido')
  const isOnTheWay = refunds.some(({ situacao }) => situacao === 'criado' || situacao === 'processando')
  if (!isUnknown && !isOnTheWay) return null
  return (
    <Banner
      tone={isUnknown ? 'warn' : 'info'}
      live="polite"
      title={isUnknown ? m.orders_unknown_title() : m.orders_on_the_way_title()}
      actions={
        <Button variant="outline" onClick={() => void refresh()}>
          {m.orders_look_again()}
        </Button>
      }
    >
      {isUnknown ? m.orders_unknown() : m.orders_on_the_way()}
    </Banner>
  )
}

function Tickets({
  order,
  money,
  onAsk,
}: {
  order: PedidoIgreja
  money: Money
  onAsk: (refund: Refund) => void
}) {
  return (
    <ul className="ruled">
      {order.ingressos.map(({ id, situacao, podeDevolver, restante }) => {
        const ticket = order.pagamento.inscricoes.find((one) => one.id === id)!
        const name = ticket.participante ?? m.orders_ticket_number({ number: ticket.numero })
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-medium wrap-break-word">{name}</p>
              <p className="text-ink-muted text-sm">{ticket.ingresso}</p>
            </div>
            {situacao === 'cancelada' && <Tag>{m.orders_ticket_back()}</Tag>}
            {podeDevolver && (
              <Button
                variant="outline"
                onClick={() => onAsk({ ...ALL, idInscricao: id, nome: name, cents: restante })}
              >
                {restante > 0
                  ? m.orders_give_back_amount({ valor: money.say(restante) })
                  : m.orders_give_back_ticket()}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function titleOf({ idInscricao, devolvido }: Refund): string {
  if (devolvido !== null) return m.orders_sure_part()
  return idInscricao === null ? m.orders_sure_all() : m.orders_sure_ticket()
}

function reasonNot({ pagamento: { status, total, reembolsado } }: PedidoIgreja): string {
  if (status === 'reembolsado') return m.orders_all_back()
  if (status !== 'aprovado') return m.orders_nothing_paid()
  return reembolsado < total ? m.orders_all_asked() : m.orders_all_back()
}
