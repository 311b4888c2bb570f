import type { Agenda } from '../jobs/agenda.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import { chargeDue } from './charge-due.ts'

/** When a recurring gift is to be charged (Decision 41). */
export const givingAgenda: Agenda<PaymentDeps> = {
  recorrencia: (deps, { igrejaId, referencia }) => chargeDue(deps, { igrejaId, recorrenciaId: referencia }),
}
