import { brandRoles, type RoleName } from '@atrio/rules'
import type { CSSProperties } from 'react'

interface Painted {
  className: string
  style: CSSProperties
}

/** Colours of an element by role. */
export type Paint = (
  roles: { text?: RoleName; back?: RoleName; edge?: RoleName },
  style?: CSSProperties,
) => Painted

/**
 * The church's colours, inline as every mail program takes them, and for those that are dark a sheet that changes them
 * by role: each pair keeps its contrast in both (`brandPairs`).
 */
export function paintFor(corApp: string | null): { paint: Paint; sheet: string } {
  const { light, dark } = brandRoles(corApp)
  const paint: Paint = ({ text, back, edge }, style) => ({
    className: [text && `t-${text}`, back && `b-${back}`, edge && `e-${edge}`].filter(Boolean).join(' '),
    style: {
      ...style,
      ...(text && { color: light[text] }),
      ...(back && { backgroundColor: light[back] }),
      ...(edge && { borderColor: light[edge] }),
    },
  })
  const rule = (name: string, property: string, role: RoleName) =>
    `.${name}-${role}{${property}:${dark[role]}!important}`
  const rules = [
    ...TEXTS.map((role) => rule('t', 'color', role)),
    ...BACKS.map((role) => rule('b', 'background-color', role)),
    ...EDGES.map((role) => rule('e', 'border-color', role)),
  ]
  // Outlook on the web writes the attribute instead of asking the browser.
  const outlook = rules.map((each) => `[data-ogsc] ${each}`)
  return { paint, sheet: `@media (prefers-color-scheme:dark){${rules.join('')}}${outlook.join('')}` }
}

const TEXTS = ['ink', 'inkMuted', 'onAction', 'link', 'onTint'] as const
const BACKS = ['sunken', 'surface', 'action', 'tint'] as const
const EDGES = ['line', 'action', 'actionLine'] as const
