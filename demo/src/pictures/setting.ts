import { arch, bars } from './arch.ts'
import { circle, HEIGHT, linear, n, path, polygon, radial, rect, WIDTH } from './canvas.ts'
import { dawn, hillsides } from './landscape.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** Where a church is: it shows in its windows and in what lies outside. */
export type Setting = 'city' | 'coast' | 'sierra'

interface Inside {
  colours: Palette
  setting: Setting
  /** Where the floor begins. */
  floor?: number
  /** Where the middle of the window is. */
  window?: number
  /** The evening: the room is lit from inside. */
  night?: boolean
}

/** A room with a window of the church's kind and the light that falls through it. */
export function room({ colours, setting, floor = 520, window = 760, night = false }: Inside): string {
  const glass = night ? [colours.shaded(0.75), colours.shaded(0.5)] : [colours.light, colours.glow]
  return [
    linear(
      'wall',
      [
        [0, colours.raised(night ? 0.12 : 0.5)],
        [1, colours.raised(night ? 0.3 : 0.72)],
      ],
      true,
    ),
    linear('glass', [
      [0, glass[0]!],
      [1, glass[1]!],
    ]),
    linear('floor', [
      [0, colours.raised(0.34)],
      [1, colours.shaded(0.3)],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#wall)' }),
    rect(0, floor, WIDTH, HEIGHT - floor, { fill: 'url(#floor)' }),
    windows[setting](window, floor, colours),
    night
      ? ''
      : polygon(
          [
            [window - 150, floor],
            [window + 150, floor],
            [window - 20, HEIGHT],
            [window - 460, HEIGHT],
          ],
          { fill: colours.light, opacity: 0.4 },
        ),
    rect(0, floor - 10, WIDTH, 10, { fill: colours.shaded(0.35), opacity: 0.5 }),
  ].join('')
}

const windows: Record<Setting, (x: number, floor: number, colours: Palette) => string> = {
  city: (x, floor, colours) =>
    arch(x - 160, 50, 320, floor - 60, { fill: 'url(#glass)' }) +
    bars(x - 160, 50, 320, floor - 60, colours.raised(0.3), 8),
  coast: (x, floor, colours) => {
    const frame = { stroke: colours.raised(0.35), width: 10 }
    return [
      rect(x - 240, 90, 480, floor - 190, { fill: 'url(#glass)' }, 8),
      path(
        `M${n(x - 80)} 90v${floor - 190}M${n(x + 80)} 90v${floor - 190}M${n(x - 240)} ${n(60 + (floor - 100) / 2)}h480`,
        frame,
      ),
    ].join('')
  },
  sierra: (x, floor, colours) =>
    [-190, 0, 190]
      .map((dx) =>
        rect(
          x + dx - 66,
          120,
          132,
          floor - 260,
          { fill: 'url(#glass)', stroke: colours.raised(0.25), width: 12 },
          60,
        ),
      )
      .join('') +
    rect(x - 420, 40, 840, 18, { fill: colours.shaded(0.4) }) +
    rect(x - 420, 40, 26, floor - 40, { fill: colours.shaded(0.4), opacity: 0.6 }),
}

/** Outside near the church, in the light of one side; `ground` is where people stand. */
export function outdoors({ colours, setting, random, night = false }: Inside & { random: Random }): string {
  if (night) return nightSky(colours, random) + far[setting](colours, random) + lawn(colours, true)
  return dawn(colours, 900, 210, 46) + far[setting](colours, random) + lawn(colours, false)
}

function nightSky(colours: Palette, random: Random): string {
  const stars = Array.from({ length: 26 }, () =>
    circle(random() * WIDTH, random() * 300, 1 + random() * 1.6, { fill: colours.light, opacity: 0.8 }),
  )
  return [
    linear('sky', [
      [0, colours.ink],
      [0.7, colours.shaded(0.6)],
      [1, colours.raised(0.1)],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#sky)' }),
    ...stars,
  ].join('')
}

const far: Record<Setting, (colours: Palette, random: Random) => string> = {
  city(colours, random) {
    let x = -20
    const blocks: string[] = []
    while (x < WIDTH) {
      const [width, height] = [60 + random() * 80, 70 + random() * 190]
      blocks.push(
        rect(x, 470 - height, width, height + 60, {
          fill: colours.raised(0.2 + random() * 0.3),
          opacity: 0.85,
        }),
      )
      for (let row = 470 - height + 18; row < 440; row += 44)
        if (random() > 0.45)
          blocks.push(rect(x + 14, row, width - 28, 8, { fill: colours.glow, opacity: 0.5 }))
      x += width + 6
    }
    return blocks.join('')
  },
  coast(colours, random) {
    const sails = Array.from({ length: 4 }, (_, index) => {
      const [x, size] = [120 + index * 270 + random() * 90, 44 + random() * 46]
      return path(
        `M${n(x)} 440v-${n(size)}l${n(size * 0.7)} ${n(size * 0.86)}zM${n(x - size * 0.5)} 444h${n(size * 1.3)}l-${n(size * 0.2)} 12h-${n(size * 0.8)}z`,
        { fill: colours.light },
      )
    })
    return (
      rect(0, 400, WIDTH, 130, { fill: colours.raised(0.15) }) +
      path(`M0 400H${WIDTH}`, { stroke: colours.light, width: 3 }) +
      sails.join('')
    )
  },
  sierra: (colours, random) => hillsides(colours, random, 340, 3),
}

function lawn(colours: Palette, night: boolean): string {
  const fill = night ? colours.shaded(0.7) : colours.shaded(0.28)
  return path(`M0 ${HEIGHT}V500Q300 466 620 486T${WIDTH} 474V${HEIGHT}z`, { fill })
}

/** A glow as of a lamp, a fire or a screen. */
export function glow(
  id: string,
  x: number,
  y: number,
  radius: number,
  colours: Palette,
  strength = 0.8,
): string {
  return (
    radial(id, x, y, radius, [
      [0, colours.glow, strength],
      [1, colours.glow, 0],
    ]) + circle(x, y, radius, { fill: `url(#${id})` })
  )
}

/** Lamps on a line, from one side to the other. */
export function lights(y: number, colours: Palette): string {
  const bulbs = Array.from({ length: 11 }, (_, index) => {
    const t = index / 10
    return circle(40 + t * 1120, y + 8 + 280 * t * (1 - t), 9, { fill: colours.light })
  })
  return path(`M0 ${y}Q600 ${y + 140} ${WIDTH} ${y}`, { stroke: colours.ink, width: 3 }) + bulbs.join('')
}

/** Flags on a line, for a feast. */
export function bunting(y: number, colours: Palette): string {
  const flags = Array.from({ length: 16 }, (_, index) => {
    const t = (index + 0.5) / 16
    const [x, top] = [t * WIDTH, y + 240 * t * (1 - t)]
    const fill = ['#c4573f', '#dfa23c', colours.light, colours.lit(0.2)][index % 4]!
    return polygon(
      [
        [x - 22, top],
        [x + 22, top],
        [x, top + 46],
      ],
      { fill },
    )
  })
  return path(`M0 ${y}Q600 ${y + 120} ${WIDTH} ${y}`, { stroke: colours.ink, width: 3 }) + flags.join('')
}
