import {
  hasRight,
  liveAnfitrioesStaffCalls as calls,
  type AnfitrioesEquipe,
  type IgrejaEquipe,
} from '@atrio/contract'
import { useCallback } from 'react'
import { api } from '../lib/api.ts'
import { useWatched } from '../lib/use-watched.ts'
import { m } from '../paraglide/messages.js'
import { NamedPeople } from './named-people.tsx'
import { Talk } from './talk.tsx'

const EVERY = 4_000

type Show = (room: AnfitrioesEquipe) => void

/** Where those who look after a broadcast talk among themselves; visitors see nothing of it (Decision 286). */
export function HostsRoom({ igreja, id }: { igreja: IgrejaEquipe; id: number }) {
  const { slug } = igreja
  const params = { slug, id }
  const ask = useCallback(() => api(calls.getAnfitrioesEquipe, { params: { slug, id } }), [slug, id])
  const { answer: room, show } = useWatched(ask, EVERY)
  return (
    <section aria-labelledby="hosts-room" className="ruled grid grid-cols-1 gap-3">
      <h2 id="hosts-room" className="text-lg">
        {m.hosts_room()}
      </h2>
      <p className="text-ink-muted text-sm">{m.hosts_room_lead()}</p>
      <Talk
        mensagens={room?.mensagens ?? []}
        label={m.hosts_room()}
        empty={m.hosts_room_empty()}
        hasNames
        send={async (body) => show(await api(calls.createMensagemAnfitrioes, { params, body }))}
      />
      {room && hasRight(igreja.papeis, { area: 'aoVivo', may: 'change' }) && (
        <Volunteers igreja={igreja} params={params} room={room} show={show} />
      )}
    </section>
  )
}

function Volunteers({
  igreja,
  params,
  room: { sala, membros },
  show,
}: {
  igreja: IgrejaEquipe
  params: { slug: string; id: number }
  room: AnfitrioesEquipe
  show: Show
}) {
  return (
    <details className="border-line rounded-md border p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {m.hosts_room_volunteers()}
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-3">
        <p className="text-ink-muted text-sm">{m.hosts_room_volunteers_lead()}</p>
        <code className="border-line bg-surface rounded-md border p-2 text-sm break-all">
          {`${igreja.portal}/embed/chat?channel=${sala}`}
        </code>
        <NamedPeople
          people={membros}
          add={async (email) => show(await api(calls.createAnfitriao, { params, body: { email } }))}
          take={async (idUsuario) =>
            show(await api(calls.deleteAnfitriao, { params: { ...params, idUsuario } }))
          }
        />
      </div>
    </details>
  )
}
