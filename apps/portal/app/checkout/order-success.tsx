import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import type { OrderProps } from './kinds/kind.ts'
import { kindOfPedido } from './kinds/kinds.ts'

/** After paying: what was bought, and until when it can be given back. */
export function OrderSuccess({ pedido, userId, write }: OrderProps) {
  const { codigo, podeEstornar, estornoAte } = pedido
  const { Bought } = kindOfPedido(pedido)
  return (
    <>
      <Bought pedido={pedido} userId={userId} write={write} />
      {podeEstornar && estornoAte && userId !== null && (
        <p className="text-sm text-ink-muted print:hidden">
          {/* Who paid nothing has a place to give back, and no money to ask for. */}
          {pedido.total === 0
            ? m.checkout_release_until({ date: write.when(estornoAte) })
            : m.checkout_refund_until({ date: write.when(estornoAte) })}{' '}
          <Link to={paths.refund({ pedido: codigo })}>
            {pedido.total === 0 ? m.checkout_release_ask() : m.checkout_refund_ask()}
          </Link>
        </p>
      )}
    </>
  )
}
