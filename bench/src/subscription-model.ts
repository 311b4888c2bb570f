import { reduceAssinatura } from '@atrio/rules'
import { subscriptionProperty } from '@atrio/rules/testing'
import type { Part } from './figure.ts'
import { foundBroken, holdsFor } from './money-model.ts'

/** Fewer where somebody only looks whether it runs. */
const HISTORIES = Number(process.env.BENCH_SUBSCRIPTION_HISTORIES ?? 100_000)

/** The state machine of subscriptions against a diary of the days that are paid. */
export const subscriptionModel: Part = async () => [
  holdsFor('money-subscription-model', subscriptionProperty(), HISTORIES, {
    what: 'Histories of a subscription that open exactly on the days that are paid or in the grace',
    how: 'up to 14 payments, refusals, changes, refunds, ends and second thoughts, with up to 45 days between them, each day compared',
  }),
  foundBroken(
    'money-subscription-model-broken',
    subscriptionProperty({ reduce: letsLateOnesStay }),
    HISTORIES,
    {
      what: 'Negative control: histories until a state machine with one edge broken is caught',
      how: 'who cancels while they are late goes on watching to the end of the grace',
    },
  ),
]

const letsLateOnesStay: typeof reduceAssinatura = (facts, event) =>
  event.type === 'cancelar' && facts.situacao === 'em_atraso'
    ? { ...facts, situacao: 'cancelada' }
    : reduceAssinatura(facts, event)
