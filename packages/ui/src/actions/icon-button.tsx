import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name; also shown as the browser's tooltip. */
  label: string
  icon: ReactNode
}

/** A 44 px square button for icons that everybody knows: close, menu, play. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames('icon-btn', className)}
    >
      {icon}
    </button>
  )
}
