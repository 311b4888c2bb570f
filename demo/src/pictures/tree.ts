import { circle, n, path, type Scene } from './canvas.ts'
import { dawn, hillsides } from './landscape.ts'
import type { Palette } from './palette.ts'
import { person } from './people.ts'
import type { Random } from './random.ts'

const X = 760
const GROUND = 560

/** A broad tree on a hill, lit from one side, with a family in its shade. */
export const tree: Scene = ({ colours, random }) =>
  [
    dawn(colours, 1010, 330, 60),
    hillsides(colours, random, 440, 3),
    path(`M0 675V610Q400 520 ${X} ${GROUND}T1200 590V675Z`, { fill: colours.shaded(0.72) }),
    path(
      `M${X - 26} ${GROUND + 12}Q${X - 4} 470 ${X - 40} 400L${X - 90} 330 ${X - 78} 322 ${X - 18} 376 ${X - 6} 300H${X + 10}L${X + 16} 380 ${X + 82} 310 ${X + 94} 320 ${X + 34} 410Q${X + 10} 470 ${X + 34} ${GROUND + 8}Z`,
      {
        fill: colours.ink,
      },
    ),
    crown(random, colours),
    person(X - 170, GROUND + 26, 104, colours.ink),
    person(X - 122, GROUND + 20, 66, colours.ink),
    person(X - 218, GROUND + 32, 96, colours.ink, true),
    birds(random, colours.shaded(0.6)),
  ].join('')

// Coats of leaves one over the other: shade at the left, the church's colour, then the light at the right.
function crown(random: Random, colours: Palette): string {
  const coat = (count: number, dx: number, dy: number, spread: number, size: number, fill: string) =>
    Array.from({ length: count }, () => {
      const angle = random() * Math.PI * 2
      const away = Math.sqrt(random()) * spread
      const [x, y] = [X + dx + Math.cos(angle) * away * 1.5, 232 + dy + Math.sin(angle) * away * 0.8]
      return circle(x, y, size * (0.7 + random() * 0.6), { fill })
    }).join('')
  return [
    coat(36, -14, 22, 168, 46, colours.shaded(0.72)),
    coat(30, 8, -2, 142, 38, colours.shaded(0.4)),
    coat(24, 50, -24, 118, 30, colours.shaded(0.1)),
    coat(20, 92, -44, 86, 22, colours.lit(0.32)),
    coat(14, 132, -58, 54, 14, colours.glow),
  ].join('')
}

function birds(random: Random, stroke: string): string {
  return Array.from({ length: 5 }, () => {
    const [x, y] = [180 + random() * 260, 110 + random() * 120]
    return path(`M${n(x)} ${n(y)}q9 -12 18 0q9 -12 18 0`, { stroke, width: 3 })
  }).join('')
}
