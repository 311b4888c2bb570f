import type { CSSProperties } from 'react'

/** Paints what lies inside in another church's colour; letters keep the page's own, so they stay legible. */
export function ownColours(corApp: string | null): CSSProperties {
  const colour = corApp ?? 'var(--color-ink-muted)'
  return {
    '--color-action': colour,
    '--color-tint': `color-mix(in oklab, ${colour} 20%, var(--color-surface))`,
    '--color-on-tint': 'var(--color-ink)',
  } as CSSProperties
}
