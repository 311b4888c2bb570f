const WIDTHS = [480, 960, 1600]

/**
 * What an address says of its picture: the point that stays in sight stands behind `#foco=`, in percent, and what has one is
 * had in several widths, by `l` (Decision 180).
 */
export function readPictureAddress(address: string): {
  src: string
  srcSet?: string
  focal?: { x: number; y: number }
} {
  const [src = '', x, y] = /^([^#]*)#foco=(\d{1,3}),(\d{1,3})$/.exec(address)?.slice(1) ?? [address]
  if (x === undefined) return { src }
  const srcSet = WIDTHS.map((width) => `${src}?l=${width} ${width}w`).join(', ')
  return { src: `${src}?l=1600`, srcSet, focal: { x: Number(x), y: Number(y) } }
}
