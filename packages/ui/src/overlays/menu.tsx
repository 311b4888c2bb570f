import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names.ts'
import { followAnchor } from './follow-anchor.ts'
import { rovingTarget, typeAheadTarget, vertical } from './roving.ts'

/** What the element that opens the menu must carry. It must be a button. */
export type MenuTriggerProps = {
  id: string
  type: 'button'
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

export type MenuProps = {
  trigger: (props: MenuTriggerProps) => ReactElement
  /** Which edge of the trigger the menu lines up with. */
  align?: 'start' | 'end'
  className?: string
  /** `MenuItem`s, links with `menuItemProps`, `MenuSeparator`s. */
  children: ReactNode
}

/** A list of actions below a button. Opens without script; arrows, Home, End and letters move in it. */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const stopFollowing = useRef<() => void>(undefined)
  const onToggle = (menu: HTMLElement, isOpen: boolean) => {
    setOpen(isOpen)
    stopFollowing.current?.()
    if (!isOpen) return
    const anchor = document.getElementById(`${id}-trigger`)
    if (anchor) stopFollowing.current = followAnchor(menu, anchor, align)
    menuItems(menu)[0]?.focus()
  }
  return (
    <>
      {trigger({
        id: `${id}-trigger`,
        type: 'button',
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
      })}
      <div
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-trigger`}
        className={classNames('menu', align === 'start' && 'menu-start', className)}
        onToggle={(event) => onToggle(event.currentTarget, event.newState === 'open')}
        onClick={closeAfterChoice}
        onKeyDown={moveInside}
      >
        {children}
      </div>
    </>
  )
}

/** The attributes of one entry, for a link: `<Link to={…} {...menuItemProps}>`. */
export const menuItemProps = { role: 'menuitem', tabIndex: -1, className: 'menu-item' } as const

function closeAfterChoice(event: MouseEvent<HTMLElement>) {
  const item = event.target instanceof Element ? event.target.closest('[role^="menuitem"]') : null
  if (item && item.getAttribute('aria-disabled') !== 'true') event.currentTarget.hidePopover()
}

function moveInside(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget
  if (event.key === 'Tab') return menu.hidePopover()
  const items = menuItems(menu)
  const current = items.findIndex((item) => item === document.activeElement)
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey
  const target =
    rovingTarget(event.key, current, items.length, vertical) ??
    (plain
      ? typeAheadTarget(
          event.key,
          current,
          items.map((item) => item.textContent ?? ''),
        )
      : undefined)
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}

function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')]
}
