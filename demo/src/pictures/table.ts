import { arch, bars } from './arch.ts'
import { circle, HEIGHT, linear, n, path, radial, rect, WIDTH, type Scene } from './canvas.ts'
import type { Palette } from './palette.ts'

const TOP = 450

/** A long table laid for many, under two lamps, with light from a window. */
export const table: Scene = ({ colours, random }) =>
  [
    linear(
      'wall',
      [
        [0, colours.shaded(0.5)],
        [1, colours.raised(0.2)],
      ],
      true,
    ),
    linear('glass', [
      [0, colours.light],
      [1, colours.glow],
    ]),
    linear(
      'cloth',
      [
        [0, colours.lit(0.72)],
        [1, colours.light],
      ],
      true,
    ),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#wall)' }),
    arch(900, 70, 210, 400, { fill: 'url(#glass)' }),
    bars(900, 70, 210, 400, colours.shaded(0.3), 5),
    lamp(330, 190, 0, colours),
    lamp(650, 160, 1, colours),
    ...Array.from({ length: 7 }, (_, index) => chair(120 + index * 150, colours.shaded(0.72))),
    rect(40, TOP, 1120, 30, { fill: 'url(#cloth)' }, 6),
    path(
      `M60 ${TOP + 24}H1140L1128 ${TOP + 120}Q1060 ${TOP + 104} 1000 ${TOP + 122}T860 ${TOP + 116} 700 ${TOP + 122} 520 ${TOP + 114} 340 ${TOP + 124} 180 ${TOP + 114} 74 ${TOP + 122}Z`,
      { fill: colours.lit(0.55) },
    ),
    rect(130, TOP + 110, 26, 130, { fill: colours.ink }),
    rect(1044, TOP + 110, 26, 130, { fill: colours.ink }),
    ...Array.from({ length: 6 }, (_, index) => place(150 + index * 170 + random() * 20, index, colours)),
    jug(560, colours),
  ].join('')

function lamp(x: number, y: number, index: number, colours: Palette): string {
  return [
    radial(`lamp${index}`, x, y + 20, 260, [
      [0, colours.glow, 0.75],
      [1, colours.glow, 0],
    ]),
    rect(x - 280, y - 240, 560, 540, { fill: `url(#lamp${index})` }),
    path(`M${x} 0V${y - 40}`, { stroke: colours.ink, width: 4 }),
    path(`M${x - 62} ${y + 14}Q${x - 50} ${y - 44} ${x} ${y - 44}T${x + 62} ${y + 14}Z`, {
      fill: colours.ink,
    }),
    circle(x, y + 18, 15, { fill: colours.light }),
  ].join('')
}

function chair(x: number, fill: string): string {
  return path(
    `M${x} ${TOP + 6}V${TOP - 84}q0 -22 22 -22h32q22 0 22 22V${TOP + 6}h-13V${TOP - 80}h-50V${TOP + 6}Z`,
    { fill },
  )
}

function place(x: number, index: number, colours: Palette): string {
  const y = TOP - 2
  if (index % 3 === 1) {
    const crust = `M${n(x)} ${y}q-4 -40 46 -42t54 42Z`
    return (
      path(crust, { fill: colours.shaded(0.3) }) +
      path(`M${n(x + 26)} ${y - 30}l12 18m10 -24l12 20m10 -18l10 16`, { stroke: colours.glow, width: 4 })
    )
  }
  return (
    path(`M${n(x)} ${y - 28}h74q-4 28 -26 28h-22q-22 0 -26 -28Z`, { fill: colours.light }) +
    path(`M${n(x + 94)} ${y - 46}h30l-5 46h-20Z`, { fill: colours.shaded(0.12) })
  )
}

function jug(x: number, colours: Palette): string {
  const y = TOP - 2
  return [
    path(`M${x} ${y}q-26 -52 6 -92h44q32 40 6 92Z`, { fill: colours.shaded(0.55) }),
    path(`M${x + 50} ${y - 82}q42 -2 30 52`, { stroke: colours.shaded(0.55), width: 8 }),
    ...[-34, -12, 14, 36].map((dx, index) =>
      path(`M${x + 28} ${y - 90}q${dx / 2} -40 ${dx} -${70 + (index % 2) * 22}`, {
        stroke: colours.shaded(0.75),
        width: 4,
      }),
    ),
    ...[-34, -12, 14, 36].map((dx, index) =>
      circle(x + 28 + dx, y - 164 - (index % 2) * 22, 15, { fill: index % 2 ? colours.glow : colours.light }),
    ),
  ].join('')
}
