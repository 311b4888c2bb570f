import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldBox, type FieldFrame } from './field.tsx'
import { splitFrame } from './split-frame.ts'

export type TextFieldProps = FieldFrame &
  ComponentProps<'input'> & {
    /** An icon or a unit before the text. */
    lead?: ReactNode
    /** A button or a unit after the text. */
    trail?: ReactNode
  }

/** One line of text. All attributes of `<input>` and `ref` reach the input. */
export function TextField(props: TextFieldProps) {
  const [frame, { lead, trail, className, id, ...input }] = splitFrame(props)
  return (
    <Field {...frame} id={id} describedBy={input['aria-describedby']}>
      {(control) => (
        <FieldBox lead={lead} trail={trail}>
          <input {...input} {...control} className={classNames('field-control', className)} />
        </FieldBox>
      )}
    </Field>
  )
}
