import { podcastCalls, type ApiCall } from '@atrio/contract'
import type { PictureSubject } from './church-pictures.ts'
import type { ReadMedia } from './icons.ts'
import type { Draw } from './pictures.ts'

/**
 * The picture of the church's own podcast as directories want it, square and without clear parts: its own one, else
 * its title and the church's name on the church's colour. Null where the church publishes none.
 */
export async function makePodcastCover(
  subject: PictureSubject,
  {
    api,
    slug,
    readMedia,
    draw,
  }: { api: ApiCall; slug: string; readMedia: ReadMedia | undefined; draw: Draw },
): Promise<Buffer | null> {
  const { podcasts } = await api(podcastCalls.listPodcasts, { params: { slug } })
  const podcast = podcasts.find(({ proprio }) => proprio)
  if (!podcast) return null
  const own = podcast.imagem ? await readMedia?.(podcast.imagem) : null
  const picture = own && (await draw('squared', { picture: own, subject }, subject.seed).catch(() => null))
  return picture || draw('cover', { subject, titulo: podcast.titulo }, subject.seed)
}
