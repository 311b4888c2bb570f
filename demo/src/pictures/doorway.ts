import { arch } from './arch.ts'
import { circle, HEIGHT, linear, path, polygon, radial, rect, WIDTH, type Scene } from './canvas.ts'
import { person } from './people.ts'

const SILL = 500

/** An open door: morning outside, a path of light inside, and somebody about to enter. */
export const doorway: Scene = ({ colours, random }) => {
  const x = 780 + random() * 40
  return [
    linear(
      'wall',
      [
        [0, colours.shaded(0.86)],
        [1, colours.shaded(0.5)],
      ],
      true,
    ),
    linear('sky', [
      [0, colours.lit(0.4)],
      [0.34, colours.blush],
      [0.6, colours.glow],
      [1, colours.light],
    ]),
    linear('path', [
      [0, colours.light, 0.9],
      [1, colours.glow, 0.05],
    ]),
    radial('spill', x, 320, 520, [
      [0, colours.glow, 0.55],
      [1, colours.glow, 0],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#wall)' }),
    rect(0, SILL, WIDTH, HEIGHT - SILL, { fill: colours.ink, opacity: 0.55 }),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#spill)' }),
    arch(x - 128, 64, 256, SILL, { fill: colours.shaded(0.3) }),
    arch(x - 112, 80, 224, SILL, { fill: 'url(#sky)' }),
    circle(x + 46, 300, 34, { fill: colours.light }),
    path(`M${x - 112} ${SILL}V420Q${x - 60} 380 ${x} 408T${x + 112} 396V${SILL}Z`, {
      fill: colours.lit(0.3),
    }),
    path(`M${x - 112} ${SILL}V452Q${x - 30} 424 ${x + 30} 450T${x + 112} 440V${SILL}Z`, {
      fill: colours.shaded(0.15),
    }),
    polygon(
      [
        [x - 112, SILL],
        [x + 112, SILL],
        [x - 130, HEIGHT],
        [x - 640, HEIGHT],
      ],
      { fill: 'url(#path)' },
    ),
    leaf(x + 128, colours.shaded(0.68), colours.glow),
    polygon(
      [
        [x - 30, SILL + 6],
        [x + 22, SILL + 6],
        [x - 290, HEIGHT],
        [x - 400, HEIGHT],
      ],
      { fill: colours.ink, opacity: 0.38 },
    ),
    person(x - 6, SILL + 8, 190, colours.ink),
    ...[150, 300].map((at) => arch(at, 150, 76, 360, { fill: colours.shaded(0.6), opacity: 0.55 })),
  ].join('')
}

// The open wing of the door, seen from its edge.
function leaf(x: number, fill: string, light: string): string {
  return [
    polygon(
      [
        [x, 190],
        [x + 112, 150],
        [x + 112, SILL + 62],
        [x, SILL],
      ],
      { fill },
    ),
    polygon(
      [
        [x, 190],
        [x + 8, 187],
        [x + 8, SILL + 5],
        [x, SILL],
      ],
      { fill: light },
    ),
    circle(x + 94, 350, 7, { fill: light }),
  ].join('')
}
