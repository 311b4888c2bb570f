import { MaskedField, type MaskedFieldProps } from './masked-field.tsx'
import { slotFormat } from './mask.ts'

export type DateFieldProps = Omit<MaskedFieldProps, 'format' | 'placeholder'> & {
  /** The locale's short date as a person writes it, `dd/mm/aaaa`: shown as placeholder and used as the mask. */
  pattern: string
  /** Another way to mask than the pattern's places. */
  format?: (text: string) => string
}

/** A date typed by hand: faster than a calendar for a birthday, and readable by every assistive technology. */
export function DateField({ pattern, format = slotFormat(pattern), ...rest }: DateFieldProps) {
  return <MaskedField autoComplete="off" {...rest} placeholder={pattern} format={format} />
}
