import { n, path, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { dawn, hillsides } from './landscape.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Hills at dawn, trees along the slopes, and a small church where one can see it from everywhere. */
export const hills: Scene = ({ colours, random }) => {
  const x = 270 + random() * 130
  return [
    dawn(colours, 820 + random() * 160, 300),
    hillsides(colours, random, 352, 4),
    chapel(x, 462, colours),
    path(`M0 675V520Q${n(x - 120)} 462 ${n(x + 40)} 458T${n(x + 420)} 560 ${WIDTH} 600V675Z`, {
      fill: colours.shaded(0.55),
    }),
    grove(random, x + 190, 530, colours.shaded(0.8)),
    path(`M0 675V640Q420 560 820 610T${WIDTH} 560V675Z`, { fill: colours.ink }),
    grove(random, 960, 606, colours.ink),
  ].join('')
}

function chapel(x: number, y: number, { ink: fill, glow: light, lit }: Palette): string {
  return [
    rect(x, y - 52, 96, 70, { fill }),
    polygon(
      [
        [x - 10, y - 50],
        [x + 48, y - 96],
        [x + 106, y - 50],
      ],
      { fill },
    ),
    rect(x + 74, y - 118, 32, 136, { fill }),
    polygon(
      [
        [x + 69, y - 116],
        [x + 90, y - 176],
        [x + 111, y - 116],
      ],
      { fill },
    ),
    path(`M${n(x + 90)} ${n(y - 174)}v-28m-9 10h18`, { stroke: fill, width: 4 }),
    rect(x + 101, y - 116, 5, 130, { fill: lit(0.4) }),
    rect(x + 84, y - 98, 11, 22, { fill: light }, 5.5),
    rect(x + 20, y - 30, 12, 24, { fill: light }, 6),
    rect(x + 46, y - 30, 12, 24, { fill: light }, 6),
  ].join('')
}

function grove(random: Random, x: number, foot: number, fill: string): string {
  return Array.from({ length: 5 }, (_, index) => {
    const [at, height] = [x + index * 30 + random() * 14, 46 + random() * 44]
    return path(
      `M${n(at)} ${n(foot + index * 7)}q-22 -${n(height * 0.45)} 0 -${n(height)}q22 ${n(height * 0.55)} 0 ${n(height)}Z`,
      { fill },
    )
  }).join('')
}
