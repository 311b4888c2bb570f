import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = ComponentProps<'button'> &
  Omit<ButtonLook, 'className'> & {
    /** Shows a spinner in place of the label, keeps width, name and focus, and ignores clicks. */
    loading?: boolean
    icon?: ReactNode
  }

/** A button; `type` is `button` unless it says `submit`. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  icon,
  className,
  children,
  onClick,
  onMouseDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, className })}
      // Not `disabled`: that would throw the keyboard's focus back to the top of the page.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onMouseDown={type === 'submit' ? stayInField : onMouseDown}
      onClick={loading ? ignore : onClick}
    >
      <span className="btn-label">
        {icon}
        {children}
      </span>
      {loading && <Spinner />}
    </button>
  )
}

// A submit button clicked by Enter in a field submits too, unless the click is refused here.
function ignore(event: MouseEvent) {
  event.preventDefault()
}

// A field that is left says what is wrong with it, and the button below would move away under a press: between the
// pointer's going down and up the focus stays where it is.
function stayInField(event: MouseEvent) {
  event.preventDefault()
}
