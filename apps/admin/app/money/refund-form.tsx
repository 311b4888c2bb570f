import { ordersCalls, type MotivoDevolucao, type PedidoIgreja, type PedidoTipo } from '@atrio/contract'
import { Banner, Button, RadioGroup, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import type { Money } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { refundReason } from './order-words.ts'
import { outcomeOf } from './refund-outcome.ts'
import { RetypedAmount } from './retyped-amount.tsx'

/** What somebody is about to give back: one ticket, all that is left, or up to that of a gift. */
export interface Refund {
  idInscricao: number | null
  nome: string | null
  cents: number
  /** Of a gift of which a part goes back: what of it has gone back before. */
  devolvido: number | null
}

interface Props {
  refund: Refund
  order: PedidoIgreja
  slug: string
  money: Money
  onClose: () => void
}

const REASONS: readonly MotivoDevolucao[] = [
  'desistencia',
  'evento_cancelado',
  'cobranca_repetida',
  'engano',
  'outro',
]

/** Asks for the amount once more, and why. The server gives back what is missing and nothing twice. */
export function RefundForm({ refund, order, slug, money, onClose }: Props) {
  const [motivo, setMotivo] = useState<MotivoDevolucao | ''>('')
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { isBusy, error, start } = useGiveBack({ refund, order, slug, onClose })
  const valor = amountOf(refund, money.read(typed))
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (motivo === '' || valor === null) return setRefused(true)
        void start({ motivo, valor })
      }}
    >
      {refund.nome && <p className="font-medium wrap-break-word">{refund.nome}</p>}
      <p>{whatItMeans(order)}</p>
      <RadioGroup
        name="motivo"
        label={m.orders_reason()}
        required
        value={motivo}
        error={isRefused && motivo === '' ? m.orders_reason_missing() : undefined}
        options={REASONS.map((value) => ({ value, label: refundReason[value]() }))}
        onValueChange={(value) => setMotivo(value as MotivoDevolucao)}
      />
      {refund.devolvido !== null && (
        <PartAmount {...{ refund, money, typed }} isWrong={isRefused && valor === null} onType={setTyped} />
      )}
      {refund.devolvido === null && refund.cents > 0 && (
        <RetypedAmount
          cents={refund.cents}
          money={money}
          typed={typed}
          isRefused={isRefused}
          onType={setTyped}
        />
      )}
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {codeOf(error) === 'NETWORK' ? m.orders_unheard() : errorText(error)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {m.orders_keep()}
        </Button>
        <Button type="submit" variant="danger" loading={isBusy}>
          {labelOf(refund, valor, money)}
        </Button>
      </div>
    </form>
  )
}

const told = {
  done: () => ({ tone: 'ok' as const, title: m.orders_done() }),
  asked: () => ({ tone: 'info' as const, title: m.orders_asked() }),
  failed: () => ({ tone: 'bad' as const, title: m.orders_not_done(), detail: m.orders_not_done_detail() }),
}

function useGiveBack({ refund, order, slug, onClose }: Omit<Props, 'money'>) {
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  return useTask(async ({ motivo, valor }: { motivo: MotivoDevolucao; valor: number }) => {
    const { idInscricao, devolvido } = refund
    const body = {
      motivo,
      valor,
      ...(idInscricao !== null && { idInscricao }),
      ...(devolvido !== null && { devolvido: devolvido + valor }),
    }
    const call = { params: { slug, codigo: order.pagamento.codigo }, body }
    try {
      let answer: PedidoIgreja = order
      const ask = async () => {
        answer = await api(ordersCalls.devolverPedido, call)
      }
      if (!(await guarded(ask))) return
      onClose()
      show(told[outcomeOf(order, answer)]())
      await refresh()
    } catch (thrown) {
      // It may have been done: what is there now says so.
      if (codeOf(thrown) === 'NETWORK') void refresh()
      throw thrown
    }
  })
}

function PartAmount({
  refund,
  money,
  typed,
  isWrong,
  onType,
}: {
  refund: Refund
  money: Money
  typed: string
  isWrong: boolean
  onType: (typed: string) => void
}) {
  const valor = money.say(refund.cents)
  return (
    <TextField
      label={m.orders_part_amount()}
      hint={m.orders_part_hint({ valor })}
      error={isWrong ? m.orders_part_wrong({ valor }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      aria-required
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

/** What goes back; null while what was typed is not it, or more than is left. */
function amountOf({ cents, devolvido }: Refund, typed: number | null): number | null {
  if (devolvido === null) return cents === 0 || typed === cents ? cents : null
  return typed !== null && typed > 0 && typed <= cents ? typed : null
}

function labelOf({ devolvido, cents }: Refund, valor: number | null, money: Money): string {
  if (devolvido !== null) {
    return valor ? m.orders_give_back_amount({ valor: money.say(valor) }) : m.orders_give_back_part()
  }
  return cents > 0 ? m.orders_give_back_amount({ valor: money.say(cents) }) : m.orders_give_back_ticket()
}

/** Money that no provider can send back: it goes over the counter. */
const BY_HAND = new Set<string>(['dinheiro', 'transferencia', 'pix_manual'])

function whatItMeans({ pagamento: { metodoPagamento, tipo } }: PedidoIgreja): string {
  const byHand = BY_HAND.has(metodoPagamento ?? '')
  const words: Record<PedidoTipo, string> = {
    doacao: byHand ? m.orders_sure_gift_by_hand() : m.orders_sure_gift(),
    evento: byHand ? m.orders_sure_by_hand() : m.orders_sure_detail(),
    assinatura: m.orders_sure_subscription(),
  }
  return words[tipo]
}
