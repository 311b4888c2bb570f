/** Draws an SVG, or scales a picture, into a JPEG of exactly this size; what does not fit is cut away, what is clear filled. */
export async function toJpeg(
  picture: Buffer,
  size: { width: number; height: number },
  ground: string,
): Promise<Buffer> {
  const drawing = await openPicture(picture)
  return drawing
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Draws an SVG, or scales a picture, into a PNG of exactly this size; what does not fit the square is left empty. */
export async function toPng(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const drawing = await openPicture(picture)
  return drawing
    .resize({ ...size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** What sharp does with it lies on a thread of its own. */
async function openPicture(picture: Buffer) {
  const { default: sharp } = await import('sharp')
  // Pictures are asked for once and then kept, so its own cache and threads would be memory for nothing.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(picture, { limitInputPixels: 25_000_000 })
}
