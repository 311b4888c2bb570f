import { eventsCalls, type ApiCall, type EventoListado } from '@atrio/contract'

/** An event as the church home shows it: what it does not show would travel for nothing. */
export type EventoBlock = Pick<
  EventoListado,
  'id' | 'nome' | 'imagem' | 'local' | 'flagOnline' | 'dataInicio' | 'dataFim'
>

/** What the church home shows of its events. */
export async function loadBlock(api: ApiCall, slug: string): Promise<EventoBlock[] | null> {
  const { eventos } = await api(eventsCalls.listEventos, {
    params: { slug },
    query: { limit: 3, filtros: 'false' },
  })
  if (eventos.length === 0) return null
  return eventos.map(({ id, nome, imagem, local, flagOnline, dataInicio, dataFim }) => ({
    id,
    nome,
    imagem,
    local,
    flagOnline,
    dataInicio,
    dataFim,
  }))
}
