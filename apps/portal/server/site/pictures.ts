import { createDrawingPool, type DrawingInput } from '@atrio/drawing'
import type { PictureDrawings } from './draw-process.ts'

/**
 * Draws away from this process (Decision 69).
 *
 * @param church whose picture it is: churches take turns
 * @throws DrawingRefused
 */
export type Draw = <Name extends keyof PictureDrawings>(
  name: Name,
  input: DrawingInput<PictureDrawings, Name>,
  church: string,
) => Promise<Buffer>

/** Starts no process before the first picture is asked for. */
export function openPictures(): { draw: Draw; close: () => Promise<void> } {
  const entry = new URL('draw-process.ts', import.meta.url)
  const pool = createDrawingPool<PictureDrawings>({ entry, workMs: 5_000 })
  return { draw: (name, input, church) => pool.draw(name, input, { owner: church }), close: pool.close }
}
