import { TextArea, TextField } from '@atrio/ui'
import { m } from '../paraglide/messages.js'

export interface Line {
  name: string
  label: () => string
  hint?: () => string
  max: number
  type?: 'text' | 'tel' | 'email' | 'url'
  /** Several lines. */
  isLong?: boolean
  isRequired?: boolean
}

/** Fields of plain text, one below the other; what is empty is null. */
export function TextFields<Name extends string>({
  lines,
  valores,
  errors,
  onChange,
}: {
  lines: readonly (Line & { name: Name })[]
  valores: Record<Name, unknown>
  errors: Record<string, string>
  onChange: (changes: Record<string, string | null>) => void
}) {
  return lines.map(({ name, label, hint, max, type, isLong, isRequired }) => {
    const shared = {
      label: label(),
      hint: hint?.(),
      error: errors[name] || undefined,
      maxLength: max,
      required: isRequired,
      optional: isRequired ? undefined : m.optional(),
      value: String(valores[name] ?? ''),
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value || null }),
    }
    return isLong ? (
      <TextArea key={name} rows={3} {...shared} />
    ) : (
      <TextField key={name} type={type ?? 'text'} {...shared} />
    )
  })
}
