import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  modulo: 'MOD_NOTICIA',
  addresses: [paths.news()],
  menu: { news: { to: paths.news(), group: 'church' } },
  kinds: { noticia: (id) => paths.newsItem({ newsId: Number(id) }) },
  notifications: { NOTICIA: (id) => (id === null ? paths.news() : paths.newsItem({ newsId: id })) },
  sitemap: [paths.news()],
  parameters: { kept: ['categoria'] },
})
