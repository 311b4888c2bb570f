/** One area of the picture in a 600 × 400 space, as the data of an SVG path. */
export type WindowShape = { path: string; role: WindowRole; opacity: number }
export type WindowRole = 'tint' | 'action' | 'ink' | 'light'

export const windowSize = { width: 600, height: 400 }

/**
 * The areas of a "window": three to five tall panes, an arch in one or two of them, and one band of light that
 * falls through from the side. The same seed gives the same window for ever; later areas lie on earlier ones.
 */
export function windowShapes(seed: string): WindowShape[] {
  const random = generator(seed)
  const tones = shuffle(paneTones, random)
  const edges = paneEdges(3 + Math.floor(random() * 3), random)
  const panes = edges.slice(1).map((right, index) => ({ left: edges[index] ?? 0, right }))
  const arched = Math.floor(random() * panes.length)
  return [
    ...panes.flatMap(({ left, right }, index) => paint(rectangle(left, right), tones[index] ?? 'pale')),
    ...paint(arch(panes[arched] ?? { left: 0, right: 200 }, random), opposite(tones[arched] ?? 'pale')),
    ...lightBand(random),
  ]
}

type Tone = 'pale' | 'soft' | 'half' | 'full' | 'deep'
const paneTones: Tone[] = ['pale', 'soft', 'half', 'full', 'deep']

// `deep` is the church's colour with ink over it: a darker shade in the light theme, a paler one in the dark.
function paint(path: string, tone: Tone): WindowShape[] {
  if (tone === 'pale') return []
  if (tone === 'deep') {
    return [
      { path, role: 'action', opacity: 1 },
      { path, role: 'ink', opacity: 0.55 },
    ]
  }
  return [{ path, role: 'action', opacity: { soft: 0.22, half: 0.5, full: 1 }[tone] }]
}

// Areas lie on each other, so an arch shows only in a tone that is stronger than, or covers, its pane's.
function opposite(tone: Tone): Tone {
  return tone === 'full' ? 'deep' : 'full'
}

function paneEdges(count: number, random: () => number): number[] {
  const widths = Array.from({ length: count }, () => 0.7 + random())
  const total = widths.reduce((sum, width) => sum + width, 0)
  let at = 0
  return [0, ...widths.map((width) => Math.round((at += (width / total) * windowSize.width)))]
}

function rectangle(left: number, right: number): string {
  return `M${left} 0H${right}V400H${left}z`
}

function arch({ left, right }: { left: number; right: number }, random: () => number): string {
  const inset = Math.round((right - left) * 0.16)
  const radius = (right - left - 2 * inset) / 2
  const spring = Math.round(56 + radius + random() * 70)
  return `M${left + inset} 400V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V400z`
}

function lightBand(random: () => number): WindowShape[] {
  const right = 260 + Math.round(random() * 300)
  const width = 110 + Math.round(random() * 90)
  const slant = 170 + Math.round(random() * 110)
  const band = (from: number) => `M${from} 0H${right}L${right - slant} 400H${from - slant}z`
  return [
    { path: band(right - width), role: 'light', opacity: 0.15 },
    { path: band(right - Math.round(width * 0.4)), role: 'light', opacity: 0.2 },
  ]
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
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
