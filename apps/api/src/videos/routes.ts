import type { videosCalls } from '@atrio/contract'
import { inTenant, requireIgreja } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findVideo } from './find-video.ts'
import { listVideoPlaylists, listVideos } from './list-videos.ts'

/** Spec §2 names no module for videos: every church has them. */
export const videosRoutes: Handlers<typeof videosCalls> = {
  async listVideos(ctx, { params, query }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, (trx) => listVideos(trx, query))
  },
  async listVideoPlaylists(ctx, { params }) {
    requireIgreja(ctx, params)
    return inTenant(ctx, listVideoPlaylists)
  },
  async getVideo(ctx, { params: { slug, videoId }, query: { playlist } }) {
    requireIgreja(ctx, { slug })
    return { video: await inTenant(ctx, (trx) => findVideo(trx, { videoId, playlist })) }
  },
}
