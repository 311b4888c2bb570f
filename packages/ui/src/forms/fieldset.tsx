import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type FieldsetProps = Omit<ComponentProps<'fieldset'>, 'title'> & {
  legend: ReactNode
  hint?: ReactNode
}

/** Fields that belong together. `disabled` disables them all, as while a form is being sent (Spec §4). */
export function Fieldset({ legend, hint, className, children, ...rest }: FieldsetProps) {
  return (
    <fieldset {...rest} className={classNames('fieldset', className)}>
      <legend className="fieldset-legend">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="fieldset-body">{children}</div>
    </fieldset>
  )
}
