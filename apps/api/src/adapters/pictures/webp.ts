/** A drawing of ours as the picture that a camera would have made of it. */
export async function drawWebp(
  svg: string,
): Promise<{ bytes: Buffer<ArrayBuffer>; largura: number; altura: number }> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 1_280 })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: Buffer.from(data), largura: info.width, altura: info.height }
}
