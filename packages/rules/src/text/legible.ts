import { luminance, toRgb, type Oklch, type Rgb } from '../colour/oklch.ts'

/** The luminance that a colour must stay under to reach a contrast ratio on all backgrounds of a light theme. */
export function darkerThan(backgrounds: readonly Rgb[], ratio: number): number {
  return (Math.min(...backgrounds.map(luminance)) + 0.05) / ratio - 0.05
}

/** The luminance that a colour must reach to have a contrast ratio on all backgrounds of a dark theme. */
export function lighterThan(backgrounds: readonly Rgb[], ratio: number): number {
  return (Math.max(...backgrounds.map(luminance)) + 0.05) * ratio - 0.05
}

/** The colour itself where it is dark enough, else the lightest of its hue that is. Black always is. */
export function darken(colour: Oklch, ceiling: number): Rgb {
  return search(colour, 0, (rgb) => luminance(rgb) <= ceiling)
}

/** The colour itself where it is light enough, else the darkest of its hue that is. White always is. */
export function lighten(colour: Oklch, floor: number): Rgb {
  return search(colour, 1, (rgb) => luminance(rgb) >= floor)
}

/**
 * Halves the way from the colour's lightness to an end that passes. Only a colour that was tested as the
 * 8-bit triple that screens get is returned, so rounding cannot break the promise.
 */
function search(colour: Oklch, end: 0 | 1, passes: (rgb: Rgb) => boolean): Rgb {
  const wanted = toRgb(colour)
  if (passes(wanted)) return wanted
  let found: Rgb = end === 0 ? [0, 0, 0] : [255, 255, 255]
  let [failing, passing] = [colour.lightness, end as number]
  for (let step = 0; step < 9; step++) {
    const lightness = (failing + passing) / 2
    const candidate = toRgb({ ...colour, lightness })
    if (passes(candidate)) [passing, found] = [lightness, candidate]
    else failing = lightness
  }
  return found
}
