import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, FieldBox } from './field.tsx'
import { splitFrame } from './split-frame.ts'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordCheck = { label: string; met: boolean }
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trail'> & {
  /** Names of the button that reveals and hides what was typed. */
  showLabel: string
  hideButtonLabel: string
  /** The rules of a new password, each with its state (Spec §5). */
  checks?: readonly PasswordCheck[]
  /** A sentence that sums up the checks, announced as it changes: "3 of 4 met". */
  checksStatus?: string
}

/** A password with a button that shows it, and the list of what a new one needs. */
export function PasswordField(props: PasswordFieldProps) {
  const [frame, { showLabel, hideButtonLabel, checks, checksStatus, lead, className, id, ...input }] =
    splitFrame(props)
  const [shown, setShown] = useState(false)
  const checksId = useId()
  return (
    <Field
      {...frame}
      id={id}
      describedBy={classNames(checks && checksId, input['aria-describedby'])}
      footer={checks && <Checklist id={checksId} checks={checks} status={checksStatus} />}
    >
      {(control) => (
        <FieldBox
          lead={lead}
          trail={
            <button
              type="button"
              className="icon-btn"
              aria-label={shown ? hideButtonLabel : showLabel}
              title={shown ? hideButtonLabel : showLabel}
              aria-controls={control.id}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          }
        >
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames('field-control', className)}
          />
        </FieldBox>
      )}
    </Field>
  )
}

function Checklist({
  id,
  checks,
  status,
}: {
  id: string
  checks: readonly PasswordCheck[]
  status?: string
}) {
  return (
    <>
      <ul id={id} className="checklist">
        {checks.map(({ label, met }) => (
          <li key={label} data-met={met}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {label}
          </li>
        ))}
      </ul>
      {status && (
        <p className="sr-only" aria-live="polite">
          {status}
        </p>
      )}
    </>
  )
}
