import { newsCalls, type ApiCall, type NoticiaListada } from '@atrio/contract'

/** What the church home shows of the news; null where there is none yet. */
export async function loadNewsBlock(api: ApiCall, slug: string): Promise<NoticiaListada[] | null> {
  const { noticias } = await api(newsCalls.listNoticias, {
    params: { slug },
    query: { limit: 3, filtros: 'false' },
  })
  return noticias.length > 0 ? noticias : null
}
