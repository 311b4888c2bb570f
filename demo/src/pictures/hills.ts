import { n, path, polygon, rect, type Scene } from './canvas.ts'
import { dawn, hillsides } from './landscape.ts'

/** Hills at dawn with a small church on one of them. */
export const hills: Scene = ({ colours, random }) => {
  const sunX = 820 + random() * 180
  return [
    dawn(colours, sunX, 300),
    hillsides(colours, random, 370, 5),
    chapel(260 + random() * 160, 470, colours.ink, colours.glow),
  ].join('')
}

function chapel(x: number, y: number, fill: string, light: string): string {
  return [
    rect(x, y - 46, 84, 60, { fill }),
    polygon(
      [
        [x - 8, y - 44],
        [x + 42, y - 84],
        [x + 92, y - 44],
      ],
      { fill },
    ),
    rect(x + 68, y - 110, 26, 120, { fill }),
    polygon(
      [
        [x + 64, y - 108],
        [x + 81, y - 158],
        [x + 98, y - 108],
      ],
      { fill },
    ),
    path(`M${n(x + 81)} ${n(y - 158)}v-26m-9 9h18`, { stroke: fill, width: 4 }),
    rect(x + 76, y - 92, 10, 20, { fill: light }, 5),
    rect(x + 18, y - 26, 12, 22, { fill: light }, 6),
    rect(x + 42, y - 26, 12, 22, { fill: light }, 6),
  ].join('')
}
