import type { Agenda } from '../jobs/agenda.ts'
import type { PaymentDeps } from '../payments/order/change-order.ts'
import { chargeDue } from './charge-due.ts'
import { declaracaoAgenda } from './declaracoes.ts'

/** When a recurring gift is to be charged (Decision 41), and who gave is told of their statement. */
export const givingAgenda: Agenda<PaymentDeps> = {
  ...declaracaoAgenda,
  recorrencia: (deps, { igrejaId, referencia }) => chargeDue(deps, { igrejaId, recorrenciaId: referencia }),
}
