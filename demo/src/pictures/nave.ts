import { arch, bars } from './arch.ts'
import { HEIGHT, linear, n, path, polygon, rect, WIDTH, type Scene } from './canvas.ts'
import { person } from './people.ts'

const FLOOR = 470
const WINDOWS = [560, 760, 960]

/** The inside of a church: tall windows on one side, and their light across the floor. */
export const nave: Scene = ({ colours, random }) =>
  [
    linear(
      'wall',
      [
        [0, colours.shaded(0.72)],
        [0.55, colours.shaded(0.35)],
        [1, colours.raised(0.16)],
      ],
      true,
    ),
    linear('floor', [
      [0, colours.shaded(0.5)],
      [1, colours.shaded(0.92)],
    ]),
    linear('pane', [
      [0, colours.light],
      [1, colours.glow],
    ]),
    linear('shaft', [
      [0, colours.light, 0.42],
      [1, colours.glow, 0],
    ]),
    rect(0, 0, WIDTH, FLOOR, { fill: 'url(#wall)' }),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, { fill: 'url(#floor)' }),
    vault(colours.shaded(0.8)),
    ...WINDOWS.map((x) => arch(x - 14, 66, 148, 372, { fill: colours.shaded(0.55) })),
    ...WINDOWS.map(
      (x) => arch(x, 80, 120, 360, { fill: 'url(#pane)' }) + bars(x, 80, 120, 360, colours.shaded(0.45), 4),
    ),
    ...WINDOWS.map((x) =>
      polygon(
        [
          [x, 120],
          [x + 120, 120],
          [x - 190, HEIGHT],
          [x - 410, HEIGHT],
        ],
        { fill: 'url(#shaft)' },
      ),
    ),
    ...WINDOWS.map((x) =>
      polygon(
        [
          [x - 150, 510],
          [x - 40, 510],
          [x - 150, 640],
          [x - 300, 640],
        ],
        { fill: colours.glow, opacity: 0.34 },
      ),
    ),
    column(500, colours.shaded(0.62), colours.shaded(0.3)),
    column(1110, colours.shaded(0.5), colours.raised(0.3)),
    pew(90, 512, colours.shaded(0.66), colours.glow),
    person(210 + random() * 60, 610, 150, colours.ink),
    person(372 + random() * 40, 604, 142, colours.ink),
    pew(40, 548, colours.shaded(0.8), colours.glow),
    person(120 + random() * 30, 660, 164, colours.shaded(0.96)),
    pew(-20, 596, colours.ink, colours.glow),
  ].join('')

function vault(fill: string): string {
  return path(`M0 0H${WIDTH}V40Q1010 24 850 62 690 24 520 62 330 10 0 120Z`, { fill, opacity: 0.75 })
}

function column(x: number, fill: string, side: string): string {
  return (
    rect(x, 40, 34, FLOOR - 20, { fill }) +
    rect(x + 24, 40, 10, FLOOR - 20, { fill: side }) +
    rect(x - 8, FLOOR + 10, 50, 16, { fill })
  )
}

// The back of a bench, its rail catching the light.
function pew(x: number, y: number, fill: string, rail: string): string {
  return [
    path(`M${n(x)} 675V${n(y + 12)}q0 -12 12 -12h452q12 0 12 12V675Z`, { fill }),
    rect(x + 6, y, 464, 5, { fill: rail, opacity: 0.55 }, 2.5),
  ].join('')
}
