import { circle, HEIGHT, linear, n, path, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { dawn, ridge } from './landscape.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

const SEA = 410

/** A harbour at first light: a lighthouse on the point, boats, the sun on the water. */
export const harbour: Scene = ({ colours, random }) =>
  [
    dawn(colours, 740, 372, 58),
    linear('sea', [
      [0, colours.glow],
      [0.25, colours.shaded(0.3)],
      [1, colours.shaded(0.92)],
    ]),
    path(ridge(random, 392, 14, 4), { fill: colours.lit(0.3), opacity: 0.7 }),
    rect(0, SEA, WIDTH, HEIGHT - SEA, { fill: 'url(#sea)' }),
    glitter(random, 740, colours.light),
    boat(250 + random() * 60, 470, 1, colours),
    boat(430 + random() * 50, 446, 0.55, colours),
    boat(590, 520, 1.35, colours),
    point(colours),
    lighthouse(1010, 410, colours),
  ].join('')

function glitter(random: Random, x: number, fill: string): string {
  return Array.from({ length: 26 }, (_, index) => {
    const y = SEA + 6 + index * 9.4
    const spread = 12 + index * 5
    const wide = 30 + random() * (50 + index * 4)
    return rect(
      x - wide / 2 + (random() - 0.5) * spread,
      y,
      wide,
      3.4,
      { fill, opacity: 0.75 - index * 0.022 },
      2,
    )
  }).join('')
}

function boat(x: number, y: number, scale: number, colours: Palette): string {
  const at = (dx: number, dy: number): [number, number] => [x + dx * scale, y + dy * scale]
  return [
    polygon([at(-4, -118), at(-4, -14), at(-52, -14)], { fill: colours.lit(0.72) }),
    polygon([at(3, -130), at(3, -14), at(62, -14)], { fill: colours.light }),
    polygon([at(-64, -8), at(72, -8), at(52, 16), at(-46, 16)], { fill: colours.ink }),
    rect(x - 50 * scale, y + 18 * scale, 96 * scale, 3, { fill: colours.light, opacity: 0.4 }, 2),
  ].join('')
}

function point(colours: Palette): string {
  return (
    path(`M${WIDTH} 372Q1110 384 1040 398 930 404 880 436 960 452 1040 462L${WIDTH} 486Z`, {
      fill: colours.shaded(0.7),
    }) + path(`M${WIDTH} 470Q1060 500 980 560 1080 590 ${WIDTH} 640Z`, { fill: colours.ink })
  )
}

function lighthouse(x: number, foot: number, colours: Palette): string {
  const top = foot - 210
  return [
    polygon(
      [
        [x + 18, top - 16],
        [-40, top - 120],
        [-40, top + 40],
      ],
      { fill: colours.light, opacity: 0.2 },
    ),
    polygon(
      [
        [x - 26, foot],
        [x - 15, top],
        [x + 15, top],
        [x + 26, foot],
      ],
      { fill: colours.lit(0.85) },
    ),
    polygon(
      [
        [x - 26, foot],
        [x - 15, top],
        [x - 6, top],
        [x - 10, foot],
      ],
      { fill: colours.shaded(0.35), opacity: 0.5 },
    ),
    ...[0.22, 0.62].map((at) => {
      const y = top + 210 * at
      const half = 15 + 11 * at
      return polygon(
        [
          [x - half, y],
          [x + half, y],
          [x + half + 2.4, y + 44],
          [x - half - 2.4, y + 44],
        ],
        { fill: colours.shaded(0.5) },
      )
    }),
    rect(x - 20, top - 6, 40, 8, { fill: colours.ink }),
    rect(x - 12, top - 32, 24, 26, { fill: colours.light }),
    circle(x, top - 18, 34, { fill: colours.light, opacity: 0.35 }),
    path(`M${n(x - 16)} ${n(top - 32)}h32l-16 -20Z`, { fill: colours.ink }),
  ].join('')
}
