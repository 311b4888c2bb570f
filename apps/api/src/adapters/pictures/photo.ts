/** Twice as wide as it is shown, for sharp screens. */
const SIZE = { width: 1_120, height: 560 }

/** Any picture as a JPEG that every mail program shows: few of them draw SVG, WebP or AVIF. */
export async function drawPhoto({ imagem }: { imagem: Uint8Array }): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  // Asked for once: its own cache and threads would be memory for nothing.
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp(Buffer.from(imagem), { limitInputPixels: 25_000_000 })
    .resize({ ...SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer()
}
