/** What a pressed key does to a video. */
export type PlayerAction =
  | { kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { kind: 'seek' | 'volume' | 'frame'; by: number }
  | { kind: 'rate'; by: 1 | -1 }

export interface PressedKey {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  target: EventTarget | null
}

/**
 * The keys of a player, those that people know from elsewhere. They are heard while the focus is in the player alone
 * (WCAG 2.1.4), and are left to what the focus is on where that needs them: a button its space bar, a menu its arrows.
 */
export function playerAction({ key, ctrlKey, altKey, metaKey, target }: PressedKey): PlayerAction | null {
  if (ctrlKey || altKey || metaKey) return null
  const element = target as Element | null
  if (element?.closest?.('[role="menu"], input:not([type="range"]), select, textarea')) return null
  if (key === ' ' && element?.closest?.('button, a')) return null
  if (key.startsWith('Arrow') && element?.closest?.('[data-own-arrows]')) return null
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null
}

const actions: Record<string, PlayerAction> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  j: { kind: 'seek', by: -10 },
  l: { kind: 'seek', by: 10 },
  ArrowLeft: { kind: 'seek', by: -5 },
  ArrowRight: { kind: 'seek', by: 5 },
  ArrowUp: { kind: 'volume', by: 0.1 },
  ArrowDown: { kind: 'volume', by: -0.1 },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  ',': { kind: 'frame', by: -1 / 30 },
  '.': { kind: 'frame', by: 1 / 30 },
  '<': { kind: 'rate', by: -1 },
  '>': { kind: 'rate', by: 1 },
}
