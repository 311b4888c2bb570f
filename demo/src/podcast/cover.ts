import { circle, linear, path, rect, n } from '../pictures/canvas.ts'
import { palette } from '../pictures/palette.ts'
import { seededRandom } from '../pictures/random.ts'

const SIZE = 1200

/** A square cover: a lit doorway from which sound goes out in rings, by night or at dawn. */
export function drawCover(colour: string, seed: string, night: boolean): string {
  const colours = palette(colour)
  const random = seededRandom(seed)
  const x = 420 + random() * 360
  const base = 860 + random() * 80
  const sky = linear('sky', [
    [0, night ? colours.shaded(0.75) : colours.raised(0.15)],
    [0.62, night ? colours.shaded(0.15) : colours.raised(0.55)],
    [1, colours.glow],
  ])
  const rings = Array.from({ length: 7 }, (_, ring) =>
    circle(x, base - 180, 210 + ring * (92 + random() * 16), {
      stroke: colours.light,
      width: 10 - ring,
      opacity: 0.5 - ring * 0.06,
    }),
  )
  const wide = 90 + random() * 60
  const door = `M${n(x - wide)} ${n(base)}V${n(base - 230)}a${n(wide)} ${n(wide)} 0 0 1 ${n(2 * wide)} 0V${n(base)}Z`
  const spill = `M${n(x - wide)} ${n(base)}L${n(x - 3 * wide)} ${SIZE}H${n(x + 3 * wide)}L${n(x + wide)} ${n(base)}Z`
  const ground = rect(0, base, SIZE, SIZE - base, { fill: colours.ink })
  const marks = [
    `<defs>${sky}</defs>`,
    rect(0, 0, SIZE, SIZE, { fill: 'url(#sky)' }),
    ...rings,
    ground,
    path(spill, { fill: colours.glow, opacity: 0.35 }),
    path(door, { fill: colours.light }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">${marks.join('')}</svg>`
}
