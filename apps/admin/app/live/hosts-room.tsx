import {
  hasRight,
  liveAnfitrioesStaffCalls as calls,
  type AnfitrioesEquipe,
  type IgrejaEquipe,
} from '@atrio/contract'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { m } from '../paraglide/messages.js'
import { NamedPeople } from './named-people.tsx'
import { Talk } from './talk.tsx'

const EVERY = 4_000

type Show = (room: AnfitrioesEquipe) => void

/** Where those who look after a broadcast talk among themselves; visitors see nothing of it (Decision 286). */
export function HostsRoom({ igreja, id }: { igreja: IgrejaEquipe; id: number }) {
  const [room, setRoom] = useState<AnfitrioesEquipe | null>(null)
  const params = { slug: igreja.slug, id }
  useReading(params, setRoom)
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
        send={async (body) => setRoom(await api(calls.createMensagemAnfitrioes, { params, body }))}
      />
      {room && hasRight(igreja.papeis, { area: 'aoVivo', may: 'change' }) && (
        <Volunteers igreja={igreja} params={params} room={room} show={setRoom} />
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

/** Asks again every few seconds; what cannot be reached is asked again. */
function useReading({ slug, id }: { slug: string; id: number }, show: Show): void {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) api(calls.getAnfitrioesEquipe, { params: { slug, id } }).then(show, () => {})
    }
    ask()
    const timer = setInterval(ask, EVERY)
    return () => clearInterval(timer)
  }, [slug, id, show])
}
