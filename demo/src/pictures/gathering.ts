import { arch, bars } from './arch.ts'
import { HEIGHT, linear, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { person, shadow } from './people.ts'

const FLOOR = 500

/** People of all ages, together before a great window. */
export const gathering: Scene = ({ colours, random }) => {
  const heights = [196, 150, 210, 112, 184, 202, 96, 172, 206]
  const people = heights.map((height, index) => {
    const x = 330 + index * 70 + (random() - 0.5) * 26
    const ground = 560 + (index % 3) * 26
    return {
      x,
      ground,
      height: height * (0.94 + random() * 0.12),
      dress: index % 3 === 1,
      shade: 0.55 + ((index * 5) % 9) / 20,
    }
  })
  const nearestLast = people.toSorted((one, other) => one.ground - other.ground)
  return [
    linear(
      'wall',
      [
        [0, colours.shaded(0.45)],
        [1, colours.raised(0.26)],
      ],
      true,
    ),
    linear('glass', [
      [0, colours.light],
      [0.7, colours.glow],
      [1, colours.lit(0.45)],
    ]),
    linear('floor', [
      [0, colours.raised(0.3)],
      [1, colours.shaded(0.45)],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#wall)' }),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, { fill: 'url(#floor)' }),
    polygon(
      [
        [540, FLOOR],
        [970, FLOOR],
        [760, HEIGHT],
        [60, HEIGHT],
      ],
      { fill: colours.glow, opacity: 0.5 },
    ),
    arch(520, 40, 470, FLOOR, { fill: colours.shaded(0.3) }),
    arch(540, 60, 430, FLOOR, { fill: 'url(#glass)' }),
    bars(540, 60, 430, FLOOR, colours.shaded(0.3), 6),
    ...nearestLast.map(({ x, ground, height }) =>
      shadow(x, ground, height * 0.8, height * 0.14, colours.ink),
    ),
    ...nearestLast.map(({ x, ground, height, shade, dress }) =>
      person(x, ground, height, colours.shaded(Math.min(shade, 1)), dress),
    ),
  ].join('')
}
