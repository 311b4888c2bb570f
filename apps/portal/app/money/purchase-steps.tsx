import { Steps } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

const names = {
  tickets: m.money_step_tickets,
  fill: m.money_step_fill,
  amount: m.money_step_amount,
  plan: m.money_step_plan,
  pay: m.money_step_pay,
  confirm: m.money_step_confirm,
  done: m.money_step_done,
}
export type PurchaseStep = keyof typeof names

/** The way of a purchase, the same on every page of it: what is to be done, and where one stands. */
export function PurchaseSteps({ way, current }: { way: readonly PurchaseStep[]; current: PurchaseStep }) {
  return (
    <Steps
      label={m.money_steps()}
      current={current}
      steps={way.map((step) => ({ key: step, label: names[step]() }))}
    />
  )
}

/** What a gift goes through. */
export const GIFT_WAY = ['amount', 'pay', 'done'] as const

/** What a plan goes through. */
export const PLAN_WAY = ['plan', 'pay', 'done'] as const

/** What tickets go through: who asks nothing has no step for it, and what is free is only confirmed. */
export function ticketWay({ asks, free }: { asks: boolean; free: boolean }): PurchaseStep[] {
  return ['tickets', ...(asks ? (['fill'] as const) : []), free ? 'confirm' : 'pay', 'done']
}
