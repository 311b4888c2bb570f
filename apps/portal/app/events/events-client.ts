import { eventsCalls as calls, type EstoqueEvento, type Evento, type ReservaEvento } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import type { Selection } from './selection.ts'

/** Who buys, and at which event. */
export interface Buyer {
  slug: string
  userId: number
  eventId: number
}

export interface Buying {
  evento: Evento
  estoque: EstoqueEvento
  reserva: ReservaEvento | null
}

export async function loadEstoque({ slug, eventId }: Buyer): Promise<EstoqueEvento> {
  const { estoque } = await api(calls.getEstoqueEvento, { params: { slug, id: eventId } })
  return estoque
}

/** Holds exactly these places; none gives all of them back. */
export async function saveHold(
  { userId, eventId }: Buyer,
  selection: Selection,
  evento: Evento,
): Promise<ReservaEvento | null> {
  const params = { id: userId, idEvento: eventId }
  const ingressos = Object.entries(selection).map(([id, quantidade]) => ({
    id: Number(id),
    quantidade,
    rulesVersion: evento.ingressos.find((ingresso) => ingresso.id === Number(id))?.rulesVersion,
  }))
  if (ingressos.length === 0) {
    await api(calls.deleteReserva, { params })
    return null
  }
  const { reserva } = await api(calls.saveReserva, { params, body: { ingressos } })
  return reserva
}

export async function renewHold({ userId, eventId }: Buyer): Promise<ReservaEvento> {
  const { reserva } = await api(calls.renovarReserva, {
    params: { id: userId, idEvento: eventId },
    body: {},
  })
  return reserva
}
