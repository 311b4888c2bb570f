import { checkoutCalls } from '@atrio/contract'
import { buttonClass } from '@atrio/ui'
import { Repeat2 } from 'lucide-react'
import { useMoney } from '../money/format-money.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'

export type RepeatGiftProps = {
  userId: number
  onRepeat: (partes: { motivo: number; valor: number }[]) => void
}

/** One press to give as last time. Nothing stands here until there was a last time. */
// oxlint-disable-next-line import/no-default-export -- loaded with lazy()
export default function RepeatGift({ userId, onRepeat }: RepeatGiftProps) {
  const money = useMoney()
  const params = { id: userId }
  const gifts = useCall(checkoutCalls.listPedidos, { params, query: { tipo: 'doacao', limit: 10 } })
  const last = gifts.data?.pedidos.find(({ status }) => status === 'aprovado')
  const { data } = useCall(
    checkoutCalls.getPagamento,
    last ? { params, query: { pedido: last.codigo } } : null,
  )
  if (!data) return null
  const { doacoes, valor } = data.pagamento
  const partes = doacoes.map(({ idMotivo, valor }) => ({ motivo: idMotivo, valor }))
  const motivos = doacoes.map(({ motivo }) => motivo).join(', ')
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'secondary', className: 'self-start text-start' })}
      onClick={() => onRepeat(partes)}
    >
      <Repeat2 aria-hidden="true" />
      {m.giving_repeat({ total: money(valor), motivos })}
    </button>
  )
}
