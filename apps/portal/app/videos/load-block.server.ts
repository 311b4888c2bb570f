import { videosCalls, type ApiCall, type VideoListado } from '@atrio/contract'

/** What the church home shows of the videos; null where there is none yet. */
export async function loadBlock(api: ApiCall, slug: string): Promise<VideoListado | null> {
  const { videos } = await api(videosCalls.listVideos, {
    params: { slug },
    query: { limit: 1, filtros: 'false' },
  })
  return videos[0] ?? null
}
