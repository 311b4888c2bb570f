import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: {
    songs: {
      to: paths.songs(),
      group: 'media',
      typed: 'musica cifra letra hino louvor worship lyrics chords hymn cancion alabanza acordes letra himno',
      shows: 'louvor',
    },
  },
  kinds: { louvor: (id) => paths.song({ praiseId: Number(id) }) },
  sitemap: [paths.songs()],
  parameters: { passed: ['embedColor', 'praiseId', 'tema'] },
})
