import { ordersCalls, type MotivoDevolucao, type PedidoIgreja } from '@atrio/contract'
import { Banner, Button, Dialog, RadioGroup, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/api-client.ts'
import { errorCode, errorMessage } from '../lib/error-messages.ts'
import { m } from '../paraglide/messages.js'
import { refundReason } from './order-status.ts'

/** What somebody is about to give back; `idInscricao` is null for all that is left. */
export interface Refund {
  idInscricao: number | null
  nome: string | null
  cents: number
}

type RefundDialogProps = {
  refund: Refund | null
  codigo: string
  slug: string
  money: (cents: number) => string
  isByHand: boolean
  onClose: () => void
  onDone: (order: PedidoIgreja) => void
  /** No answer came: it may have been done. */
  onUnheard: () => void
}

const REASONS: readonly MotivoDevolucao[] = [
  'desistencia',
  'evento_cancelado',
  'cobranca_repetida',
  'engano',
  'outro',
]

/** Asks once more, and why. The server gives back what is missing and nothing twice, however often it is asked. */
export function RefundDialog(props: RefundDialogProps) {
  const { refund, codigo, slug, money, isByHand, onClose, onDone, onUnheard } = props
  const [motivo, setMotivo] = useState<MotivoDevolucao | ''>('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const { show } = useToasts()
  const close = () => {
    if (busy) return
    setFailed(null)
    setMissing(false)
    onClose()
  }
  const give = async () => {
    if (!refund || busy) return
    if (motivo === '') return setMissing(true)
    setBusy(true)
    setFailed(null)
    try {
      const { idInscricao } = refund
      const body = { motivo, ...(idInscricao !== null && { idInscricao }) }
      const order = await api(ordersCalls.devolverPedido, { params: { slug, codigo }, body })
      const isKnown = order.movimentos.every(({ devolucoes }) =>
        devolucoes.every(({ situacao }) => situacao === 'concluido' || situacao === 'falhou'),
      )
      show({ tone: isKnown ? 'ok' : 'info', title: isKnown ? m.orders_done() : m.orders_asked() })
      setMotivo('')
      setMissing(false)
      onDone(order)
    } catch (error) {
      setFailed(error)
      if (errorCode(error) === 'NETWORK') onUnheard()
    }
    setBusy(false)
  }
  return (
    <Dialog
      open={refund !== null}
      onClose={close}
      title={refund?.idInscricao === null ? m.orders_sure_all() : m.orders_sure_ticket()}
      closeLabel={m.close()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={close}>
            {m.orders_keep()}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void give()}>
            {refund && refund.cents > 0
              ? m.orders_give_back_amount({ valor: money(refund.cents) })
              : m.orders_give_back_ticket()}
          </Button>
        </>
      }
    >
      {refund && (
        <div className="stack gap-4">
          {refund.nome && <p className="font-medium break-words">{refund.nome}</p>}
          <p>{isByHand ? m.orders_sure_by_hand() : m.orders_sure_detail()}</p>
          <RadioGroup
            name="motivo"
            label={m.orders_reason()}
            required
            value={motivo}
            error={missing && motivo === '' ? m.orders_reason_missing() : undefined}
            options={REASONS.map((value) => ({ value, label: refundReason[value]() }))}
            onValueChange={(value) => setMotivo(value as MotivoDevolucao)}
          />
          {failed !== null && (
            <Banner tone="bad" live="assertive" title={errorMessage(failed).title}>
              {errorCode(failed) === 'NETWORK' ? m.orders_unheard() : errorMessage(failed).detail}
            </Banner>
          )}
        </div>
      )}
    </Dialog>
  )
}
