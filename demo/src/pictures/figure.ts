import { circle, n, path } from './canvas.ts'
import type { Look } from './look.ts'
import { mix } from './palette.ts'

type Pose = 'rest' | 'raise' | 'hold' | 'pray' | 'reach' | 'none'
/** From the front, with the eyes closed, or from behind. */
type View = 'front' | 'closed' | 'back'

export interface FigureOptions {
  /** Where the feet stand; of somebody seen from the waist up, where the picture ends them. */
  x: number
  y: number
  /** From the feet to the hair of an adult, in pixels; children are smaller by themselves. */
  height: number
  pose?: Pose
  view?: View
  /** Turns the head, in degrees. */
  tilt?: number
  /** Drawn the other way round. */
  mirrored?: boolean
  /** Drawn in the hands, around the origin. */
  item?: string
}

/** Of a figure's own drawing, whose neck is at the origin and whose head is 40 wide. */
const TALL = 254
const FEET = 192
const WAIST = 78

/** Somebody who stands. */
export function standing(look: Look, options: FigureOptions): string {
  return placed(look, options, FEET, legs(look) + body(look, options))
}

/** Somebody from the waist up: behind a table, or close to who looks. */
export function seated(look: Look, options: FigureOptions): string {
  return placed(look, options, WAIST, body(look, options))
}

function placed(look: Look, { x, y, height, mirrored }: FigureOptions, foot: number, marks: string): string {
  const scale = (height / TALL) * (look.age === 'child' ? 0.66 : look.age === 'elder' ? 0.95 : 1)
  const across = mirrored ? -scale : scale
  return `<g transform="translate(${n(x)} ${n(y - foot * scale)}) scale(${r(across)} ${r(scale)})">${marks}</g>`
}

function body(look: Look, { pose = 'rest', view = 'front', tilt = 0, item = '' }: FigureOptions): string {
  const shade = mix(look.skin, '#5b2a1c', 0.22)
  const size = look.age === 'child' ? 1.28 : 1
  const turn = `<g transform="rotate(${tilt})${size === 1 ? '' : ` translate(0 -2) scale(${size})`}">`
  return [
    `${turn}${hairBehind(look)}</g>`,
    path('M-9-20h18v22q-9 10-18 0z', { fill: shade }),
    path('M-42 82Q-52 10-16 2Q0 12 16 2Q52 10 42 82z', { fill: look.top }),
    path('M6 8Q44 8 42 82H14q10-40-8-74z', { fill: '#1b1020', opacity: 0.1 }),
    `${turn}${view === 'back' ? headFromBehind(look) : head(look, shade, view)}</g>`,
    arms(look, pose, item),
  ].join('')
}

function head(look: Look, shade: string, view: View): string {
  const ink = '#2a1a1c'
  const eyes =
    view === 'closed' || look.age === 'elder'
      ? path('M-11-36q4 4 7 0m8 0q4 4 7 0', { stroke: ink, width: 2.2 })
      : circle(-7.5, -36, 2.1, { fill: ink }) + circle(7.5, -36, 2.1, { fill: ink })
  return [
    circle(-19, -33, 4, { fill: shade }),
    circle(19, -33, 4, { fill: shade }),
    path('M-19-38a19 18 0 0 1 38 0q0 26-19 27t-19-27z', { fill: look.skin }),
    path('M4-56a19 18 0 0 1 15 18q0 26-19 27q16-12 4-45z', { fill: shade, opacity: 0.3 }),
    look.beard ? path('M-19-36q0 29 19 30t19-30q-4 13-10 12q-9-4-18 0q-6 1-10-12z', { fill: look.hair }) : '',
    eyes,
    path('M0-34q3 5-1 6', { stroke: shade, width: 2 }),
    view === 'closed'
      ? path('M-4-20q4 2 8 0', { stroke: ink, width: 2 })
      : path('M-7-22q7 8 14 0z', { fill: '#fff8f0', stroke: mix(look.skin, '#7a2b25', 0.6), width: 1.6 }),
    look.glasses
      ? path(
          'M-14-36a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0m15 0a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0',
          {
            stroke: ink,
            width: 1.6,
          },
        )
      : '',
    hairBefore(look),
  ].join('')
}

function headFromBehind(look: Look): string {
  return (
    path('M-19-38a19 18 0 0 1 38 0q0 26-19 27t-19-27z', { fill: look.skin }) +
    path(
      look.style === 'thin'
        ? 'M-20-36q4 26 20 25t20-25q-4 12-20 12t-20-12z'
        : 'M-21-36Q-23-61 0-61T21-36q0 22-21 23T-21-36z',
      { fill: look.hair },
    ) +
    hairExtras(look)
  )
}

function hairBehind({ style, hair: fill }: Look): string {
  if (style === 'long') return path('M-23-36Q-25-62 0-62T23-36q1 26 5 44q-28 12-56 0q4-18 5-44z', { fill })
  if (style === 'bob') return path('M-23-36Q-25-62 0-62T23-36q2 18 0 25h-46q-2-7 0-25z', { fill })
  return ''
}

function hairBefore(look: Look): string {
  const { style, hair: fill } = look
  if (style === 'thin') {
    return path('M-20-33q-4-12 3-19q-1 9-3 19zm40 0q4-12-3-19q1 9 3 19z', { fill })
  }
  const front =
    style === 'short'
      ? 'M-20-36Q-24-62 2-61T20-36Q17-48 8-51Q-10-48-20-36z'
      : 'M-20-32Q-23-61 0-61T20-32Q16-46 3-53Q-9-46-20-32z'
  return path(front, { fill }) + hairExtras(look)
}

function hairExtras({ style, hair: fill }: Look): string {
  if (style === 'bun') return circle(2, -65, 10, { fill })
  if (style !== 'curly') return ''
  const around = [-20, -15, -7, 2, 11, 18, 21]
  return around
    .map((x, index) => circle(x, -44 - 13 * Math.sin(((index + 0.5) / 7) * Math.PI), 9, { fill }))
    .join('')
}

function legs({ age, skin, top, bottom, dress }: Look): string {
  const shoes = path('M-26 186h20v7h-26q0-6 6-7zm52 0h-20v7h26q0-6-6-7z', { fill: '#241a22' })
  if (dress) {
    const below = path('M-13 140V186M13 140V186', { stroke: skin, width: 11 })
    return below + shoes + path('M-38 60L-50 152Q0 164 50 152L38 60z', { fill: top })
  }
  const hip = age === 'child' ? 74 : 70
  return path(`M-14 ${hip}V182M14 ${hip}V182`, { stroke: bottom, width: 26 }) + shoes
}

/** From the shoulder to the hand, left and right. */
const ARMS: Record<Exclude<Pose, 'none'>, [left: Arm, right: Arm]> = {
  rest: [
    ['M-37 22Q-50 54-45 88', -45, 92],
    ['M37 22Q50 54 45 88', 45, 92],
  ],
  raise: [
    ['M-37 22Q-50 54-45 88', -45, 92],
    ['M37 24Q66 14 60-34', 60, -40],
  ],
  hold: [
    ['M-37 22Q-56 60-16 66', -12, 66],
    ['M37 22Q56 60 16 66', 12, 66],
  ],
  pray: [
    ['M-37 22Q-50 62-8 50', -4, 44],
    ['M37 22Q50 62 8 50', 4, 44],
  ],
  reach: [
    ['M-37 22Q-50 54-45 88', -45, 92],
    ['M37 24Q60 44 86 30', 92, 27],
  ],
}
type Arm = [d: string, handX: number, handY: number]

function arms({ top, skin }: Look, pose: Pose, item: string): string {
  if (pose === 'none') return item
  const sleeve = mix(top, '#1b1020', 0.13)
  const drawn = ARMS[pose].map(
    ([d, x, y]) => path(d, { stroke: sleeve, width: 16 }) + circle(x, y, 8.5, { fill: skin }),
  )
  return pose === 'hold' ? item + drawn.join('') : drawn.join('') + item
}

/** A scale needs more digits than a place. */
function r(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
