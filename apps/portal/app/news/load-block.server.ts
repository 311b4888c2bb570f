import { newsCalls, type ApiCall, type NoticiaListada } from '@atrio/contract'

/** A news item as the church home shows it: what it does not show would travel for nothing. */
export type NoticiaBlock = Pick<NoticiaListada, 'id' | 'titulo' | 'resumo' | 'imagem' | 'dataPublicacao'>

/** What the church home shows of the news; null where there is none yet. */
export async function loadBlock(api: ApiCall, slug: string): Promise<NoticiaBlock | null> {
  const { noticias } = await api(newsCalls.listNoticias, {
    params: { slug },
    query: { limit: 1, filtros: 'false' },
  })
  const [newest] = noticias
  if (!newest) return null
  const { id, titulo, resumo, imagem, dataPublicacao } = newest
  return { id, titulo, resumo, imagem, dataPublicacao }
}
