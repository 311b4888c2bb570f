import type { videosCalls } from '@atrio/contract'
import { inTenant } from '../http/context.ts'
import type { Handlers } from '../http/implement.ts'
import { findVideo } from './find-video.ts'
import { listVideoPlaylists, listVideos } from './list-videos.ts'

/** Spec §2 names no module for videos: every church has them. */
export const videosRoutes: Handlers<typeof videosCalls> = {
  listVideos(ctx, { query }) {
    return inTenant(ctx, (trx) => listVideos(trx, query))
  },
  listVideoPlaylists(ctx) {
    return inTenant(ctx, listVideoPlaylists)
  },
  async getVideo(ctx, { params: { videoId }, query: { playlist } }) {
    return { video: await inTenant(ctx, (trx) => findVideo(trx, { videoId, playlist })) }
  },
}
