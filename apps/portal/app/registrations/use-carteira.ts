import { eventsCalls as calls, type CallResult } from '@atrio/contract'
import { useEffect, useEffectEvent } from 'react'
import type { Loaded } from '../lib/personal/loaded.ts'
import { personalCalls } from '../lib/personal/personal-calls.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { useOwner } from '../lib/session/owner.ts'

export type EventosDaPessoa = CallResult<typeof calls.listEventosUsuario>
type IngressosDoEvento = CallResult<typeof calls.listInscricoes>

/** How many events ahead have their tickets laid on the device without anybody opening them. */
const AHEAD = 6

/** The events that the person has tickets of. What is to come is laid on the device, for the hall without a signal. */
export function useEventosDaPessoa(): Loaded<EventosDaPessoa> {
  const id = useOwner()
  const loaded = useCall(calls.listEventosUsuario, { params: { id } }, { keepOffline: true })
  const confirmedAt = loaded.state === 'loaded' ? loaded.confirmedAt : null
  const layAhead = useEffectEvent(async () => {
    const ahead = loaded.data?.eventos.filter(({ dataFim }) => new Date(dataFim) > new Date()) ?? []
    for (const { id: idEvento } of ahead.slice(0, AHEAD)) {
      await personalCalls.layOnDevice(calls.listInscricoes, { params: { id, idEvento } })
    }
  })
  useEffect(() => {
    if (confirmedAt !== null) void layAhead()
  }, [confirmedAt])
  return loaded
}

export function useIngressosDoEvento(idEvento: number): Loaded<IngressosDoEvento> {
  const id = useOwner()
  return useCall(calls.listInscricoes, { params: { id, idEvento } }, { keepOffline: true })
}
