import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldBox, type FieldFrame } from './field.tsx'
import { splitFrame } from './split-frame.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectFieldProps = FieldFrame &
  ComponentProps<'select'> & {
    /** The choices; or pass `<option>` and `<optgroup>` as children. */
    options?: readonly SelectOption[]
    /** The text of the empty first choice. */
    placeholder?: string
  }

/** The browser's own list of choices, dressed like the other fields. */
export function SelectField(props: SelectFieldProps) {
  const [frame, { options, placeholder, className, id, children, ...select }] = splitFrame(props)
  return (
    <Field {...frame} id={id} describedBy={select['aria-describedby']}>
      {(control) => (
        <FieldBox
          trail={
            <span className="field-chevron">
              <ChevronDown aria-hidden="true" />
            </span>
          }
        >
          <select {...select} {...control} className={classNames('field-control', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options?.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
            {children}
          </select>
        </FieldBox>
      )}
    </Field>
  )
}
