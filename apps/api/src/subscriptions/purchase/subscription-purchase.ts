import { todayIn } from '@atrio/rules'
import { sql } from 'kysely'
import { loadConfiguracao } from '../../payments/charge/methods.ts'
import type { PurchaseKind } from '../../payments/order/purchase-kind.ts'
import { countedSubscriptions } from './counted.ts'
import { cardForgotten, cardKept, followAssinatura, isOver, takesLate } from './follow.ts'
import {
  enterSubscription,
  lookSubscription,
  writeSubscription,
  type SubscriptionRequest,
  type WantedSubscription,
} from './look-subscription.ts'
import { subscriptionPurpose } from './terms.ts'
import {
  linesOfSubscription,
  mailSubscription,
  regrettableUntil,
  viewSubscription,
} from './view-subscription.ts'

/** A period of a plan: the first, one that was not paid, or the first of another plan (Decision 240). */
export const subscriptionPurchase: PurchaseKind<'assinatura', SubscriptionRequest, WantedSubscription> = {
  tipo: 'assinatura',
  aceite: 'compra',
  titulo: sql`(select p.nome from pedido_assinatura l join plano_assinatura p
    on p.igreja_id = l.igreja_id and p.id = l.plano_id
    where l.igreja_id = pedido.igreja_id and l.pedido_id = pedido.id)`,
  view: viewSubscription,
  lines: linesOfSubscription,
  terms: () => Promise.resolve({ purpose: subscriptionPurpose, descricao: null }),
  mail: mailSubscription,
  follow: followAssinatura,
  takesLate,
  isOver,
  cardKept,
  cardForgotten,
  regrettableUntil,
  counted: countedSubscriptions,
  placing: {
    admit: ({ deps }, { userId }) =>
      deps.limits.spend([{ name: 'assinatura', key: `user:${userId}`, points: 20, seconds: 600 }]),
    subject: ({ userId }) => userId,
    // Who has bought the same a moment ago has pressed twice.
    sameWhile: ['em_aberto', 'pendente', 'aguardando', 'em_analise', 'aprovado'],
    enter: enterSubscription,
    look: async (trx, { igrejaId, userId, body }) => {
      const { fusoHorario } = await loadConfiguracao(trx, { igrejaId })
      return lookSubscription(trx, { userId, idPlano: body.idPlano, hoje: todayIn(fusoHorario) })
    },
    purposeOf: () => subscriptionPurpose,
    write: writeSubscription,
  },
}
