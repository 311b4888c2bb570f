/** Draws an SVG, or scales a picture, into a PNG of exactly this size; what does not fit the square is left empty. */
export async function toPng(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // Pictures are asked for once and then kept, so its own cache and threads would be memory for nothing.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(picture, { limitInputPixels: 25_000_000 })
    .resize({ ...size, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
