import { ordersCalls, type Pedido } from '@atrio/contract'
import { Banner, Button, Dialog, useToasts } from '@atrio/ui'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useRefresh } from '../lib/acesso.ts'
import { api, codeOf } from '../lib/api.ts'
import { errorText } from '../lib/error-text.ts'
import type { Money } from '../lib/money.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
import { useStepUp } from '../shell/step-up.tsx'
import { methodNames } from './method-words.ts'
import { RetypedAmount } from './retyped-amount.tsx'

interface Props {
  pagamento: Pedido
  slug: string
  money: Money
}

/** Money that no provider tells of: somebody of the church says that it is there. */
export function ReceiptPanel(props: Props) {
  const [isOpen, setOpen] = useState(false)
  const { pagamento, money } = props
  const { metodoPagamento } = pagamento
  return (
    <section aria-labelledby="order-receipt" className="grid grid-cols-1 gap-3">
      <h2 id="order-receipt" className="text-lg">
        {m.receipt_title()}
        {metodoPagamento && ` · ${methodNames[metodoPagamento]()}`}
      </h2>
      <p>{m.receipt_intro()}</p>
      <Button icon={<HandCoins />} className="justify-self-start" onClick={() => setOpen(true)}>
        {m.receipt_title()}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.receipt_sure({ valor: money.say(pagamento.total) })}
        closeLabel={m.close()}
        closeOnBackdrop={false}
      >
        {isOpen && <ReceiptForm {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

function ReceiptForm({ pagamento, slug, money, onClose }: Props & { onClose: () => void }) {
  const { codigo, total, comprador } = pagamento
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const guarded = useStepUp()
  const refresh = useRefresh()
  const { show } = useToasts()
  const { isBusy, error, start } = useTask(async () => {
    const valor = money.read(typed)
    if (valor !== total) return setRefused(true)
    try {
      const call = { params: { slug, codigo }, body: { valor } }
      if (!(await guarded(() => api(ordersCalls.confirmarRecebimento, call)))) return
      onClose()
      show({ tone: 'ok', title: m.receipt_done() })
      await refresh()
    } catch (thrown) {
      // It may have been done: what is there now says so.
      if (codeOf(thrown) === 'NETWORK') void refresh()
      throw thrown
    }
  })
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <p>{m.receipt_detail({ nome: comprador.nome })}</p>
      <RetypedAmount cents={total} money={money} typed={typed} isRefused={isRefused} onType={setTyped} />
      {error !== null && (
        <Banner tone="bad" live="assertive">
          {codeOf(error) === 'NETWORK' ? m.receipt_unheard() : errorText(error)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" disabled={isBusy} onClick={onClose}>
          {m.receipt_keep()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {m.receipt_do({ valor: money.say(total) })}
        </Button>
      </div>
    </form>
  )
}
