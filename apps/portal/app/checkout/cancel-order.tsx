import { checkoutCalls, type Pedido } from '@atrio/contract'
import { Banner, Button, Dialog } from '@atrio/ui'
import { useState } from 'react'
import { api } from '../lib/session/api-client.ts'
import { errorMessage } from '../lib/messages/error-messages.ts'
import { purchaseWords } from '../money/purchase-words.ts'
import { m } from '../paraglide/messages.js'

/** Gives an order up that is not paid, when asked a second time. */
export function CancelOrder(props: { pedido: Pedido; userId: number; onChange: (pedido: Pedido) => void }) {
  const { userId: id, onChange } = props
  const { codigo, tipo } = props.pedido
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const cancel = async () => {
    setBusy(true)
    try {
      const { pagamento } = await api(checkoutCalls.cancelarPedido, { params: { id, codigo }, body: {} })
      setAsking(false)
      onChange(pagamento)
    } catch (error) {
      setFailed(errorMessage(error).title)
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {m.checkout_cancel_order()}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.checkout_cancel_sure()}
        description={purchaseWords[tipo].cancelSure()}
        closeLabel={m.checkout_close()}
        size="sm"
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {m.checkout_cancel_keep()}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void cancel()}>
              {m.checkout_cancel_order()}
            </Button>
          </>
        }
      >
        {failed && <Banner tone="bad" live="assertive" title={failed} />}
      </Dialog>
    </>
  )
}
