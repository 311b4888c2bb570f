/** No picture is shown larger than that. */
const MAX_SIDE = 2560

/**
 * A photo as small as it may be sent: a phone's camera makes many times what a page shows. What cannot be read here goes
 * as it is, and the server says why it does not take it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const { width, height } = picture
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const isSmall = scale === 1 && file.size < 1_500_000
  if (isSmall) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return file
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
  return small ?? file
}
