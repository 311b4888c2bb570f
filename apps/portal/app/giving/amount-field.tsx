import { Chip, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'
import { useMoney } from '../money/format-money.ts'
import { currencySign } from './gift.ts'

export type AmountFieldProps = {
  id: string
  value: string
  /** In cents: what the text says, for the chip that is on. */
  cents: number | null
  sugestoes: readonly number[]
  minimum: number
  error: string | undefined
  onChange: (texto: string) => void
  onSuggest: (cents: number) => void
}

/** How much, large, with round amounts to press. */
export function AmountField(props: AmountFieldProps) {
  const { id, value, cents, sugestoes, minimum, error, onChange, onSuggest } = props
  const money = useMoney()
  return (
    <div className="stack">
      <TextField
        id={id}
        label={m.giving_amount()}
        hint={m.giving_amount_hint({ min: money(minimum) })}
        error={error}
        lead={<span className="text-xl font-semibold">{currencySign(money)}</span>}
        className="giving-amount"
        inputMode="decimal"
        autoComplete="transaction-amount"
        enterKeyHint="next"
        aria-required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {sugestoes.length > 0 && (
        <div role="group" aria-label={m.giving_presets()} className="cluster gap-2">
          {sugestoes.map((one) => (
            <Chip key={one} selected={one === cents} onClick={() => onSuggest(one)}>
              {money(one)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
