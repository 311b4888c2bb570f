import { eventsCalls as calls, type CallResult } from '@atrio/contract'
import { api } from '../lib/session/api-client.ts'
import { deviceOwner, useSession } from '../lib/session/session.ts'
import { keepNow, useKept, type KeptState } from '../lib/data/use-kept.ts'

export type EventosDaPessoa = CallResult<typeof calls.listEventosUsuario>
type IngressosDoEvento = CallResult<typeof calls.listInscricoes>

/** How many events ahead have their tickets laid on the device without anybody opening them. */
const AHEAD = 6

/** The events that the person has tickets of. What is to come is laid on the device, for the hall without a signal. */
export function useEventosDaPessoa(): KeptState<EventosDaPessoa> {
  const owner = useOwner()
  return useKept({ kind: 'ingressos', owner, id: 'eventos' }, async () => {
    const found = await api(calls.listEventosUsuario, { params: { id: owner } })
    const ahead = found.eventos.filter(({ dataFim }) => new Date(dataFim) > new Date()).slice(0, AHEAD)
    void keepTickets(
      owner,
      ahead.map(({ id }) => id),
    )
    return found
  })
}

export function useIngressosDoEvento(eventId: number): KeptState<IngressosDoEvento> {
  const owner = useOwner()
  return useKept({ kind: 'ingressos', owner, id: `evento:${eventId}` }, () => loadTickets(owner, eventId))
}

/** Who is logged in, or whom the device belongs to while there is no network. */
export function useOwner(): number {
  const { user } = useSession()
  return user?.id ?? deviceOwner() ?? 0
}

async function keepTickets(owner: number, eventIds: readonly number[]): Promise<void> {
  for (const idEvento of eventIds) {
    const found = await loadTickets(owner, idEvento).catch(() => null)
    if (found) await keepNow({ kind: 'ingressos', owner, id: `evento:${idEvento}` }, found)
  }
}

function loadTickets(owner: number, idEvento: number): Promise<IngressosDoEvento> {
  return api(calls.listInscricoes, { params: { id: owner, idEvento } })
}
