import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, fieldState } from './field.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  /** What this choice needs besides, right below it once it is chosen; only in a group that is controlled. */
  content?: ReactNode
}
export type RadioGroupProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  name: string
  options: readonly RadioOption[]
  /** The chosen value; leave it out for an uncontrolled group. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Attributes for every radio, such as what a form library registers. */
  inputProps?: ComponentProps<'input'>
  disabled?: boolean
  required?: boolean
  layout?: 'stack' | 'row' | 'cards'
  /** The id of the first radio, for whatever leads to the field. */
  id?: string
  className?: string
}

/** One of a few choices that are worth seeing all at once. */
export function RadioGroup(props: RadioGroupProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const { label, hint, error, layout = 'stack', disabled, required, className } = props
  const described = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`)
  return (
    <fieldset
      role="radiogroup"
      disabled={disabled}
      className={classNames('field', className)}
      data-state={fieldState(error, false)}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className={classNames('choices', layout !== 'stack' && `choices-${layout}`)}>
        {props.options.map((option, index) => (
          <Radio key={option.value} id={index ? undefined : id} option={option} group={props} />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

function Radio({ id, option, group }: { id?: string; option: RadioOption; group: RadioGroupProps }) {
  const { name, value, defaultValue, onValueChange, inputProps } = group
  const checked =
    value === undefined
      ? { defaultChecked: defaultValue === option.value }
      : { checked: value === option.value, onChange: () => onValueChange?.(option.value) }
  const label = (
    <label className="choice">
      <input
        id={id}
        name={name}
        {...checked}
        {...(value === undefined && onValueChange ? { onChange: () => onValueChange(option.value) } : {})}
        {...inputProps}
        type="radio"
        value={option.value}
        disabled={option.disabled}
        className="choice-control"
      />
      <span>{option.label}</span>
      {option.hint && <span className="choice-hint">{option.hint}</span>}
    </label>
  )
  if (option.content === undefined) return label
  return (
    <div className="choice-item">
      {label}
      {value === option.value && option.content && <div className="choice-content">{option.content}</div>}
    </div>
  )
}
