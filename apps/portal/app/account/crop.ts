export interface Size {
  width: number
  height: number
}

/** The square of a picture that is kept, in its pixels. */
export interface Crop {
  left: number
  top: number
  side: number
}

/** No smaller than this: fewer pixels are no portrait. */
const LEAST = 96

/** The largest square, in the middle of what lies across, and above the middle of what stands: where faces are. */
export function startCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 3, side }
}

/** Moves the picture below the square, by parts of its side; it never leaves the picture. */
export function moveCrop(crop: Crop, size: Size, { x, y }: { x: number; y: number }): Crop {
  return within({ ...crop, left: crop.left - x * crop.side, top: crop.top - y * crop.side }, size)
}

/** Comes closer by a factor, or goes away by one below 1, around a point of the square: its middle, unless told. */
export function zoomCrop(crop: Crop, size: Size, factor: number, at = { x: 0.5, y: 0.5 }): Crop {
  const { least, most } = sidesOf(size)
  const side = Math.min(most, Math.max(least, crop.side / factor))
  const shift = crop.side - side
  return within({ left: crop.left + shift * at.x, top: crop.top + shift * at.y, side }, size)
}

/** How close it is, from 0, which is all that fits, to 100; each step comes closer by the same factor. */
export function closenessOf({ side }: Crop, size: Size): number {
  const { least, most } = sidesOf(size)
  return most === least ? 0 : (100 * Math.log(most / side)) / Math.log(most / least)
}

export function zoomTo(crop: Crop, size: Size, closeness: number): Crop {
  const { least, most } = sidesOf(size)
  const side = most * (least / most) ** (closeness / 100)
  return zoomCrop(crop, size, crop.side / side)
}

function sidesOf({ width, height }: Size): { least: number; most: number } {
  const most = Math.min(width, height)
  return { least: Math.min(LEAST, most), most }
}

function within({ left, top, side }: Crop, { width, height }: Size): Crop {
  return { left: clamp(left, width - side), top: clamp(top, height - side), side }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
