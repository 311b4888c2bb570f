import sharp from 'sharp'

/** What a camera would read in a picture of a QR code. */
export async function readCode(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { default: module } = await import('jsqr')
  // Its types say ES module; what Node loads is the function itself.
  const jsQR = module as unknown as typeof module.default
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
