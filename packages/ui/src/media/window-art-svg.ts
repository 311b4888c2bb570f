import { windowShapes, windowSize } from './window-shapes.ts'

/** Colours as `#rrggbb`. */
export type WindowColours = { tint: string; action: string; ink: string }

/** Pixels. */
export type WindowSize = { width: number; height: number }

/**
 * The same window as a standalone SVG document, for pictures that a server draws: of any size, cropped rather
 * than stretched. Throws a TypeError for a colour that is none.
 */
export function windowArtSvg(seed: string, colours: WindowColours, size: WindowSize = windowSize): string {
  const fills = { ...colours, light: '#ffffff' }
  const shapes = windowShapes(seed)
    .map(({ path, role, opacity }) => `<path d="${path}" fill="${hex(fills[role])}" opacity="${opacity}"/>`)
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="0 0 ${windowSize.width} ${windowSize.height}" preserveAspectRatio="xMidYMid slice">` +
    `<rect width="100%" height="100%" fill="${hex(fills.tint)}"/>${shapes}</svg>`
  )
}

// The value lands in markup, so nothing but a colour may pass.
function hex(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new TypeError(`not a colour: ${colour}`)
  return colour
}
