import { ordersCalls, type MotivoDevolucao } from '@atrio/contract'
import { Banner, Button, Dialog, RadioGroup, TextField, useToasts } from '@atrio/ui'
import { useState } from 'react'
import { errorCode, errorMessage } from '../lib/messages/error-messages.ts'
import { personalCalls, write } from '../lib/personal/personal-calls.ts'
import { m } from '../paraglide/messages.js'
import { refundReason } from './refund-words.ts'

/** What somebody is about to give back: one ticket, all that is left, or up to that of a gift. */
export interface Refund {
  idInscricao: number | null
  nome: string | null
  cents: number
  /** Of a gift of which a part goes back: what of it has gone back before. */
  devolvido: number | null
}

type RefundDialogProps = {
  refund: Refund | null
  codigo: string
  slug: string
  money: (cents: number) => string
  /** The cents of what was typed; null for no amount. */
  read: (texto: string) => number | null
  /** What giving back means here. */
  detail: string
  onClose: () => void
  onDone: () => void
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
  const { refund, codigo, slug, money, read, detail, onClose, onDone, onUnheard } = props
  const [motivo, setMotivo] = useState<MotivoDevolucao | ''>('')
  const [texto, setTexto] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>(null)
  const { show: toast } = useToasts()
  const isPart = typeof refund?.devolvido === 'number'
  const cents = refund ? amountOf(refund, texto, read) : null
  const close = () => {
    if (busy) return
    setFailed(null)
    setMissing(false)
    onClose()
  }
  const give = async () => {
    if (!refund || busy) return
    if (motivo === '' || cents === null) return setMissing(true)
    setBusy(true)
    setFailed(null)
    try {
      const { idInscricao, devolvido } = refund
      const body = {
        motivo,
        ...(idInscricao !== null && { idInscricao }),
        ...(devolvido !== null && { devolvido: devolvido + cents }),
      }
      const params = { slug, codigo }
      const show = personalCalls.begin(ordersCalls.getPedidoIgreja, { params })
      const order = await write(ordersCalls.devolverPedido, { params, body }, [ordersCalls.listPedidosIgreja])
      show(order)
      const isKnown = order.movimentos.every(({ devolucoes }) =>
        devolucoes.every(({ situacao }) => situacao === 'concluido' || situacao === 'falhou'),
      )
      toast({ tone: isKnown ? 'ok' : 'info', title: isKnown ? m.orders_done() : m.orders_asked() })
      setMotivo('')
      setTexto('')
      setMissing(false)
      onDone()
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
      title={refund ? titleOf(refund) : ''}
      closeLabel={m.close()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={close}>
            {m.orders_keep()}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => void give()}>
            {refund && labelOf(refund, cents, money)}
          </Button>
        </>
      }
    >
      {refund && (
        <div className="stack gap-4">
          {refund.nome && <p className="font-medium break-words">{refund.nome}</p>}
          <p>{detail}</p>
          {isPart && (
            <TextField
              label={m.orders_part_amount()}
              hint={m.orders_part_hint({ valor: money(refund.cents) })}
              error={
                missing && cents === null ? m.orders_part_wrong({ valor: money(refund.cents) }) : undefined
              }
              inputMode="decimal"
              autoComplete="off"
              aria-required
              value={texto}
              onChange={(event) => setTexto(event.target.value)}
            />
          )}
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

/** What goes back; null while what was typed is no amount, or more than is left. */
function amountOf(refund: Refund, texto: string, read: RefundDialogProps['read']): number | null {
  if (refund.devolvido === null) return refund.cents
  const cents = read(texto)
  return cents !== null && cents > 0 && cents <= refund.cents ? cents : null
}

function titleOf({ idInscricao, devolvido }: Refund): string {
  if (devolvido !== null) return m.orders_sure_part()
  return idInscricao === null ? m.orders_sure_all() : m.orders_sure_ticket()
}

function labelOf({ devolvido }: Refund, cents: number | null, money: RefundDialogProps['money']): string {
  if (cents) return m.orders_give_back_amount({ valor: money(cents) })
  return devolvido === null ? m.orders_give_back_ticket() : m.orders_give_back_part()
}
