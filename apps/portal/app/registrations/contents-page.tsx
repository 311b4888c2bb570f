import { eventsCalls as calls } from '@atrio/contract'
import { FALLBACK_LOCALE, formatInstant } from '@atrio/rules'
import { EmptyState, Tag } from '@atrio/ui'
import { BookOpen } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { LoadedContent } from '../lib/personal/loaded-content.tsx'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { HydrateFallback } from './registrations-layout.tsx'
import { useOwner } from '../lib/session/owner.ts'

export const meta = () => [{ title: m.tickets_contents() }, { name: 'robots', content: 'noindex' }]

/** Spec §2: what the holder of a ticket may read and watch. */
export default function ContentsPage() {
  const { eventId, ticketId } = useParams()
  const [idEvento, idInscricao] = [Number(eventId), Number(ticketId)]
  const id = useOwner()
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const timeZone = useChurch()?.fusoHorario ?? 'UTC'
  const loaded = useCall(calls.listConteudosInscricao, { params: { id, idEvento, idInscricao } })
  return (
    <div className="stack max-w-3xl gap-6">
      <BackLink to={paths.registrationTickets({ eventId: idEvento })}>{m.tickets_back()}</BackLink>
      <h1>{m.tickets_contents()}</h1>
      <LoadedContent
        of={loaded}
        loading={<HydrateFallback />}
        isEmpty={({ conteudos }) => conteudos.length === 0}
        empty={<EmptyState icon={<BookOpen />} title={m.tickets_contents_none()} />}
      >
        {({ conteudos }) => (
          <ul className="flex flex-col gap-3">
            {conteudos.map(({ id: contentId, titulo, resumo, dataLiberacao }) => {
              const waits = dataLiberacao !== null && new Date(dataLiberacao) > new Date()
              return (
                <li key={contentId} className="card relative p-4">
                  <h2 className="font-ui text-lg font-semibold tracking-normal">
                    {waits ? (
                      titulo
                    ) : (
                      <Link
                        className="text-ink no-underline after:absolute after:inset-0"
                        to={paths.ticketContent({ eventId: idEvento, ticketId: idInscricao, contentId })}
                      >
                        {titulo}
                      </Link>
                    )}
                  </h2>
                  {resumo && <p className="text-ink-muted">{resumo}</p>}
                  {waits && (
                    <p className="mt-2">
                      <Tag tone="info">
                        {m.tickets_content_from({
                          moment: formatInstant(dataLiberacao, 'dateTime', locale, timeZone),
                        })}
                      </Tag>
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </LoadedContent>
    </div>
  )
}
