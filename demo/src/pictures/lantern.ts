import { circle, HEIGHT, linear, n, path, radial, rect, WIDTH, type Scene } from './canvas.ts'
import { ridge } from './landscape.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Dusk: a street of sleeping houses, and one lantern by a lit window. */
export const lantern: Scene = ({ colours, random }) =>
  [
    linear('dusk', [
      [0, colours.shaded(0.82)],
      [0.45, colours.shaded(0.2)],
      [0.75, colours.blush],
      [1, colours.glow],
    ]),
    radial('warm', 800, 330, 480, [
      [0, colours.glow, 0.9],
      [0.4, colours.glow, 0.35],
      [1, colours.glow, 0],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#dusk)' }),
    stars(random, colours.light),
    path(ridge(random, 430, 26, 4), { fill: colours.shaded(0.45) }),
    ...[0, 210, 430].map((x, index) =>
      house(x, 560 + random() * 24, 180, 120 + index * 22, colours.shaded(0.62 + index * 0.1)),
    ),
    rect(488, 496, 24, 34, { fill: colours.glow, opacity: 0.8 }),
    wall(colours),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#warm)' }),
    hanging(720, 250, colours),
    path(ridge(random, 628, 10, 3), { fill: colours.ink }),
  ].join('')

function stars(random: Random, fill: string): string {
  return Array.from({ length: 34 }, () =>
    circle(random() * WIDTH, random() * 240, 1 + random() * 1.6, { fill, opacity: 0.35 + random() * 0.6 }),
  ).join('')
}

function house(x: number, foot: number, width: number, height: number, fill: string): string {
  const eaves = foot - height
  return [
    path(`M${n(x)} 675V${n(eaves)}h${n(width)}V675Z`, { fill }),
    path(
      `M${n(x - 22)} ${n(eaves + 6)}L${n(x + width / 2)} ${n(eaves - 84)}L${n(x + width + 22)} ${n(eaves + 6)}Z`,
      { fill },
    ),
    path(`M${n(x + width * 0.7)} ${n(eaves - 20)}v-70h24v90Z`, { fill }),
  ].join('')
}

function wall(colours: Palette): string {
  return [
    path('M640 675V150L940 20 1240 150V675Z', { fill: colours.shaded(0.9) }),
    path('M610 168L940 8 1270 168', { stroke: colours.ink, width: 22 }),
    rect(800, 260, 250, 210, { fill: colours.glow }, 6),
    rect(812, 272, 226, 186, { fill: colours.light, opacity: 0.75 }),
    path('M925 266v198M806 340h238M806 404h238', { stroke: colours.shaded(0.8), width: 7 }),
    path('M812 458v-60q26 -34 40 0t34 60Z', { fill: colours.shaded(0.45), opacity: 0.75 }),
    rect(786, 468, 278, 16, { fill: colours.ink }),
  ].join('')
}

function hanging(x: number, y: number, colours: Palette): string {
  return [
    path(`M640 ${y - 60}h${x - 640 + 4}v30`, { stroke: colours.ink, width: 7 }),
    radial('flame', x, y + 34, 120, [
      [0, colours.light, 1],
      [0.3, colours.glow, 0.8],
      [1, colours.glow, 0],
    ]),
    circle(x, y + 34, 120, { fill: 'url(#flame)' }),
    path(`M${x - 26} ${y}h52l-26 -30Z`, { fill: colours.ink }),
    rect(x - 22, y, 44, 66, { fill: colours.light }),
    path(`M${x} ${y + 52}q-14 -16 0 -38q14 22 0 38Z`, { fill: colours.glow }),
    path(`M${x - 22} ${y}v66M${x + 22} ${y}v66M${x} ${y}v66`, { stroke: colours.ink, width: 4 }),
    rect(x - 27, y + 64, 54, 10, { fill: colours.ink }, 3),
  ].join('')
}
