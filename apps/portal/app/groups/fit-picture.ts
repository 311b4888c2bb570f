interface Limits {
  maxBytes: number
  /** The longer side of what is kept. */
  lado: number
}

export function isTooLarge({ size }: Blob, { maxBytes }: Limits): boolean {
  return size > maxBytes
}

/**
 * A photo that fits, drawn smaller on the device where it is larger than is taken: phones take photos of ten megabytes.
 * What is no picture stays as it is, for whoever refuses it.
 */
export async function toFit(file: Blob, limits: Limits): Promise<Blob> {
  if (!isTooLarge(file, limits)) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, limits.lado / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob((drawn) => done(drawn ?? file), 'image/jpeg', 0.9))
}
