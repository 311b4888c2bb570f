/** Where something is on the screen. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
export type Side = 'up' | 'down' | 'left' | 'right'

/** What rows may overlap, by their shadows and borders. */
const SLACK = 6
/** Beside the way counts for less than along it, so that a row is not jumped over. */
const ASIDE = 0.4

/**
 * Of what is around a place, the nearest one to a side, as a remote control goes: up and down whatever lies there, left and
 * right only in the same row.
 * @returns its index, or -1
 */
export function nearest(from: Box, all: readonly Box[], side: Side): number {
  let best = { index: -1, score: Number.POSITIVE_INFINITY }
  for (const [index, box] of all.entries()) {
    const score = distance(from, box, side)
    if (score < best.score) best = { index, score }
  }
  return best.index
}

/** Above and below are as left and right once the axes change places. */
function distance(from: Box, to: Box, side: Side): number {
  const isAcross = side === 'left' || side === 'right'
  const [a, b] = isAcross ? [lay(from), lay(to)] : [from, to]
  const isOn = side === 'down' || side === 'right'
  const gap = isOn ? b.top - a.bottom : a.top - b.bottom
  const isFurther = isOn ? middle(b) > middle(a) : middle(b) < middle(a)
  if (gap < -SLACK || !isFurther) return Number.POSITIVE_INFINITY
  const aside = Math.max(0, b.left - a.right, a.left - b.right)
  if (isAcross && aside > 0) return Number.POSITIVE_INFINITY
  return Math.max(0, gap) + aside * ASIDE
}

const lay = ({ left, right, top, bottom }: Box): Box => ({
  left: top,
  right: bottom,
  top: left,
  bottom: right,
})
const middle = ({ top, bottom }: Box) => (top + bottom) / 2
