import { TextField } from '@atrio/ui'
import { errorText } from '../lib/error-text.ts'
import { m } from '../paraglide/messages.js'

/** Six digits of an app, or one of the codes of recovery: phones offer the digits by themselves. */
export function CodeField({
  value,
  onValue,
  error,
  hint = m.code_hint(),
}: {
  value: string
  onValue: (value: string) => void
  error: unknown
  hint?: string
}) {
  return (
    <TextField
      label={m.code_label()}
      hint={hint}
      error={error ? errorText(error) : undefined}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      minLength={6}
      maxLength={40}
      data-autofocus
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
