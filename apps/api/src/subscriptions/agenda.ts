import type { Agenda } from '../jobs/agenda.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import { workAssinatura } from './work.ts'

/** When a subscription is to be looked at (Decision 240). */
export const subscriptionsAgenda: Agenda<PaymentDeps> = { assinatura: workAssinatura }
