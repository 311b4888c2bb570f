import { circle, n, path, rect } from './canvas.ts'
import type { Palette } from './palette.ts'

/** What people hold: drawn around the hands of a figure, in its own measure. */
export const held = {
  book: (colours: Palette) =>
    path('M-30 44Q-14 38 0 46Q14 38 30 44V72Q14 66 0 74Q-14 66-30 72z', { fill: colours.light }) +
    path('M0 46v28', { stroke: colours.shaded(0.4), width: 2 }),
  bowl: (colours: Palette) =>
    path('M-24 54h48q-2 24-24 24t-24-24z', { fill: colours.shaded(0.15) }) +
    path('M-22 54q6-12 14-6q8-12 16 0q10-6 14 6z', { fill: '#dfa23c' }),
  box: (colours: Palette) =>
    rect(-36, 42, 72, 46, { fill: '#b9824f' }, 3) +
    circle(-18, 40, 12, { fill: '#c4573f' }) +
    circle(4, 38, 13, { fill: '#5f8c72' }) +
    circle(22, 41, 10, { fill: colours.glow }) +
    rect(-36, 50, 72, 38, { fill: '#c9935f' }, 3),
  guitar: () =>
    path('M-6 62L86 8', { stroke: '#4a2c1d', width: 7 }) +
    circle(-22, 74, 24, { fill: '#c07a3e' }) +
    circle(2, 60, 18, { fill: '#c07a3e' }) +
    circle(-8, 66, 8, { fill: '#4a2c1d' }),
  cup: (colours: Palette) =>
    rect(-12, 50, 24, 24, { fill: colours.light }, 4) +
    path('M-4 44q-4-8 0-14m8 14q-4-8 0-14', { stroke: colours.light, width: 2.5, opacity: 0.8 }),
}

/** A plate, a loaf or a jug at a place on a table. */
export function dish(index: number, x: number, y: number, colours: Palette): string {
  if (index % 4 === 1) {
    return (
      path(`M${n(x - 42)} ${n(y)}q0-40 42-40t42 40z`, { fill: '#c98a4b' }) +
      path(`M${n(x - 16)} ${n(y - 32)}l10 16m8-18l10 18`, { stroke: '#f3d9a8', width: 4 })
    )
  }
  if (index % 4 === 3) {
    return (
      path(`M${n(x - 18)} ${n(y)}q-14-34 4-64h28q18 30 4 64z`, { fill: colours.shaded(0.2) }) +
      path(`M${n(x + 16)} ${n(y - 54)}q28 0 18 34`, { stroke: colours.shaded(0.2), width: 6 })
    )
  }
  const food = index % 2 ? '#5f8c72' : '#c4573f'
  return (
    path(`M${n(x - 40)} ${n(y - 12)}h80q-6 12-24 12h-32q-18 0-24-12z`, { fill: colours.light }) +
    path(`M${n(x - 28)} ${n(y - 12)}q10-20 28-12t28 12z`, { fill: food })
  )
}

/** A long table from side to side, whose top is at `y`. */
export function board(y: number, colours: Palette): string {
  return (
    rect(-20, y, 1240, 26, { fill: colours.lit(0.8) }, 4) +
    rect(-20, y + 26, 1240, 300, { fill: colours.lit(0.62) }) +
    path(`M-20 ${y + 60}Q300 ${y + 84} 600 ${y + 60}T1220 ${y + 60}`, { stroke: colours.lit(0.45), width: 4 })
  )
}

/** A tent in a meadow. */
export function tent(x: number, foot: number, size: number, fill: string, door: string): string {
  return (
    path(`M${n(x)} ${n(foot - size)}L${n(x + size)} ${n(foot)}H${n(x - size)}z`, { fill }) +
    path(`M${n(x)} ${n(foot - size)}L${n(x + size * 0.3)} ${n(foot)}H${n(x - size * 0.3)}z`, { fill: door })
  )
}

/** A tree with a round crown. */
export function crown(x: number, foot: number, size: number, colours: Palette): string {
  return (
    path(`M${n(x)} ${n(foot)}V${n(foot - size)}`, { stroke: colours.shaded(0.7), width: size * 0.09 }) +
    circle(x - size * 0.3, foot - size, size * 0.4, { fill: colours.shaded(0.42) }) +
    circle(x + size * 0.28, foot - size * 1.02, size * 0.42, { fill: colours.shaded(0.36) }) +
    circle(x, foot - size * 1.28, size * 0.4, { fill: colours.shaded(0.3) })
  )
}
