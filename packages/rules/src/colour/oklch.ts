/** A colour as three 8-bit sRGB channels. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0–1, chroma, and hue in radians. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** WCAG relative luminance, 0 for black to 1 for white. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Björn Ottosson's OKLab, in polar form. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(x, y),
    hue: Math.atan2(y, x),
  }
}

/** The nearest sRGB colour of that lightness and hue: chroma gives way where a screen cannot show it. */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [cos, sin] = [Math.cos(hue), Math.sin(hue)]
  let colour = linearRgb(lightness, chroma * cos, chroma * sin)
  if (!isShowable(colour)) {
    let [low, high] = [0, chroma]
    // Ten halvings leave less than a thousandth of the chroma, finer than 8 bits show.
    for (let step = 0; step < 10; step++) {
      const middle = (low + high) / 2
      if (isShowable(linearRgb(lightness, middle * cos, middle * sin))) low = middle
      else high = middle
    }
    colour = linearRgb(lightness, low * cos, low * sin)
  }
  return [encode(colour[0]), encode(colour[1]), encode(colour[2])]
}

const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})

function linear(channel: number): number {
  return LINEAR[channel] ?? 0
}

function linearRgb(lightness: number, x: number, y: number): [number, number, number] {
  const l = cube(lightness + 0.3963377774 * x + 0.2158037573 * y)
  const m = cube(lightness - 0.1055613458 * x - 0.0638541728 * y)
  const s = cube(lightness - 0.0894841775 * x - 1.291485548 * y)
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

// In the innermost loop, `** 3` costs twice as much.
function cube(value: number): number {
  return value * value * value
}

function isShowable([red, green, blue]: readonly [number, number, number]): boolean {
  return Math.min(red, green, blue) >= -1e-4 && Math.max(red, green, blue) <= 1.0001
}

function encode(channel: number): number {
  const c = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, c)) * 255)
}
