import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: {
    podcast: {
      to: paths.podcast(),
      group: 'media',
      typed: 'ouvir audio episodio listen escuchar',
      shows: 'podcast',
    },
  },
  kinds: { podcast_item: (episodio, programa) => paths.podcast({ programa, episodio }) },
  sitemap: [paths.podcast()],
  parameters: { kept: ['episodio', 'programa'] },
})
