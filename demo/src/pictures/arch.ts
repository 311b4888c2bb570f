import { n, path, type Paint } from './canvas.ts'

/** An opening with a round top, given by its left edge, its springing line and its foot. */
export function arch(x: number, top: number, width: number, foot: number, paint: Paint): string {
  const radius = width / 2
  return path(
    `M${n(x)} ${n(foot)}V${n(top + radius)}a${n(radius)} ${n(radius)} 0 0 1 ${n(width)} 0V${n(foot)}Z`,
    paint,
  )
}

/** The bars of such a window: one upright, and crossbars at even heights. */
export function bars(
  x: number,
  top: number,
  width: number,
  foot: number,
  stroke: string,
  weight: number,
): string {
  const middle = x + width / 2
  const crossbars = Array.from({ length: 3 }, (_, index) => {
    const y = top + width / 2 + ((foot - top - width / 2) * index) / 3
    return `M${n(x)} ${n(y)}h${n(width)}`
  })
  return path(`M${n(middle)} ${n(top)}V${n(foot)}${crossbars.join('')}`, { stroke, width: weight })
}
