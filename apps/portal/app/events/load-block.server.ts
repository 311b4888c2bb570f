import { eventsCalls, type ApiCall, type EventoListado } from '@atrio/contract'

/** What the church home shows of its events. */
export async function loadEventoBlock(api: ApiCall, slug: string): Promise<EventoListado[] | null> {
  const { eventos } = await api(eventsCalls.listEventos, {
    params: { slug },
    query: { limit: 3, filtros: 'false' },
  })
  return eventos.length > 0 ? eventos : null
}
