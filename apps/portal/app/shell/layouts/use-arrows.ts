import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { nearest, type Box, type Side } from './nearest.ts'

const sides: Partial<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/**
 * The arrow keys of a remote control, or of a keyboard, go from one thing that can be pressed to the next (Decision 228).
 * Where nothing is near the page scrolls as ever; what has arrows of its own keeps them, and tabs go as everywhere.
 */
export function useArrows(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (document.querySelector('dialog[open], [popover]:popover-open')) return
      const target = targetOf(document.activeElement ?? document.body, event.key)
      if (!target) return
      event.preventDefault()
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useReturn()
}

/** Who comes back finds the focus where they left. */
function useReturn(): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const left = useRef(new Map<string, Pressed>())
  useEffect(() => {
    const known = left.current
    const note = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLElement>('main a[href]')
      if (!link) return
      const href = link.getAttribute('href')!
      known.set(key, { href, nth: linksTo(href).indexOf(link) })
    }
    document.addEventListener('click', note, true)
    const pressed = isBack ? known.get(key) : undefined
    // The page says first that it is another one, by its headline.
    const timer = setTimeout(() => pressed && linksTo(pressed.href)[pressed.nth]?.focus(), 50)
    return () => {
      document.removeEventListener('click', note, true)
      clearTimeout(timer)
    }
  }, [key, isBack])
}

/** A link of a page, which may have several to one place. */
interface Pressed {
  href: string
  nth: number
}

const linksTo = (href: string) => [
  ...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`),
]

/** What uses arrows itself: where something is written or chosen, and the player. */
const OWN =
  'textarea, select, input:not([type="checkbox"], [type="submit"], [type="button"], [type="search"]), [contenteditable], [role="menu"], [role="listbox"], [role="slider"], [role="tablist"], [role="radiogroup"], .player'
const PRESSED = 'a[href], button:not(:disabled), input:not(:disabled), summary, .player'
/** What lies further away than this part of a screen is scrolled to before it is gone to. */
const FAR = 0.6

function targetOf(active: Element, key: string): HTMLElement | undefined {
  const player = active.closest('.player')
  // The player's arrows are its own: this is the way out of it.
  if (player && key === 'Escape' && !document.fullscreenElement && !active.closest('[role="menu"]'))
    return around(player, 'up') ?? around(player, 'down')
  const side = sides[key]
  if (!side || active.closest(OWN)) return undefined
  // In a field that is searched with, left and right go through its words.
  return active.matches('input') && (side === 'left' || side === 'right') ? undefined : around(active, side)
}

function around(active: Element, side: Side): HTMLElement | undefined {
  const all = listPressed(active)
  const found = all[nearest(placeOf(active), all.map(boxOf), side)]
  if (!found || !isNear(boxOf(found))) return undefined
  return found.matches('.player') ? (found.querySelector<HTMLElement>('button') ?? found) : found
}

/** Each row of titles by the one that was in it last. */
function listPressed(active: Element): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PRESSED)].filter((one) => {
    if (one === active || one.contains(active) || one.closest('[data-arrows="no"]')) return false
    if (one.matches('.player *') || (one.closest('[data-rail]') && one.tabIndex !== 0)) return false
    return one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && hasSize(one)
  })
}

/** A row of titles counts as wide as it is, whatever of it is in sight. */
const boxOf = (one: Element): Box => (one.closest('[data-rail]') ?? one).getBoundingClientRect()

/** Nobody is anywhere yet: above all that is in sight. */
function placeOf(active: Element): Box {
  if (active !== document.body && active.id !== 'content') return boxOf(active)
  const top = document.querySelector('#content')?.getBoundingClientRect().top ?? 0
  const edge = Math.max(0, top)
  return { left: 0, right: 0, top: edge, bottom: edge }
}

function isNear({ top, bottom }: Box): boolean {
  const { innerHeight } = globalThis
  return top < innerHeight * (1 + FAR) && bottom > -innerHeight * FAR
}

function hasSize(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect()
  return width > 1 && height > 1
}
