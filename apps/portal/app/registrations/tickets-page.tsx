import { FALLBACK_LOCALE } from '@atrio/rules'
import { buttonClass } from '@atrio/ui'
import { MapPin, Video } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { safeHref } from '../lib/security/outside-url.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { paths } from '../lib/paths.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { momentText } from './evento-when.ts'
import { KeptNotice } from './kept-notice.tsx'
import { HydrateFallback } from './registrations-layout.tsx'
import { TicketCard } from './ticket-card.tsx'
import { TicketScreen } from './ticket-screen.tsx'
import { useIngressosDoEvento } from './use-carteira.ts'

export const meta = () => [{ title: m.tickets_title() }, { name: 'robots', content: 'noindex' }]

/** Spec §2: the person's tickets of an event, each with the code that the door reads. */
export default function TicketsPage() {
  const eventId = Number(useParams().eventId)
  const loaded = useIngressosDoEvento(eventId)
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const [open, setOpen] = useState<number | null>(null)
  const { data } = loaded
  const shown = data?.inscricoes.filter(({ qrCode }) => qrCode !== null) ?? []
  const link = safeHref(data?.linkOnline)
  return (
    <div className="stack gap-6">
      <BackLink to={paths.registrations()}>{m.tickets_all()}</BackLink>
      <header>
        <h1>{data?.evento.nome ?? m.tickets_title()}</h1>
        {data && (
          <p className="mt-2 text-ink-muted">{momentText(data.evento.dataInicio, locale, timeZone)}</p>
        )}
        {data?.evento.local && (
          <p className="flex items-center gap-1.5 text-ink-muted">
            <MapPin aria-hidden="true" className="size-4" />
            {data.evento.local}
          </p>
        )}
      </header>
      <KeptNotice of={loaded} />
      {link && (
        <p>
          <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
            <Video aria-hidden="true" />
            {m.tickets_open_online()}
          </a>
        </p>
      )}
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ inscricoes }) => inscricoes.length === 0}
        empty={<p>{m.tickets_none_of_event()}</p>}
      >
        {({ inscricoes }) => (
          <ul className="ticket-grid">
            {inscricoes.map((inscricao, index) => (
              <TicketCard
                key={inscricao.id}
                eventId={eventId}
                inscricao={inscricao}
                place={{ number: index + 1, total: inscricoes.length }}
                onOpen={() => setOpen(shown.indexOf(inscricao))}
              />
            ))}
          </ul>
        )}
      </LoadedContent>
      {data && (
        <TicketScreen
          inscricoes={shown}
          evento={data.evento.nome}
          index={open}
          onMove={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}
