import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_ASSINATURA',
  addresses: [paths.play(), '/subscription'],
  menu: {
    play: {
      to: paths.play(),
      group: 'media',
      typed: 'filme serie assistir streaming movie film watch pelicula ver',
    },
  },
  kinds: {
    plano_assinatura_conteudo: (id, page) =>
      page === 'video' ? paths.playVideo({ id: Number(id) }) : paths.playCollection({ id: Number(id) }),
  },
  sitemap: [paths.play(), paths.playBrowse()],
  parameters: { kept: ['lista', 'tag', 'tipo'] },
})
