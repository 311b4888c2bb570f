import type { PictureSubject } from './church-pictures.ts'
import type { Draw } from './pictures.ts'

/** Reads a church's own picture from where it is stored; null when it cannot be had. */
export type ReadMedia = (url: string) => Promise<Buffer | null>

/** Sizes of the icons that a church's site has, by their address. */
export const iconFiles = {
  '/icon-192.png': { size: 192, shape: 'rounded' },
  '/icon-512.png': { size: 512, shape: 'rounded' },
  '/icon-maskable-512.png': { size: 512, shape: 'maskable' },
  // Phones cut the corners themselves and show transparency black.
  '/apple-touch-icon.png': { size: 180, shape: 'maskable' },
} as const

/** The church's own icon; one without has its initials on its colour. */
export async function makeIcon(
  subject: PictureSubject & { icone: string | null },
  path: keyof typeof iconFiles,
  { readMedia, draw }: { readMedia?: ReadMedia | undefined; draw: Draw },
): Promise<Buffer> {
  const { size, shape } = iconFiles[path]
  const own = subject.icone ? await readMedia?.(subject.icone) : null
  if (own) {
    const png = await draw('scaled', { picture: own, size }, subject.seed).catch(() => null)
    if (png) return png
  }
  return draw('icon', { subject, size, shape }, subject.seed)
}
