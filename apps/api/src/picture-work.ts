import { readFile } from 'node:fs/promises'
import { serialize } from 'node:v8'
import sharp, { type Sharp } from 'sharp'
import { hasScript, tellType } from './files/tell-type.ts'

export interface PictureLimits {
  tipos: readonly string[]
  maxPixels: number
  /** The longer side of what is kept. */
  lado: number
}

export type Taken =
  | { kind: 'taken'; tipo: string; largura: number; altura: number; bytes: Buffer }
  | {
      kind: 'refused'
      code: 'FILE_TYPE' | 'FILE_ACTIVE' | 'FILE_PIXELS' | 'FILE_DAMAGED'
      detalhes: Record<string, string | number>
    }

export interface Version {
  largura: number
  tipo: 'image/webp' | 'image/avif'
  bytes: Buffer
}

// One picture at a time, and nothing kept of the one before.
sharp.concurrency(1)
sharp.cache(false)
// What we do not take has no decoder here.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

/** What is kept is drawn anew from the pixels: places, cameras, comments and whatever hid behind them are not. */
export async function takePicture({
  file,
  limits,
}: {
  file: string
  limits: PictureLimits
}): Promise<Buffer> {
  return serialize(await take(await readFile(file), limits))
}

async function take(bytes: Buffer, { tipos, maxPixels, lado }: PictureLimits): Promise<Taken> {
  const tipo = tellType(bytes)
  if (tipo === 'markup' || hasScript(bytes)) return refused('FILE_ACTIVE')
  if (tipo === null || !tipos.includes(tipo)) return refused('FILE_TYPE', { tipos: tipos.join(', ') })
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return refused('FILE_PIXELS', { maximo: maxPixels })
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient()
    const { data, info } = await inside(upright, lado)
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'taken', tipo, largura: info.width, altura: info.height, bytes: data }
  } catch {
    return refused('FILE_DAMAGED')
  }
}

export async function makeVersions(input: { bytes: Uint8Array; larguras: number[] }): Promise<Buffer> {
  const { width } = await sharp(input.bytes).metadata()
  const versions: Version[] = []
  for (const wanted of input.larguras.filter((largura) => largura < width)) {
    const small = sharp(input.bytes).resize({ width: wanted })
    versions.push({ largura: wanted, tipo: 'image/webp', bytes: await small.clone().webp().toBuffer() })
    versions.push({ largura: wanted, tipo: 'image/avif', bytes: await small.clone().avif().toBuffer() })
  }
  return serialize(versions)
}

function inside(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

function refused(
  code: Extract<Taken, { kind: 'refused' }>['code'],
  detalhes: Record<string, string | number> = {},
): Taken {
  return { kind: 'refused', code, detalhes }
}
