import type { PedidoIgreja } from '@atrio/contract'
import { Banner, Button, Tag, VisuallyHidden } from '@atrio/ui'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { purchaseWords } from '../money/purchase-words.ts'
import { m } from '../paraglide/messages.js'
import { RefundDialog, type Refund } from './refund-dialog.tsx'

type RefundPanelProps = {
  order: PedidoIgreja
  slug: string
  money: (cents: number) => string
  read: (texto: string) => number | null
  /** Looks at the order anew. */
  onReload: () => void
}

/** What can be given back of an order: all of it, one ticket of several, or a part of a gift. */
export function RefundPanel({ order, slug, money, read, onReload }: RefundPanelProps) {
  const [asked, setAsked] = useState<Refund | null>(null)
  const { pagamento, podeDevolver, podeDevolverParte, restante, devolvido } = order
  const refunds = order.movimentos.flatMap(({ devolucoes }) => devolucoes)
  const unknown = refunds.some(({ situacao }) => situacao === 'desconhecido')
  const onTheWay = refunds.some(({ situacao }) => situacao === 'criado' || situacao === 'processando')
  const several = pagamento.inscricoes.length > 1
  return (
    <section aria-labelledby="order-refund" className="ruled stack">
      <h2 id="order-refund" className="text-xl">
        {m.orders_give_back()}
      </h2>
      {(unknown || onTheWay) && (
        <Banner
          tone={unknown ? 'warn' : 'info'}
          live="polite"
          title={unknown ? m.orders_unknown_title() : m.orders_on_the_way_title()}
          actions={
            <Button variant="outline" onClick={onReload}>
              {m.orders_look_again()}
            </Button>
          }
        >
          {unknown ? m.orders_unknown() : m.orders_on_the_way()}
        </Banner>
      )}
      {!podeDevolver && <p className="text-ink-muted">{reasonNot(order)}</p>}
      {several && (
        <ul className="divide-y divide-line">
          {order.ingressos.map(({ id, situacao, podeDevolver: can, restante: cents }) => {
            const ticket = pagamento.inscricoes.find((one) => one.id === id)!
            const name = ticket.participante ?? m.orders_ticket_number({ number: ticket.numero })
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium break-words">{name}</p>
                  <p className="text-sm text-ink-muted">{ticket.ingresso}</p>
                </div>
                {situacao === 'cancelada' && <Tag>{m.orders_ticket_back()}</Tag>}
                {can && (
                  <Button
                    variant="outline"
                    onClick={() => setAsked({ ...ALL, idInscricao: id, nome: name, cents })}
                  >
                    {cents > 0
                      ? m.orders_give_back_amount({ valor: money(cents) })
                      : m.orders_give_back_ticket()}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
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
            {restante > 0 ? m.orders_give_back_all({ valor: money(restante) }) : m.orders_give_back_free()}
          </Button>
        </p>
      )}
      <RefundDialog
        refund={asked}
        codigo={pagamento.codigo}
        slug={slug}
        money={money}
        read={read}
        detail={whatItMeans(order)}
        onClose={() => setAsked(null)}
        onDone={() => setAsked(null)}
        onUnheard={onReload}
      />
    </section>
  )
}

const ALL = { idInscricao: null, nome: null, devolvido: null }

/** Money that no provider can send back: it goes over the counter. */
const BY_HAND = new Set<string>(['dinheiro', 'transferencia', 'pix_manual'])

function whatItMeans({ pagamento: { metodoPagamento, tipo } }: PedidoIgreja): string {
  return purchaseWords[tipo].giveBack({ byHand: BY_HAND.has(metodoPagamento ?? '') })
}

function reasonNot({ pagamento: { status, total, reembolsado } }: PedidoIgreja): string {
  if (status === 'reembolsado') return m.orders_all_back()
  if (status !== 'aprovado') return m.orders_nothing_paid()
  return reembolsado < total ? m.orders_all_asked() : m.orders_all_back()
}
