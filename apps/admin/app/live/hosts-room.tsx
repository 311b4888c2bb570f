import {
  hasRight,
  liveAnfitrioesStaffCalls as calls,
  type AnfitrioesEquipe,
  type IgrejaEquipe,
} from '@atrio/contract'
import { Button, FormStatus, TextField } from '@atrio/ui'
import { useEffect, useState } from 'react'
import { api } from '../lib/api.ts'
import { cleared } from '../lib/cleared.ts'
import { errorText } from '../lib/error-text.ts'
import { useTask } from '../lib/use-task.ts'
import { m } from '../paraglide/messages.js'
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
  const [email, setEmail] = useState('')
  const naming = useTask(async () => {
    show(await api(calls.createAnfitriao, { params, body: { email } }))
    setEmail(cleared(email))
  })
  const taking = useTask(async (idUsuario: number) => {
    show(await api(calls.deleteAnfitriao, { params: { ...params, idUsuario } }))
  })
  const error = naming.error ?? taking.error
  return (
    <details className="bg-sunken rounded-md p-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {m.hosts_room_volunteers()}
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-3">
        <p className="text-ink-muted text-sm">{m.hosts_room_volunteers_lead()}</p>
        <code className="border-line bg-surface rounded-md border p-2 text-sm break-all">
          {`${igreja.portal}/embed/chat?channel=${sala}`}
        </code>
        <ul className="grid grid-cols-1">
          {membros.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <div className="grid min-w-0 flex-1 basis-40 grid-cols-1">
                <span className="font-semibold wrap-break-word">{one.nome}</span>
                <span className="text-ink-muted text-sm wrap-break-word">{one.email}</span>
              </div>
              <Button
                variant="quiet"
                loading={taking.isBusy}
                aria-label={m.moderators_take_of({ nome: one.nome })}
                onClick={() => void taking.start(one.id)}
              >
                {m.moderators_take()}
              </Button>
            </li>
          ))}
        </ul>
        <form
          className="grid grid-cols-1 gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void naming.start()
          }}
        >
          <TextField
            label={m.moderators_email()}
            hint={m.team_email_hint()}
            type="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          {error !== null && <FormStatus tone="bad" title={errorText(error)} />}
          <Button type="submit" variant="secondary" loading={naming.isBusy} className="justify-self-start">
            {m.moderators_add()}
          </Button>
        </form>
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
