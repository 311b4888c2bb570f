import { eventsCalls, type ApiCall, type Evento, type MetodoOferecido } from '@atrio/contract'

/** The ways to pay one ticket of each price, by its cents: their fees are shown with the prices. */
export async function loadMetodos(
  api: ApiCall,
  slug: string,
  evento: Evento,
): Promise<Record<number, MetodoOferecido[]>> {
  const prices = new Set(evento.ingressos.flatMap(({ valor }) => (valor ? [valor] : [])))
  const loaded = [...prices].map(async (valor) => {
    const { metodosPagamento } = await api(eventsCalls.listMetodosEvento, {
      params: { slug, id: evento.id },
      query: { valor },
    })
    return [valor, metodosPagamento] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}
