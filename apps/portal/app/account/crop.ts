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

/** Comes closer by a factor, or goes away by one below 1, around the middle of the square. */
export function zoomCrop(crop: Crop, size: Size, factor: number): Crop {
  const most = Math.min(size.width, size.height)
  const side = Math.min(most, Math.max(Math.min(LEAST, most), crop.side / factor))
  const shift = (crop.side - side) / 2
  return within({ left: crop.left + shift, top: crop.top + shift, side }, size)
}

function within({ left, top, side }: Crop, { width, height }: Size): Crop {
  return { left: clamp(left, width - side), top: clamp(top, height - side), side }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most))
}
