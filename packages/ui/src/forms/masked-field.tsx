import type { ChangeEvent } from 'react'
import { maskEdit } from './mask.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type MaskedFieldProps = TextFieldProps & {
  /** Turns any text into its masked form; pure and idempotent. Pasted text passes through it too. */
  format: (text: string) => string
}

/** A text field that writes separators while a person types. `onChange` sees the formatted text. */
export function MaskedField({ format, onChange, ...rest }: MaskedFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const input = event.currentTarget
        const edit = maskEdit(format, input.value, input.selectionStart ?? input.value.length)
        if (edit.value !== input.value) {
          input.value = edit.value
          input.setSelectionRange(edit.caret, edit.caret)
        }
        onChange?.(event)
      }}
    />
  )
}
