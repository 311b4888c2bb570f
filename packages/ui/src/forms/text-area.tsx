import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldBox, type FieldFrame } from './field.tsx'
import { splitFrame } from './split-frame.ts'

export type TextAreaProps = FieldFrame & ComponentProps<'textarea'>

/** Several lines of text; grows with its content where the browser can. */
export function TextArea(props: TextAreaProps) {
  const [frame, { className, id, ...area }] = splitFrame(props)
  return (
    <Field {...frame} id={id} describedBy={area['aria-describedby']}>
      {(control) => (
        <FieldBox>
          <textarea rows={4} {...area} {...control} className={classNames('field-control', className)} />
        </FieldBox>
      )}
    </Field>
  )
}
