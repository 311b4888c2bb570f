import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: {
    videos: {
      to: paths.videos(),
      group: 'media',
      typed: 'pregacao sermao mensagem sermon message predicacion',
      shows: 'video',
    },
  },
  kinds: { video: (videoId) => paths.video({ videoId }) },
  sitemap: [paths.videos()],
  parameters: { kept: ['livro', 'playlist', 'pregador'] },
})
