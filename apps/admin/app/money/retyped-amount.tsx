import { TextField } from '@atrio/ui'
import type { Money } from '../lib/money.ts'
import { m } from '../paraglide/messages.js'

/** An amount that has to be typed once more before it moves. */
export function RetypedAmount({
  cents,
  money,
  typed,
  isRefused,
  onType,
}: {
  cents: number
  money: Money
  typed: string
  /** What was typed was sent, and is not the amount. */
  isRefused: boolean
  onType: (typed: string) => void
}) {
  const valor = money.say(cents)
  return (
    <TextField
      label={m.retype({ valor })}
      hint={m.retype_hint()}
      error={isRefused && money.read(typed) !== cents ? m.retype_wrong({ valor }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      aria-required
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
