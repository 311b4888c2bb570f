import { groupsCalls as calls, type Reuniao } from '@atrio/contract'
import { addDays, FALLBACK_LOCALE, formatCivilDate, todayIn } from '@atrio/rules'
import { Link, useParams } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useCall } from '../lib/personal/use-call.ts'
import { m } from '../paraglide/messages.js'
import { BackLink } from '../reader/back-link.tsx'
import { useChurch, useRootData } from '../shell/church.ts'
import { HydrateFallback } from './in-group-layout.tsx'
import { LeadersOnly } from './leaders-only.tsx'
import { MeetingForm } from './meeting-form.tsx'

export const meta = () => [{ title: m.groups_write_title() }, { name: 'robots', content: 'noindex' }]

/** Writes down a meeting: one of a day that nobody has written of, or one that is there. */
export default function MeetingFormPage() {
  const params = useParams()
  const celulaId = Number(params.celulaId)
  const meetingId = params.meetingId === undefined ? null : Number(params.meetingId)
  return (
    <div className="stack gap-8">
      <header>
        <BackLink
          to={
            meetingId === null
              ? paths.groupMeetings({ celulaId })
              : paths.groupMeeting({ celulaId, meetingId })
          }
        >
          {m.groups_meetings()}
        </BackLink>
        <h1>{meetingId === null ? m.groups_write_new() : m.groups_write_title()}</h1>
      </header>
      {meetingId === null ? (
        <NewMeeting celulaId={celulaId} />
      ) : (
        <OldMeeting celulaId={celulaId} id={meetingId} />
      )}
    </div>
  )
}

function OldMeeting({ celulaId, id }: { celulaId: number; id: number }) {
  const slug = useChurch()?.slug ?? ''
  const loaded = useCall(calls.getReuniao, { params: { slug, id: celulaId, idReuniao: id } }, { fresh: true })
  return (
    <LeadersOnly of={loaded} loading={<HydrateFallback />}>
      {({ reuniao }) => (
        <MeetingForm key={reuniao.versao} slug={slug} celulaId={celulaId} reuniao={reuniao} />
      )}
    </LeadersOnly>
  )
}

/** Begins with the last day on which the group meets, or with today where that one is written down already. */
function NewMeeting({ celulaId }: { celulaId: number }) {
  const church = useChurch()
  const slug = church?.slug ?? ''
  const today = todayIn(church?.fusoHorario ?? 'UTC')
  const locale = useRootData()?.locale ?? FALLBACK_LOCALE
  const loaded = useCall(calls.getCelula, { params: { slug, id: celulaId }, query: {} })
  const written = useCall(calls.listReunioes, { params: { slug, id: celulaId }, query: { limit: 50 } })
  if (written.state === 'loading' && !written.data) return <HydrateFallback />
  const reunioes = written.data?.reunioes ?? []
  return (
    <LeadersOnly of={loaded} loading={<HydrateFallback />}>
      {({ celula: { diaSemana } }) => {
        const last = lastOf(today, diaSemana)
        const there = reunioes.find(({ data }) => data === last)
        return (
          <>
            {there && (
              <p>
                {m.groups_write_there({ dia: formatCivilDate(last, 'weekday', locale) })}{' '}
                <Link to={paths.groupMeeting({ celulaId, meetingId: there.id })}>
                  {m.groups_write_there_open()}
                </Link>
              </p>
            )}
            <MeetingForm
              slug={slug}
              celulaId={celulaId}
              reuniao={{ ...empty, data: there && last !== today ? today : last }}
            />
          </>
        )
      }}
    </LeadersOnly>
  )
}

const empty: Omit<Reuniao, 'id' | 'data' | 'versao'> = {
  tema: null,
  estudo: null,
  flagCancelada: false,
  presentes: 0,
  ausentes: 0,
  visitantes: 0,
  flagPresente: null,
  imagem: null,
  anotacoes: null,
  pedidosOracao: null,
  nomesVisitantes: [],
  presencas: [],
}

function lastOf(today: string, diaSemana: number | null): string {
  if (diaSemana === null) return today
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday - diaSemana + 7) % 7))
}
