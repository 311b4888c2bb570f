import type { PedidoTipo } from '@atrio/contract'
import { m } from '../paraglide/messages.js'

interface PurchaseWords {
  /** It is paid. */
  paid: () => string
  /** Before it is given up unpaid. */
  cancelSure: () => string
}

/** What is said of an order by what was bought. */
export const purchaseWords: { readonly [Tipo in PedidoTipo]: PurchaseWords } = {
  evento: {
    paid: m.checkout_ok_event,
    cancelSure: m.checkout_cancel_sure_detail,
  },
  doacao: {
    paid: m.checkout_ok_gift,
    cancelSure: m.checkout_cancel_sure_gift,
  },
  assinatura: {
    paid: m.subs_paid,
    cancelSure: m.subs_cancel_order,
  },
}
