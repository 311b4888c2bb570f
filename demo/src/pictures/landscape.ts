import { circle, HEIGHT, linear, n, path, radial, rect, WIDTH } from './canvas.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

/** The sky at dawn, brightest where the sun is about to rise, and the sun itself. */
export function dawn(colours: Palette, sunX: number, sunY: number, sunRadius = 54): string {
  return [
    linear('sky', [
      [0, colours.lit(0.22)],
      [0.32, colours.blush],
      [0.62, colours.glow],
      [1, colours.light],
    ]),
    radial('sun', sunX, sunY, 620, [
      [0, colours.light, 1],
      [0.3, colours.light, 0.45],
      [1, colours.light, 0],
    ]),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#sky)' }),
    rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#sun)' }),
    sunRadius ? circle(sunX, sunY, sunRadius, { fill: colours.light, opacity: 0.95 }) : '',
  ].join('')
}

/** A ridge across the picture, as smooth as land seen from far away. */
export function ridge(random: Random, base: number, swing: number, waves: number): string {
  const step = WIDTH / waves
  const heights = Array.from({ length: waves + 1 }, () => base + (random() - 0.5) * 2 * swing)
  let d = `M0 ${HEIGHT}V${n(heights[0]!)}`
  for (let index = 1; index <= waves; index += 1) {
    const [from, to] = [heights[index - 1]!, heights[index]!]
    const x = index * step
    d += `C${n(x - step / 2)} ${n(from)} ${n(x - step / 2)} ${n(to)} ${n(x)} ${n(to)}`
  }
  return `${d}V${HEIGHT}Z`
}

/** Ridges one behind the other: pale and flat in the distance, deep and steep in front. */
export function hillsides(colours: Palette, random: Random, from = 380, count = 4): string {
  return Array.from({ length: count }, (_, index) => {
    const near = index / (count - 1)
    const fill = near < 0.45 ? colours.lit(0.5 - near) : colours.shaded((near - 0.35) * 0.9)
    const base = from + near * (HEIGHT - from - 70)
    return path(ridge(random, base, 22 + near * 34, 3 + (index % 2)), { fill })
  }).join('')
}
