import { ticketPurchase } from './events/purchase/ticket-purchase.ts'
import { giftPurchase } from './giving/purchase/gift-purchase.ts'
import { subscriptionPurchase } from './subscriptions/purchase/subscription-purchase.ts'
import type { PurchaseKinds } from './payments/order/purchase-kind.ts'

/** All that can be bought here (Decision 118). */
export const purchaseKinds: PurchaseKinds = {
  evento: ticketPurchase,
  doacao: giftPurchase,
  assinatura: subscriptionPurchase,
}
