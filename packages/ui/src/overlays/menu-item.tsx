import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { menuItemProps } from './menu.tsx'

export type MenuItemProps = Omit<ComponentProps<'button'>, 'role'> & {
  icon?: ReactNode
  /** For one of several that exclude each other, such as languages: whether it is the one. */
  checked?: boolean
}

/** One action of a menu. */
export function MenuItem({ icon, checked, disabled, className, onClick, children, ...rest }: MenuItemProps) {
  return (
    <button
      type="button"
      {...rest}
      {...menuItemProps}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(menuItemProps.className, className)}
    >
      {icon}
      {children}
      {checked && <Check aria-hidden="true" className="ms-auto" />}
    </button>
  )
}

/** A line between groups of actions. */
export function MenuSeparator() {
  return <hr className="menu-separator" />
}
