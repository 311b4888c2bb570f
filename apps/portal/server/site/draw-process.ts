import { serveDrawings } from '@atrio/drawing'
import { brandRoles, parseBrandColor } from '@atrio/rules'
import { drawCover, drawIcon, drawShareImage, type PictureSubject } from './church-pictures.ts'
import { toJpeg, toPng } from './raster.ts'

/** Directories of podcasts take 1,400 to 3,000 pixels. */
const COVER = { width: 2_000, height: 2_000 }

function coloursOf({ corApp }: PictureSubject) {
  return brandRoles(parseBrandColor(corApp)).light
}

type Shape = Parameters<typeof drawIcon>[1]

/** Every picture that is made of what a church wrote or uploaded. */
const drawings = {
  /** A picture of its own, scaled. */
  scaled: async () => async (input: { picture: Uint8Array; size: number }) =>
    toPng(Buffer.from(input.picture), { width: input.size, height: input.size }),
  /** A picture of its own, on the church's ground. */
  squared: async () => async (input: { picture: Uint8Array; subject: PictureSubject }) =>
    toJpeg(Buffer.from(input.picture), COVER, coloursOf(input.subject).bg),
  cover: async () => async (input: { subject: PictureSubject; titulo: string }) => {
    const svg = await drawCover(input.subject, input.titulo.slice(0, 300))
    return toJpeg(Buffer.from(svg), COVER, coloursOf(input.subject).action)
  },
  icon: async () => async (input: { subject: PictureSubject; size: number; shape: Shape }) =>
    toPng(Buffer.from(await drawIcon(input.subject, input.shape)), { width: input.size, height: input.size }),
  favicon: async () => async (input: { subject: PictureSubject }) =>
    Buffer.from(await drawIcon(input.subject, 'rounded')),
  share: async () => async (input: { subject: PictureSubject }) =>
    toPng(Buffer.from(await drawShareImage(input.subject)), { width: 1200, height: 630 }),
}

export type PictureDrawings = typeof drawings

serveDrawings(drawings)
