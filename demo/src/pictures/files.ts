import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChurchDescription } from '../church-description.ts'
import { demoOrganizacoes, type DemoChurch } from '../churches.ts'
import { readingPictures } from '../reading/reading-pictures.ts'
import { playPictures } from '../play/play-pictures.ts'
import { videoPictures } from '../videos/video-pictures.ts'
import { drawEmblem, drawIcone } from './emblem.ts'
import { drawScene } from './scenes.ts'

/** Where a church's picture is served. */
export function mediaUrl(igrejaId: number, name: string): string {
  return `/media/${igrejaId}/${name}.svg`
}

/** Every picture of a church, by name. */
export function drawPictures(church: DemoChurch, description: ChurchDescription): Map<string, string> {
  const pictures = new Map<string, string>()
  const colour = church.corApp ?? '#5d6470'
  const scene = (name: string, picture: { scene: Parameters<typeof drawScene>[0] }) =>
    pictures.set(name, drawScene(picture.scene, { colour, seed: `${church.codigo}/${name}` }))
  if (description.logo) {
    pictures.set('logo', drawEmblem(church.codigo, colour))
    pictures.set('icone', drawIcone(church.codigo, colour))
  }
  if (description.capa) scene('capa', description.capa)
  description.imagens.forEach((picture, index) => scene(`igreja-${index + 1}`, picture))
  description.banners.forEach(({ picture }, index) => scene(`banner-${index + 1}`, picture))
  for (const [name, picture] of readingPictures(church.codigo)) scene(name, picture)
  for (const [name, picture] of videoPictures(church.codigo)) scene(name, picture)
  for (const [name, picture] of playPictures(church.codigo)) scene(name, picture)
  if (Object.values(demoOrganizacoes).some(({ sede }) => sede === church.codigo)) {
    pictures.set('organizacao', drawEmblem(church.organizacao, colour))
  }
  return pictures
}

/** Draws a church's pictures into its folder of the media directory, unless that folder is there. */
export async function writePictures(
  mediaDir: string,
  igrejaId: number,
  church: DemoChurch,
  description: ChurchDescription,
): Promise<void> {
  const folder = join(mediaDir, String(igrejaId))
  if (existsSync(folder)) return
  await mkdir(mediaDir, { recursive: true })
  // Renamed when complete: a start that is killed here leaves no folder that looks finished.
  const draft = await mkdtemp(`${folder}-`)
  for (const [name, svg] of drawPictures(church, description)) {
    await writeFile(join(draft, `${name}.svg`), svg)
  }
  await chmod(draft, 0o755)
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true })
    // Another process on the same media has drawn them meanwhile.
    if (!existsSync(folder)) throw error
  })
}
