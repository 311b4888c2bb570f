import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** What every field of a form can say about itself. */
export type FieldFrame = {
  label: ReactNode
  /** Help that is always visible, between label and control. */
  hint?: ReactNode
  /** The message of the first broken rule; its presence makes the field invalid. */
  error?: ReactNode
  /** The value was checked and is right. An error wins over it. */
  valid?: boolean
  /** The word that marks a field as optional, shown beside the label. */
  optional?: string
  hideLabel?: boolean
  fieldClassName?: string
}

/** What the control inside a field must carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldFrame & {
  id?: string
  /** Content below the control, such as a checklist. */
  footer?: ReactNode
  /** Ids of further texts that describe the control. */
  describedBy?: string
  children: (control: FieldControl) => ReactNode
}

/** Label above, hint, control, error with a mark; wires them together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  valid,
  optional,
  hideLabel,
  fieldClassName,
  id,
  footer,
  describedBy,
  children,
}: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const described = classNames(Boolean(error) && errorId, Boolean(hint) && hintId, describedBy)
  return (
    <div className={classNames('field', fieldClassName)} data-state={fieldState(error, valid)}>
      <label htmlFor={controlId} className={classNames('field-label', hideLabel && 'sr-only')}>
        {label}
        {optional && <span className="field-optional">{optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {footer}
    </div>
  )
}

/** The message under a control. The container is always there, so that a new message is announced. */
export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {error && (
        <p id={id} className="field-error">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** The frame around a text-like control, with marks for valid and invalid. */
export function FieldBox({
  lead,
  trail,
  children,
}: {
  lead?: ReactNode
  trail?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="field-box">
      {lead && <span className="field-affix">{lead}</span>}
      {children}
      <span className="field-mark field-mark-valid" aria-hidden="true">
        <CircleCheck />
      </span>
      <span className="field-mark field-mark-invalid" aria-hidden="true">
        <CircleAlert />
      </span>
      {trail && <span className="field-affix">{trail}</span>}
    </div>
  )
}

/** `invalid` when there is an error, else `valid` when it was checked, else `idle`. */
export function fieldState(error: ReactNode, valid: boolean | undefined): 'invalid' | 'valid' | 'idle' {
  if (error) return 'invalid'
  return valid ? 'valid' : 'idle'
}
