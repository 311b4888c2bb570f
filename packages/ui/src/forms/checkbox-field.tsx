import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, fieldState } from './field.tsx'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A box to tick, its label at the right, the whole row a target. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = classNames(
    Boolean(error) && `${controlId}-error`,
    Boolean(hint) && `${controlId}-hint`,
    input['aria-describedby'],
  )
  return (
    <div className={classNames('field', className)} data-state={fieldState(error, false)}>
      <label className="choice" htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          className="choice-control"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
        {hint && (
          <span id={`${controlId}-hint`} className="choice-hint">
            {hint}
          </span>
        )}
      </label>
      <FieldError id={`${controlId}-error`} error={error} />
    </div>
  )
}
