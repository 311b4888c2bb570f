import { HEIGHT, path, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { dawn } from './landscape.ts'
import type { Random } from './random.ts'

/** A city at dawn, a few windows still lit, and the spire of a church among the towers. */
export const skyline: Scene = ({ colours, random }) =>
  [
    dawn(colours, 900, 380, 70),
    row(random, 400, 150, 52, { fill: colours.lit(0.42) }),
    row(random, 450, 130, 66, { fill: colours.shaded(0.12) }),
    row(random, 500, 110, 80, { fill: colours.shaded(0.5), window: colours.glow }),
    spire(430, 560, colours.shaded(0.78), colours.glow),
    row(random, 590, 70, 96, { fill: colours.ink, window: colours.glow }),
  ].join('')

function row(
  random: Random,
  base: number,
  swing: number,
  width: number,
  paint: { fill: string; window?: string },
): string {
  let marks = ''
  for (let x = -20; x < WIDTH;) {
    const wide = width * (0.6 + random() * 0.8)
    const top = base - random() * swing
    marks += rect(x, top, wide + 1, HEIGHT - top, { fill: paint.fill })
    if (random() > 0.7) marks += rect(x + wide * 0.45, top - 26, 4, 28, { fill: paint.fill })
    if (paint.window) marks += litWindows(random, x, top, wide, paint.window)
    x += wide
  }
  return marks
}

function litWindows(random: Random, x: number, top: number, wide: number, fill: string): string {
  let marks = ''
  for (let column = x + 12; column < x + wide - 14; column += 20) {
    for (let y = top + 16; y < HEIGHT - 20; y += 30) {
      if (random() > 0.86) marks += rect(column, y, 9, 13, { fill, opacity: 0.6 + random() * 0.4 })
    }
  }
  return marks
}

function spire(x: number, foot: number, fill: string, light: string): string {
  return [
    rect(x, foot - 170, 70, 200, { fill }),
    polygon(
      [
        [x - 6, foot - 168],
        [x + 35, foot - 300],
        [x + 76, foot - 168],
      ],
      { fill },
    ),
    path(`M${x + 35} ${foot - 296}v-34m-11 12h22`, { stroke: fill, width: 5 }),
    rect(x + 26, foot - 140, 18, 40, { fill: light }, 9),
  ].join('')
}
