/** One area of the picture, as a polygon in a 600 × 400 space. */
export type WindowShape = { points: string; role: WindowRole; opacity: number }
export type WindowRole = 'tint' | 'action' | 'ink' | 'light'

export const windowSize = { width: 600, height: 400 }

/**
 * The areas of a "window": three to five tall panes and one band of light that falls through them from the side.
 * The same seed gives the same window for ever; later areas lie on earlier ones.
 */
export function windowShapes(seed: string): WindowShape[] {
  const random = generator(seed)
  const edges = paneEdges(3 + Math.floor(random() * 3), random)
  const panes = edges.slice(1).map((right, index) => ({ left: edges[index] ?? 0, right }))
  const deep = Math.floor(random() * panes.length)
  return [
    ...panes.map(({ left, right }, index) => pane(left, right, index === deep, random)),
    ...lightBand(random),
  ]
}

function paneEdges(count: number, random: () => number): number[] {
  const widths = Array.from({ length: count }, () => 0.6 + random())
  const total = widths.reduce((sum, width) => sum + width, 0)
  let at = 0
  return [0, ...widths.map((width) => Math.round((at += (width / total) * windowSize.width)))]
}

function pane(left: number, right: number, isDeep: boolean, random: () => number): WindowShape {
  const points = `${left},0 ${right},0 ${right},400 ${left},400`
  if (isDeep) return { points, role: 'ink', opacity: 0.82 }
  return { points, role: 'action', opacity: [0.16, 0.38, 0.66, 0.92][Math.floor(random() * 4)] ?? 0.38 }
}

function lightBand(random: () => number): WindowShape[] {
  const x = 40 + Math.round(random() * 320)
  const width = 90 + Math.round(random() * 110)
  const slant = 150 + Math.round(random() * 120)
  const band = (from: number, to: number) =>
    `${x + from},0 ${x + to},0 ${x + to - slant},400 ${x + from - slant},400`
  return [
    { points: band(0, width), role: 'light', opacity: 0.22 },
    { points: band(width * 0.35, width), role: 'light', opacity: 0.22 },
  ]
}

// FNV-1a gives the start, mulberry32 the numbers: both are stable across engines.
function generator(seed: string): () => number {
  let state = 0x811c9dc5
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
