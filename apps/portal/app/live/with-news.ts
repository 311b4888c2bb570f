import type { Transmissao, TransmissaoListada } from '@atrio/contract'
import type { NoticiaSala } from './chat/chat-view.ts'

interface Loaded {
  transmissoes: readonly TransmissaoListada[]
  known: Readonly<Record<number, Transmissao>>
  renderedAt: string
}

/** What the page was given, with what the room has said of one broadcast since. */
export function withNews(
  { transmissoes, known, renderedAt }: Loaded,
  noticia: NoticiaSala | null,
): Pick<Loaded, 'transmissoes' | 'known'> {
  const news = noticia?.transmissao
  const before = news && known[news.id]
  if (!before || Date.parse(noticia.em) <= Date.parse(renderedAt)) return { transmissoes, known }
  return {
    transmissoes: transmissoes.map((one) => (one.id === news.id ? news : one)),
    known: { ...known, [news.id]: { ...before, ...news } },
  }
}
