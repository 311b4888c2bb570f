import { createDrawingPool, DrawingRefused, type DrawingPool } from '@atrio/drawing'
import { deserialize } from 'node:v8'
import { AppError } from './http/errors.ts'
import type { PictureLimits, Taken, Version } from './picture-work.ts'

/** What the processes of pictures do. */
export const pictureWork = {
  take: async () => (await import('./picture-work.ts')).takePicture,
  versions: async () => (await import('./picture-work.ts')).makeVersions,
}

export interface Pictures {
  /**
   * Reads a picture that came from outside, upright and without what is not picture.
   *
   * @param file where its bytes lie
   * @throws AppError FILE_TYPE, FILE_ACTIVE, FILE_PIXELS, FILE_DAMAGED, UNAVAILABLE when too many wait
   */
  take: (file: string, limits: PictureLimits, owner: string) => Promise<TakenPicture>
  /** Smaller ones of it, as WebP and AVIF. */
  versions: (bytes: Buffer, larguras: readonly number[], owner: string) => Promise<Version[]>
  close: () => Promise<void>
}

export type TakenPicture = Extract<Taken, { kind: 'taken' }>

/** Decoders run in processes of their own (Decision 69): a picture that is a bomb takes nobody along. */
export function openPictures(): Pictures {
  const pool: DrawingPool<typeof pictureWork> = createDrawingPool({
    entry: new URL('picture-process.ts', import.meta.url),
    timeMs: 30_000,
    workMs: 15_000,
    residentMb: 640,
    waiting: 60,
    patienceMs: 20_000,
  })
  return {
    async take(file, limits, owner) {
      const taken = deserialize(await drawn(pool.draw('take', { file, limits }, { owner }))) as Taken
      if (taken.kind === 'refused') throw new AppError(taken.code, { detalhes: taken.detalhes })
      return taken
    },
    async versions(bytes, larguras, owner) {
      return deserialize(
        await pool.draw('versions', { bytes, larguras: [...larguras] }, { owner }),
      ) as Version[]
    },
    close: pool.close,
  }
}

/** A picture that its decoder does not survive is damaged; one that takes too much has too much to decode. */
async function drawn(drawing: Promise<Buffer>): Promise<Buffer> {
  try {
    return await drawing
  } catch (cause) {
    if (!(cause instanceof DrawingRefused)) throw new AppError('FILE_DAMAGED', { cause })
    if (cause.reason === 'busy') throw new AppError('UNAVAILABLE', { retryAfter: 5, cause })
    throw new AppError('FILE_PIXELS', { cause })
  }
}
